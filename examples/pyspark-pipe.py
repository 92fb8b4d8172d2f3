"""Reads photos with PySpark's `pipe`: each partition goes through one warm process of the program.

usage: spark-submit pyspark-pipe.py LIST RESULT

LIST holds a path a line, as every worker sees it; RESULT becomes a folder of JSON lines, a bundle for each photo.
"""

import os
import sys

from pyspark.sql import SparkSession


def main(paths: str, result: str) -> None:
    spark = SparkSession.builder.appName("vegyscan").getOrCreate()
    # The exit code 1 says that some photos could not be read; their bundles say so too.
    command = "sh -c 'vegyscan scan --stdin --json --quiet --jobs 1 || [ $? -eq 1 ]'"
    # Without these, `pipe` starts commands in an empty environment: the program would be found nowhere.
    environment = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    bundles = spark.sparkContext.textFile(paths).pipe(command, env=environment, checkCode=True)
    bundles.saveAsTextFile(result)
    spark.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
