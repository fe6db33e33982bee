import type { Tool } from '../types';

export const tool: Tool = {
  title: 'R',
  category: 'Statistics',
  description:
    'The statisticians’ language. We use it when a pricing or stock decision needs a realistic margin of error.',
  code: 't.test(total ~ variant)',
  checkedAgainst: 'R 4.6',
  checked: '2026-11-21',
  meta: {
    title: 'R: pricing and stock decisions with a margin of error',
    description:
      'R is a programming language for statistics. We use it for price elasticity, forecasts, and small samples. It runs at night, and your store reads the results.',
  },
  subtitle:
    'You need this if a wrong answer is expensive. R is a programming language for statistics: when the question is “are we sure?”, it answers with a range.',
  overview: [
    'Ross Ihaka and Robert Gentleman began R at the University of Auckland in the early 1990s, as a free implementation of the S language from Bell Labs. It is licensed under the GPL and maintained by a core team; thousands of packages are on CRAN, its public archive. Statisticians publish their methods in it, so you can often install what was a paper last year.',
    'We use it where uncertainty is the point: how strongly demand reacts to price, whether the new packaging reduced breakage, how wide a forecast’s interval should be. R isn’t a good fit for running a busy website. It keeps data in memory, uses one core by default, and fewer web developers know it. So R computes at night and writes a table, and the store reads that table.',
  ],
  whyWeUse: [
    {
      title: 'Models that borrow strength',
      text: 'Mixed models in lme4 estimate an elasticity for each item and pull uncertain ones toward their category. Slow sellers get sensible prices, too.',
    },
    {
      title: 'Forecasting packages with a long record',
      text: 'The forecast package and its successor fable come from Rob Hyndman and colleagues, whose textbook many planners learned from.',
    },
    {
      title: 'Curves without guessing their shape',
      text: 'Generalized additive models in mgcv can find that demand is flat up to a certain price and then drops. You don’t have to assume a straight line.',
    },
    {
      title: 'Reports that update themselves',
      text: 'A Quarto document mixes text and code. Run it next month and it has next month’s numbers.',
    },
  ],
  applications: [
    {
      title: 'Price elasticity by item',
      text: 'Weekly sales, prices, promotions, and seasons go into one model. You get each product’s price elasticity with its confidence interval.',
    },
    {
      title: 'Did it work?',
      text: 'When you can’t randomize a test, as with a new store layout, synthetic controls compare the store with a weighted blend of others.',
    },
    {
      title: 'Safety stock',
      text: 'By simulating demand over your supplier’s real lead times, we show how much reserve stock you need for each level of availability.',
    },
    {
      title: 'How long customers stay',
      text: 'Survival models account for customers who haven’t left yet. Simple averages of “customer lifetime” get them wrong.',
    },
    {
      title: 'Surveys and small samples',
      text: 'Sixty answers to a fit question can be enough, if they are weighted and shown with their margin of error.',
    },
  ],
  benefits: [
    'Price changes start where the evidence is strong; uncertain ones are tested first.',
    'You learn that a difference may be chance before you spend money on it.',
    'Finance can reproduce any number from its script.',
    'Safety stock follows the risk of a stockout that you accept for each product.',
  ],
  integration: [
    {
      title: 'Freeze the packages',
      text: 'CRAN changes every day. renv records exact versions in `renv.lock`, and a rocker container pins R itself. In October, you can still reproduce March’s elasticity.',
    },
    {
      title: 'Fit, then ask why prices changed',
      text: 'Before a coefficient is used, diagnostics are plotted by item and season. They miss one problem. If prices were raised because demand was high, a higher price seems to sell better. So we rely on price changes with another cause, such as a supplier’s new cost or a fixed promotion calendar.',
    },
    {
      title: 'Deliver results as data',
      text: 'Rscript runs from your scheduler and writes estimates with their intervals to a table. For answers on demand, plumber exposes a function as an HTTP endpoint. We put a cache in front, because an R process serves one request at a time.',
    },
    {
      title: 'Check the licenses you ship',
      text: 'You can use GPL software inside your company without publishing anything. Distributing it is different, so we never bundle R into an app that customers download without a license review.',
    },
  ],
  callToAction: {
    title: 'Ask “how sure are you?”',
    text: 'Every average has a margin of error. We can work out yours, even if it turns out wider than you’d like.',
  },
};
