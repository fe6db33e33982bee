import type { ToolDetail } from '../../types';

/** The R page: statistics for decisions that need a margin of error. */
export const detail: ToolDetail = {
  checked: '2026-11-21',
  meta: {
    title: 'R: pricing and stock decisions with honest margins',
    description:
      'R is a programming language for statistics. We use it for price sensitivity, forecasts and small samples, and your shop reads the results every night.',
  },
  subtitle:
    'A programming language for statistics. When a decision depends on “are we sure?” it answers with a range.',
  overview: [
    'Ross Ihaka and Robert Gentleman began R at the University of Auckland in the early 1990s, as a free implementation of the S language from Bell Labs. It is licensed under the GPL and maintained by a core team; thousands of packages are on CRAN, its public archive. Statisticians publish their methods in it, so what was a paper last year can often be installed today.',
    'We use it where uncertainty is the point: how strongly demand reacts to price, whether the new packaging lowered breakage, how wide a forecast’s band should be. R is less at home as the engine of a busy website. It keeps data in memory, runs on one core unless told otherwise, and fewer web developers read it. So R computes at night and leaves a table behind; the shop reads the table.',
  ],
  whyWeUse: [
    {
      title: 'Models that borrow strength',
      text: 'Mixed models in lme4 estimate an elasticity for each item and pull the poorly known ones toward their category. Slow sellers get sensible prices, too.',
    },
    {
      title: 'Forecasting packages with a long record',
      text: 'The forecast package and its successor fable come from Rob Hyndman and colleagues, whose textbook many planners learned from.',
    },
    {
      title: 'Curves without guessing their shape',
      text: 'Generalized additive models in mgcv find that demand is flat up to a price and drops beyond it. No one had to assume a straight line.',
    },
    {
      title: 'Plots ready for a report',
      text: 'ggplot2’s smoothers draw their band of uncertainty unless told otherwise, and the script behind each figure is kept.',
    },
    {
      title: 'Reports that recalculate themselves',
      text: 'A Quarto document mixes text and code. Next month’s edition is made of next month’s numbers.',
    },
  ],
  applications: [
    {
      title: 'Price elasticity by item',
      text: 'Weekly sales, prices, promotions and seasons in one model. Out comes a reaction to price for each product, along with the range it might lie in.',
    },
    {
      title: 'Did it work?',
      text: 'When a test cannot be randomized, as with a new store layout, synthetic controls compare the store with a weighted blend of others.',
    },
    {
      title: 'Safety stock',
      text: 'Simulated demand over the supplier’s real lead times says how much reserve a promised availability costs.',
    },
    {
      title: 'How long customers stay',
      text: 'Survival models handle people who have not left yet, which simple averages of “customer lifetime” get wrong.',
    },
    {
      title: 'Surveys and small samples',
      text: 'Sixty answers to a fit question can decide something, if they are weighted and their margin is shown.',
    },
  ],
  benefits: [
    'Price changes start where the evidence is strong, and the doubtful ones are tested first.',
    'A difference that may be chance is called so before money is spent on it.',
    'Finance can rerun any figure from the script that made it.',
    'Reserve stock follows the risk of running out that you accept for each product.',
  ],
  integration: [
    {
      title: 'Freeze the packages',
      text: 'CRAN moves every day. renv records exact versions in renv.lock, and a rocker container pins R itself, so the elasticity of March can be reproduced in October.',
    },
    {
      title: 'Read columns, not exports',
      text: 'The arrow package opens Parquet on object storage, and DBI with dbplyr pushes filters into your database. Only the aggregated rows enter memory; data.table takes over when there are many of them.',
    },
    {
      title: 'Fit, then ask why prices changed',
      text: 'Before a coefficient is used, diagnostics are plotted by item and season. One fault they do not show: where prices were raised because demand was high, a more expensive product seems to sell better. So we rely on price changes that had another cause, such as a supplier’s new cost or a fixed promotion calendar.',
    },
    {
      title: 'Hand over as data',
      text: 'Rscript runs from your scheduler and writes estimates with their intervals to a table. Where an answer is needed on request, plumber exposes one function as an HTTP endpoint behind a cache, since a single R process serves one request at a time.',
    },
    {
      title: 'Check the licenses you ship',
      text: 'Using GPL software inside your company carries no duty to publish. Distributing it does, so nothing in R is bundled into an app that customers download without a review.',
    },
  ],
  callToAction: {
    title: 'Ask “how sure are you?”',
    text: 'Send us a decision that was taken on an average. We will put a margin around it, even if the margin turns out wide.',
  },
};
