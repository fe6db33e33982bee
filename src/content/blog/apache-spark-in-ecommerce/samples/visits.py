from datetime import date, timedelta

from pyspark.sql import SparkSession, Window
from pyspark.sql import functions as F

DAY = date(2025, 8, 18)
GAP_SECONDS = 30 * 60

spark = (
    SparkSession.builder.appName("visits")
    .config("spark.sql.session.timeZone", "UTC")
    .getOrCreate()
)

clicks = (
    spark.read.parquet("s3a://shop-lake/clicks/")
    # One extra day on each side, because people browse across midnight.
    .where(F.col("day").between(DAY - timedelta(days=1), DAY + timedelta(days=1)))
    # Before the shuffle, drop bots and clicks that have no visitor ID.
    .where(F.col("visitor_id").isNotNull() & ~F.col("is_bot"))
    .select("visitor_id", "event_time", "event_name", "sku")
)

by_visitor = Window.partitionBy("visitor_id").orderBy("event_time")
previous = F.lag("event_time").over(by_visitor)
is_new = F.col("pause").isNull() | (F.col("pause") > GAP_SECONDS)

visits = (
    clicks.withColumn("pause", F.unix_timestamp("event_time") - F.unix_timestamp(previous))
    .withColumn("starts", F.when(is_new, 1).otherwise(0))
    .withColumn("visit_no", F.sum("starts").over(by_visitor))
    .groupBy("visitor_id", "visit_no")
    .agg(
        F.min("event_time").alias("started_at"),
        F.max("event_time").alias("ended_at"),
        F.countDistinct("sku").alias("products_seen"),
        F.max((F.col("event_name") == "purchase").cast("int")).alias("bought"),
    )
    .where(F.to_date("started_at") == F.lit(DAY))
)

# Overwrites only this day's folder, so a rerun replaces the day.
visits.write.mode("overwrite").parquet(f"s3a://shop-lake/visits/day={DAY}")
