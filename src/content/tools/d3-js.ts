import type { Tool } from '../types';

/** https://github.com/d3/d3/releases, https://d3js.org/getting-started */
export const d3Modules = '7';

export const tool: Tool = {
  title: 'D3.js',
  category: 'Visuals',
  description:
    'Building blocks for custom charts, for questions about your store that a standard bar chart can’t answer.',
  code: 'd3.line().x((d) => d.week)',
  checkedAgainst: 'D3 7.9',
  checked: '2026-11-21',
  meta: {
    title: 'D3.js: charts for the question you keep asking',
    description:
      'D3 is a JavaScript library for charts a spreadsheet can’t draw, such as returns by size or stock over time. For many other questions, a bar chart is enough.',
  },
  subtitle:
    'You need this if you keep discussing the same question and no standard report answers it. D3 is a JavaScript library for custom charts.',
  overview: [
    `Mike Bostock published D3 in 2011 with Vadim Ogievetsky and Jeffrey Heer of Stanford’s visualization group; the name stands for data-driven documents. It is JavaScript under the permissive ISC license. Since version ${d3Modules} it has been written as ES modules, with a bundle for plain script tags. It has no bar chart function. You get scales, shapes, axes, layouts, maps, and a way of binding data to elements on the page.`,
    'That makes it slow to learn and hard to outgrow. For a plain line chart we pick something ready-made, often Observable Plot, from Bostock’s later company. D3 is worth the effort when the form itself carries the answer: returns drawn over a size curve, or a season drawn as a calendar. It mostly draws SVG, which gets slow beyond a few thousand marks; then we use canvas.',
  ],
  whyWeUse: [
    {
      title: 'Any chart you can draw',
      text: 'No chart menu offers returns drawn over a size curve. In D3 you define how each value becomes a length, a position, or a color.',
    },
    {
      title: 'Real elements on a real page',
      text: 'Marks are SVG nodes with your styles, links, focus order, and text alternatives. They print, zoom, and work with screen readers.',
    },
    {
      title: 'Use only the math you need',
      text: 'Scales, bins, force layouts, and projections are independent modules. We often use `d3-scale` and `d3-shape` alone and let React do the drawing.',
    },
    {
      title: 'Charts that last',
      text: 'Charts written years ago still run, because the library relies on web standards and needs no server, account, or license key.',
    },
  ],
  applications: [
    {
      title: 'Returns by size and reason',
      text: 'A grid of sizes and return reasons is shaded by rate. You see at a glance that one style of pants runs small, but only in long.',
    },
    {
      title: 'Where visitors drop off',
      text: 'We draw a flow diagram from landing page to checkout with the `d3-sankey` add-on. The wider a dead-end band, the more visitors left there.',
    },
    {
      title: 'Stock over time',
      text: 'Each product is a row with dots for deliveries and a fading band for remaining stock. Late reorders stand out across hundreds of rows.',
    },
    {
      title: 'How customers move between segments',
      text: 'Last quarter’s segments are on the left and this quarter’s on the right, with bands in between. You see whether loyal customers became occasional and whether new ones stayed.',
    },
    {
      title: 'Your price, their price, your sales',
      text: 'Your price and the market’s share one axis, and units sold use the other. Drag to select the week of the promotion.',
    },
  ],
  benefits: [
    'Meetings start from the same chart instead of four spreadsheets.',
    'People notice a defect in one size or batch without looking for it.',
    'Brushing and filtering answer the follow-up question too.',
    'It runs in your own back office, with no per-seat licenses.',
  ],
  integration: [
    {
      title: 'Agree on the sentence first',
      text: 'Each chart has to finish one sentence, such as “most shoppers leave us at …” We sketch it on paper with last month’s numbers before we write any code.',
    },
    {
      title: 'Aggregate before the browser',
      text: 'Your warehouse delivers a few hundred aggregated rows as CSV or JSON, not raw events. On the page, `d3.rollup` and `d3.bin` regroup the remaining rows when a reader filters.',
    },
    {
      title: 'Watch out for time zones',
      text: '`d3.autoType` reads “2025-03-09” as midnight UTC, while `scaleTime` labels local time. In New York, every date slips back by one day. We parse explicitly and use `scaleUtc` for business days.',
    },
    {
      title: 'Make it work for everyone',
      text: 'Each chart comes with a table of the same numbers and keyboard access to its marks. Its colors survive color blindness and dark mode, and it stays legible on a narrow phone.',
    },
  ],
  callToAction: {
    title: 'That spreadsheet you never open',
    text: 'What decision was it made for? With the answer, we can sketch the chart that would settle it.',
  },
};
