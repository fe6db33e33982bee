import type { ToolDetail } from '../../types';
import { d3Modules } from '../versions';

/** The D3.js page: custom charts, and why most stores need only a few. */
export const detail: ToolDetail = {
  checked: '2026-11-21',
  meta: {
    title: 'D3.js: charts cut to the question you keep asking',
    description:
      'D3 is a JavaScript library for charts that a spreadsheet can’t draw: returns by size, stock over time. What they take, and when a bar chart will do.',
  },
  subtitle:
    'A JavaScript library for charts of your own design, so that one picture can answer the question you keep discussing.',
  overview: [
    `D3 was published in 2011 by Mike Bostock with Vadim Ogievetsky and Jeffrey Heer of Stanford’s visualization group; the name stands for data-driven documents. It is JavaScript under the permissive ISC license, and since version ${d3Modules} it is written as ES modules; a bundle for plain script tags ships with it. There is no bar-chart function in it. You get scales, shapes, axes, layouts, maps and a way of binding data to elements on the page.`,
    'That makes it slow to start with and hard to outgrow. For a plain line chart we pick something ready-made, often Observable Plot, from Bostock’s later company. D3 is worth the effort where the form itself carries the answer: a size curve with returns laid over it, or a season drawn as a calendar. It draws mostly SVG, which gets sluggish beyond some thousands of marks; then we paint on canvas.',
  ],
  whyWeUse: [
    {
      title: 'Any chart you can draw',
      text: 'A size curve with returns laid over it is in no menu of chart types. In D3 you say how each value becomes a length, a position or a color.',
    },
    {
      title: 'Real elements on a real page',
      text: 'Marks are SVG nodes with your styles, links, focus order and text alternatives. Print, zoom and screen readers get something sensible.',
    },
    {
      title: 'The mathematics is separable',
      text: 'Scales, bins, force layouts and projections are independent modules. We often use d3-scale and d3-shape alone and let React do the drawing.',
    },
    {
      title: 'Charts keep working for years',
      text: 'Charts from years ago run untouched, for the library leans on web standards and takes no server, account or license key.',
    },
  ],
  applications: [
    {
      title: 'Returns by size and reason',
      text: 'A grid of sizes against reasons, shaded by rate, shows at a glance that one pair of pants runs small in the long lengths only.',
    },
    {
      title: 'Paths that end in nothing',
      text: 'A flow diagram from landing page to checkout, drawn with the d3-sankey add-on: the wider a band that leads nowhere, the more visitors left there.',
    },
    {
      title: 'Stock against time',
      text: 'Each product is a line of dots for deliveries and a fading band for what remains. Late reorders stand out across hundreds of rows.',
    },
    {
      title: 'How customers move between groups',
      text: 'Segments of last quarter on the left, of this one on the right, bands in between. One sees whether the loyal became occasional or the new ones stayed.',
    },
    {
      title: 'Price, rival, sales',
      text: 'Your price and the market’s on one axis, units on the other, with a brush to select the week of the promotion.',
    },
    {
      title: 'Choosing by eye',
      text: 'Paint shades by hue and depth, headphones by weight and battery life: shoppers pick from a picture and skip the comparison table.',
    },
  ],
  benefits: [
    'Meetings start from the same picture rather than from four spreadsheets.',
    'A defect in one size or one batch is seen by people who were not looking for it.',
    'The chart answers the follow-up question too, by brushing or filtering.',
    'It sits inside your own back office, so no seat licenses are counted.',
  ],
  integration: [
    {
      title: 'Agree on the sentence first',
      text: 'Each chart has to finish one sentence, such as “most shoppers leave us at …” We sketch it on paper with last month’s figures before any code is written.',
    },
    {
      title: 'Aggregate before the browser',
      text: 'Your warehouse delivers a few hundred summed rows as CSV or JSON, not the raw events. In the page, d3.rollup and d3.bin regroup what is left when someone filters.',
    },
    {
      title: 'One owner per element',
      text: 'In a React shop, React renders the SVG and D3 supplies scales and path strings. Where D3 owns a node, for axes, zoom or brush, it gets a ref and selection.join(), and React renders nothing inside.',
    },
    {
      title: 'Beware of the calendar',
      text: 'd3.autoType reads “2025-03-09” as midnight UTC, while scaleTime labels local time. In New York, every day slips back by one. We parse explicitly and use scaleUtc for business days.',
    },
    {
      title: 'Finish it for everyone',
      text: 'A table with the same numbers, keyboard access to marks, colors that survive color blindness and dark mode, and a legible layout on a narrow phone are part of the job, not an extra.',
    },
  ],
  callToAction: {
    title: 'Send a spreadsheet that nobody reads',
    text: 'We will ask what it is supposed to settle, and sketch the chart that would settle it.',
  },
};
