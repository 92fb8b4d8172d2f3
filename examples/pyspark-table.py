"""Reads photos on Spark into two tables in Parquet: a bundle for each photo, and a row for each dish.

usage: spark-submit pyspark-table.py LIST RESULT [ROUND]

LIST holds a path a line, as every worker sees it. Each partition goes through one warm process of the program, so no
photo waits for it to start; a photo that can't be read has a bundle that says so. The photos are read in rounds of
ROUND (10,000), each of which is written whole or not at all: a task whose worker is lost is done again by Spark, and the
same command carries on after a job that ended early. RESULT/bundles has the columns path and bundle (JSON);
RESULT/dishes is made of it at the end.
"""

import subprocess
import sys
import threading

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


def bundles(rows):
    """The bundles of a partition's paths, in their order."""
    paths = [row.path for row in rows]
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


def main(list_file, result, most="10000"):
    spark = SparkSession.builder.appName("vegyscan").getOrCreate()
    wanted = spark.read.text(list_file).toDF("path").where("path != ''").distinct()
    while True:
        try:
            open_paths = wanted.join(spark.read.parquet(f"{result}/bundles"), "path", "left_anti")
        except AnalysisException:
            open_paths = wanted
        paths = open_paths.orderBy("path").limit(int(most)).collect()
        if not paths:
            break
        tasks = max(1, len(paths) // PHOTOS_A_TASK, min(len(paths), spark.sparkContext.defaultParallelism))
        read = spark.sparkContext.parallelize(paths, tasks).mapPartitions(bundles)
        spark.createDataFrame(read, "path string, bundle string").write.mode("append").parquet(f"{result}/bundles")
    dish = spark.read.parquet(f"{result}/bundles").select("path", functions.from_json("bundle", BUNDLE.strip()).alias("menu"))
    dish = dish.select("path", functions.col("menu.id").alias("menu"), functions.explode("menu.dishes").alias("dish"))
    dish.select(
        "path", "menu", "dish.id", "dish.section", "dish.name", "dish.prices", "dish.classification.label",
        "dish.classification.claims", "dish.classification.allergens",
    ).write.mode("overwrite").parquet(f"{result}/dishes")
    spark.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
