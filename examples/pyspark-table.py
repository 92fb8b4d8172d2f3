"""Reads photos on Spark into two tables in Parquet: a bundle for each photo, and a row for each dish.

usage: spark-submit pyspark-table.py LIST RESULT [ROUND]

LIST holds a path a line, as every worker sees it. Each partition goes through one warm process of the program, so no
photo waits for it to start; a photo that can't be read has a bundle that says so. The photos are read in rounds of
ROUND (10,000). A task whose worker is lost is done again by Spark. After a job that ended early the same command
carries on, and reads again what its last round had not finished. RESULT/bundles has the columns path, bundle (JSON)
and round (when it began, in milliseconds); RESULT/dishes is made of it at the end. Options of the program are set by
its variables, such as VEGYSCAN_LANGUAGES, in the environment of the workers.
"""

import subprocess
import sys
import threading
import time

from pyspark.errors import AnalysisException
from pyspark.sql import SparkSession, functions

PHOTOS_A_TASK = 100

# What the table of dishes takes from a bundle; a bundle has much more.
BUNDLE = """
    id string, dishes array<struct<
        id string, section string, name string,
        prices array<struct<text string, amount double, currency string>>,
        classification struct<label string, claims map<string, string>, allergens map<string, string>>>>
"""


def bundles(paths):
    """The paths of a partition with their bundles, in their order."""
    paths = list(paths)
    if not paths:
        return
    process = subprocess.Popen(
        ["vegyscan", "scan", "--stdin", "--null", "--json", "--quiet", "--jobs", "1"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def give():
        for path in paths:
            process.stdin.write(path.encode() + b"\0")
        process.stdin.close()

    # The program answers while it still gets paths; nobody may wait for the other.
    threading.Thread(target=give, daemon=True).start()
    count = 0
    for path, line in zip(paths, process.stdout):
        count += 1
        yield path, line.decode().rstrip("\n")
    # The code 1 says that some photos could not be read; their bundles say so too.
    if process.wait() not in (0, 1) or count < len(paths):
        raise RuntimeError(f"vegyscan ended with code {process.returncode} after {count} of {len(paths)} photos")


def main(list_file, result, size="10000"):
    spark = SparkSession.builder.appName("vegyscan").getOrCreate()
    photos = spark.read.text(list_file).toDF("path").where("path != ''").distinct()
    try:
        photos = photos.join(spark.read.parquet(f"{result}/bundles"), "path", "left_anti")
    except AnalysisException:
        pass  # There are no bundles yet.
    paths = [row.path for row in photos.orderBy("path").toLocalIterator()]
    for start in range(0, len(paths), int(size)):
        part = paths[start:start + int(size)]
        tasks = max(1, len(part) // PHOTOS_A_TASK, min(len(part), spark.sparkContext.defaultParallelism))
        read = spark.sparkContext.parallelize(part, tasks).mapPartitions(bundles)
        # A folder for each round: in a common one Spark would take the finished tasks of a killed job for its own.
        folder = f"{result}/bundles/round={time.time_ns() // 1_000_000}"
        spark.createDataFrame(read, "path string, bundle string").write.parquet(folder)
    table = spark.read.parquet(f"{result}/bundles")
    dish = table.select("path", functions.from_json("bundle", BUNDLE.strip()).alias("menu"))
    dish = dish.select("path", functions.col("menu.id").alias("menu"), functions.explode("menu.dishes").alias("dish"))
    dish.select(
        "path", "menu", "dish.id", "dish.section", "dish.name", "dish.prices", "dish.classification.label",
        "dish.classification.claims", "dish.classification.allergens",
    ).write.mode("overwrite").parquet(f"{result}/dishes")
    spark.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
