import { demoIds } from '../../src/content/demos/demoIds';
import { paths } from '../../src/content/paths';

/** One figure, as each run had it. */
export interface Figure {
  readonly name: string;
  readonly unit: 'ms' | 'points' | 'shift' | 'index';
  readonly runs: readonly number[];
  /** The same of the other checkout; null if there is none. */
  readonly against: readonly number[] | null;
  /** The most that it should be (the score: the least); the machine's own speed has none. */
  readonly goal: number | null;
}

/** A figure's goal, and whether it is where it should be, as two cells of a table. */
export function goalCells({ unit, runs, goal }: Figure): readonly [string, string] {
  if (goal === null) return ['', ''];
  const measured = median(runs);
  const isReached = unit === 'points' ? measured >= goal : measured <= goal;
  return [String(goal), isReached ? 'yes' : 'no'];
}

/** The other checkout's figure, and how far ours is from it, or that the runs differ as much among themselves. */
export function differenceCells(figure: Figure): readonly [string, string] {
  const { runs, against } = figure;
  if (against === null) return ['', ''];
  const difference = median(runs) - median(against);
  const isNoise = Math.abs(difference) <= Math.max(spreadOf(runs), spreadOf(against));
  const sign = difference > 0 ? '+' : '';
  return [
    figureText(figure, against),
    isNoise ? 'within the noise' : `${sign}${figureText(figure, [difference])}`,
  ];
}

/** The median of some runs: a layout shift to the thousandth, all else whole. */
export function figureText({ unit }: Pick<Figure, 'unit'>, runs: readonly number[]): string {
  return median(runs).toFixed(unit === 'shift' ? 3 : 0);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function spreadOf(runs: readonly number[]): number {
  return Math.max(...runs) - Math.min(...runs);
}

/** A page of each kind, and each that computes, for Lighthouse. */
export const lighthousePages: readonly string[] = [
  paths.home,
  paths.shop,
  paths.product('fraud-shield'),
  paths.cart,
  paths.checkout,
  paths.post('apache-spark-in-ecommerce'),
  paths.service('dynamic-pricing'),
  paths.pricing,
  paths.store,
  ...demoIds.map((id) => paths.demo(id)),
];

/** What Lighthouse's mobile run should say of every page. */
export const lighthouseGoals = [
  { name: 'score', audit: null, unit: 'points', goal: 100 },
  { name: 'first paint', audit: 'first-contentful-paint', unit: 'ms', goal: 800 },
  { name: 'largest paint', audit: 'largest-contentful-paint', unit: 'ms', goal: 1_100 },
  { name: 'blocked', audit: 'total-blocking-time', unit: 'ms', goal: 50 },
  { name: 'layout shift', audit: 'cumulative-layout-shift', unit: 'shift', goal: 0.01 },
] as const;

/** The first view of a page on the slow line: when it is painted, and when a control on it answers. */
export const firstView = {
  path: paths.product('fraud-shield'),
  control: "button[aria-label^='Add to Cart: Fraud']",
  goals: { paint: 500, largest: 600, answer: 1_300 },
} as const;

/** From a tap to what it shows. */
export interface Tap {
  readonly name: string;
  readonly open: string;
  /** Tapped first, each after the page has settled, so that what they lead to is loaded already. */
  readonly before?: readonly string[];
  /** How long the page stands before the tap. */
  readonly settleMs: number;
  /** How long the pointer rests on the link before the tap. */
  readonly restMs?: number;
  readonly tap: string;
  /** Goes Back instead, from where the last of `before` led. */
  readonly isBack?: boolean;
  /** What the tap leads to: an element that holds a text. */
  readonly shows: { readonly selector: string; readonly text: string };
  readonly goalMs: number;
}

const toProduct = {
  open: paths.shop,
  tap: 'main article h2 a',
  shows: { selector: 'main h1', text: 'AI Personalization Engine' },
};
const toPricing = {
  open: paths.home,
  tap: `footer a[href='${paths.pricing}']`,
  shows: { selector: 'main h1', text: 'Pricing' },
};

export const taps: readonly Tap[] = [
  { ...toProduct, name: 'shop → product, tapped at once', settleMs: 0, goalMs: 350 },
  { ...toProduct, name: 'shop → product, in view for 3 s', settleMs: 3_000, goalMs: 160 },
  { ...toProduct, name: 'shop → product, rested on for 200 ms', settleMs: 3_000, restMs: 200, goalMs: 160 },
  {
    ...toProduct,
    name: 'shop → product, loaded before',
    settleMs: 1_000,
    before: [toProduct.tap, `main a[href='${paths.shop}']`],
    goalMs: 336,
  },
  {
    ...toProduct,
    name: 'product → shop, Back',
    settleMs: 1_000,
    before: [toProduct.tap],
    tap: 'main',
    isBack: true,
    shows: { selector: 'main article h2', text: 'AI Personalization Engine' },
    goalMs: 336,
  },
  { ...toPricing, name: 'home → pricing, tapped at once', settleMs: 0, goalMs: 350 },
  { ...toPricing, name: 'home → pricing, rested on for 200 ms', settleMs: 3_000, restMs: 200, goalMs: 120 },
  {
    name: 'add to cart → badge',
    open: paths.shop,
    settleMs: 1_000,
    tap: "button[aria-label^='Add to Cart: Review']",
    shows: { selector: "header a[href='/cart']", text: '3' },
    goalMs: 40,
  },
];
