import type { Tool } from '../types';

/** https://spark.apache.org/docs/latest/core-migration-guide.html, sparkr-migration-guide.html */
export const sparkAdaptiveByDefault = '3.2';
export const sparkSessionWindow = '3.2';
export const sparkAnsiByDefault = '4.0';
export const sparkRDeprecated = '4.0';
/** apache/spark pull requests 51010 and 51005. */
export const sparkMagicCommitterByDefault = '4.1';

export const tool: Tool = {
  title: 'Apache Spark',
  category: 'Data and search',
  description: 'A distributed engine for stores whose orders and clicks no longer fit on one machine.',
  code: 'df.groupBy("sku").count()',
  checkedAgainst: 'Apache Spark 4.3',
  checked: '2026-11-23',
  meta: {
    title: 'Apache Spark: when the nightly report comes too late',
    description:
      'Spark spreads orders and clicks across many machines. Most stores don’t need it. For those that do, we set up jobs that finish before the day starts.',
  },
  subtitle:
    'You need this if your nightly numbers aren’t ready in the morning. Spark is software that spreads calculations across many machines.',
  overview: [
    `Spark started in 2009 at UC Berkeley, in what became the AMPLab, and became a top-level Apache project in 2014. It splits a table across many machines, works on the pieces in parallel, and recomputes any piece whose machine fails. It is written in Scala; you use it from SQL, Python, Java, or Scala. SparkR has been deprecated since ${sparkRDeprecated}. The license is Apache 2.0.`,
    'It is made for logs that never stop: clicks, impressions, stock movements, prices. One engine handles the nightly batch and, with Structured Streaming, the small batches that arrive all day. A cluster needs maintenance. If your history fits on one large machine, and many stores’ data does, a database or a single-node engine is faster and cheaper. We check that first, and have talked clients out of Spark.',
  ],
  whyWeUse: [
    {
      title: 'Growth without a rewrite',
      text: 'The same DataFrame code runs on a laptop sample and on the full archive. In the week before Christmas, only the number of machines changes.',
    },
    {
      title: 'SQL that your analysts can read',
      text: 'Most of a job can be written in Spark SQL. Anyone who questions a number can see how it was computed.',
    },
    {
      title: 'One logic for batch and stream',
      text: 'You write a revenue definition once and use it on last year’s files and on the past five minutes.',
    },
    {
      title: 'A recommender at scale is included',
      text: 'ALS (alternating least squares), in Spark’s MLlib, factorizes the purchases of millions of shoppers across the cluster. It has an implicit-feedback mode for data without ratings.',
    },
  ],
  applications: [
    {
      title: 'Sessions from raw clicks',
      text: 'Events are sorted by visitor and split after half an hour without activity. That gives you funnels, search paths, and the point where people give up.',
    },
    {
      title: 'Customer features for segmentation',
      text: 'Recency, frequency, favorite departments, return habits: one wide row per customer, rebuilt each night from every order ever placed.',
    },
    {
      title: 'Which products are bought together',
      text: '`FPGrowth` finds products bought together across years of receipts. A filter on lift leaves out products everyone buys, such as shopping bags.',
    },
    {
      title: 'One stock count for all channels',
      text: 'Store sales, web orders, transfers, and returns stream in with different delays. Watermarks decide which late events still count.',
    },
    {
      title: 'Accounts that share too much',
      text: 'Joining years of accounts on phone, card fingerprint, and pickup point reveals accounts that belong together. The reviewer gets one case instead of ten.',
    },
  ],
  benefits: [
    'Yesterday’s figures are there when the first person opens the dashboard.',
    'Questions about three years of clicks become an afternoon’s query instead of a project.',
    'When a definition changes, the same job recounts past years, so they stay comparable.',
    'Web, store, and warehouse report the same revenue, because one job defines it.',
  ],
  integration: [
    {
      title: 'Land the data as Parquet',
      text: 'Events go to object storage partitioned by date, never by customer. Thousands of tiny files often make jobs slow, so a compaction step merges them each night.',
    },
    {
      title: 'Let the optimizer work',
      text: `We stick to DataFrame functions and SQL. A Python UDF moves rows out of the JVM and hides them from the optimizer. Adaptive query execution, on by default since ${sparkAdaptiveByDefault}, splits skewed joins. Even so, filter out the guest account with a million orders first.`,
    },
    {
      title: 'Stream with a memory limit',
      text: 'We read from Kafka with `readStream` and set `withWatermark` on the event time. Without the watermark, state grows until the job runs out of memory. `foreachBatch` merges on the event ID, because a batch may be delivered twice.',
    },
    {
      title: 'Train ALS with care',
      text: 'User and item IDs must be integers, and unseen ones yield NaN unless `coldStartStrategy` is set to drop. ALS takes no product attributes, so brand-new products need another source.',
    },
  ],
  callToAction: {
    title: 'Do you need a cluster?',
    text: 'That depends on how many orders and events you keep and how long your nightly job takes. With those numbers, we can recommend the smallest setup that works.',
  },
};
