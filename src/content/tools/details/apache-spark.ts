import type { ToolDetail } from '../../types';
import { sparkAdaptiveByDefault, sparkRDeprecated } from '../versions';

/** The Apache Spark page: for shops whose events have outgrown one machine, and a warning for those whose have not. */
export const detail: ToolDetail = {
  checked: '2026-11-23',
  meta: {
    title: 'Apache Spark: when the nightly report comes too late',
    description:
      'Spark spreads orders and clicks over many machines. When a retailer needs it, when it is too much, and how we set up jobs that finish before the shop opens.',
  },
  subtitle:
    'Software that spreads a calculation over many machines, for shops whose nightly numbers are not ready in the morning.',
  overview: [
    `Spark was born in 2009 at UC Berkeley, in what became the AMPLab, and turned into a top-level Apache project in 2014. It splits a table over many machines, works on the pieces in parallel, and recomputes any piece whose machine fails. It is written in Scala and driven from SQL, Python, Java or Scala itself; SparkR is deprecated since ${sparkRDeprecated}. The license is Apache 2.0.`,
    'It is made for logs that never stop: clicks, impressions, stock movements, prices. One engine handles the nightly batch and, with Structured Streaming, the small batches that arrive all day. A cluster has to be looked after. If your history fits on one large machine (and many shops’ do), a database or a single-node engine answers sooner and costs less. We check that first, and have talked clients out of Spark.',
  ],
  whyWeUse: [
    {
      title: 'Growth without a rewrite',
      text: 'The same DataFrame code runs on a laptop sample and on the full archive. What changes in the week before Christmas is the number of machines.',
    },
    {
      title: 'SQL that your analysts can read',
      text: 'Most of a job can be written as Spark SQL. The person who questions a figure can follow how it came about.',
    },
    {
      title: 'Batch and stream share their logic',
      text: 'A revenue definition is written once and used on last year’s files and on the past five minutes.',
    },
    {
      title: 'A recommender at scale is included',
      text: 'ALS (alternating least squares), in Spark’s library MLlib, factorizes purchases of millions of shoppers across the cluster, with an implicit-feedback mode for data without ratings.',
    },
    {
      title: 'No single owner',
      text: 'Every large cloud offers managed Spark, and it runs on Kubernetes. Your jobs and Parquet files can move if a price list does.',
    },
  ],
  applications: [
    {
      title: 'Sessions out of raw clicks',
      text: 'Events are sorted per visitor and cut where half an hour passes without activity. From there come funnels, search paths and the moment when people give up.',
    },
    {
      title: 'Customer features for segmentation',
      text: 'Recency, frequency, favorite departments, return habits: one wide row per customer, rebuilt each night from every order ever placed.',
    },
    {
      title: 'Bought together, honestly counted',
      text: 'FPGrowth finds products bought together across years of receipts. A filter on lift leaves out what everybody buys, such as shopping bags.',
    },
    {
      title: 'One stock figure for all channels',
      text: 'Counter sales, web orders, transfers and returns stream in with different delays. Watermarks settle which late events still count.',
    },
    {
      title: 'Accounts that share too much',
      text: 'Joining years of accounts on phone, card fingerprint and pickup point brings up groups of accounts that belong together. The reviewer receives one case instead of ten.',
    },
    {
      title: 'Candidates for recommendations',
      text: 'A few hundred likely products per shopper are computed in bulk; a lighter model reorders them during the visit.',
    },
  ],
  benefits: [
    'Yesterday’s figures are there when the first person opens the dashboard.',
    'Questions about three years of clicks become an afternoon’s query instead of a project.',
    'When a definition changes, past years are counted again by the same job, so that they can still be compared.',
    'Web, store and warehouse report one revenue figure, because one job defines it.',
  ],
  integration: [
    {
      title: 'Land the data as Parquet',
      text: 'Events go to object storage partitioned by date, never by customer. Thousands of tiny files are a frequent reason for slow jobs, so a compaction step merges them each night.',
    },
    {
      title: 'Let the optimizer work',
      text: `We stay with DataFrame functions and SQL; a Python UDF ships rows out of the JVM and hides them from the optimizer. Adaptive query execution, on by default since ${sparkAdaptiveByDefault}, splits skewed joins, though the guest account with a million orders is best filtered out first.`,
    },
    {
      title: 'Stream with a memory limit',
      text: 'readStream from Kafka, withWatermark on the event time, foreachBatch into the warehouse with a merge on the event id, because a batch may be delivered twice. Without the watermark, what is kept for counts and joins grows until the job runs out of memory.',
    },
    {
      title: 'Never collect',
      text: 'collect() and toPandas() pull everything into the driver’s memory. Results are written to tables, and only a summary crosses over. A lint rule in the repository refuses the rest.',
    },
    {
      title: 'Train ALS with care',
      text: 'User and item ids must be integers, and unseen ones yield NaN unless coldStartStrategy is set to drop. ALS takes no product attributes, so brand-new articles need another source.',
    },
  ],
  callToAction: {
    title: 'Do you need a cluster?',
    text: 'Tell us how many orders and events you keep and how long your nightly job takes. We answer with the smallest thing that would do.',
  },
};
