import { demoIds } from '../../src/content/lists/products.computed';
import { paths } from '../../src/content/paths';

/** A measurement with its value in each run. */
export interface Figure {
  readonly name: string;
  readonly unit: 'ms' | 'points' | 'shift' | 'index' | 'elements';
  readonly runs: readonly number[];
  /** The other checkout's values; null if there is none. */
  readonly against: readonly number[] | null;
  /** Upper limit, or lower limit for the score; null for a figure without a goal. */
  readonly goal: number | null;
}

/** Returns the goal and whether it's met, as two table cells. */
export function goalCells({ unit, runs, goal }: Figure): readonly [string, string] {
  if (goal === null) return ['', ''];
  const measured = median(runs);
  const isReached = unit === 'points' ? measured >= goal : measured <= goal;
  return [String(goal), isReached ? 'yes' : 'no'];
}

/** Returns the other checkout's figure and the difference, or a note that it's within the noise. */
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

/** Formats the median; layout shifts get three decimals. */
export function figureText({ unit }: Pick<Figure, 'unit'>, runs: readonly number[]): string {
  return median(runs).toFixed(unit === 'shift' ? 3 : 0);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function spreadOf(runs: readonly number[]): number {
  return Math.max(...runs) - Math.min(...runs);
}

/** Pages that Lighthouse measures: one of each kind, and every page with a computation. */
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

/** Goals for Lighthouse's mobile run on every page. */
export const lighthouseGoals = [
  { name: 'score', audit: null, unit: 'points', goal: 100 },
  { name: 'first paint', audit: 'first-contentful-paint', unit: 'ms', goal: 800 },
  { name: 'largest paint', audit: 'largest-contentful-paint', unit: 'ms', goal: 1_100 },
  { name: 'blocked', audit: 'total-blocking-time', unit: 'ms', goal: 50 },
  { name: 'layout shift', audit: 'cumulative-layout-shift', unit: 'shift', goal: 0.01 },
] as const;

/**
 * Goals for the first view on a slow line, in milliseconds: first paint, largest paint, and first response of
 * a control.
 */
export const firstView = {
  path: paths.product('fraud-shield'),
  control: "button[aria-label^='Add to Cart: Fraud']",
  goals: { paint: 500, largest: 600, answer: 1_300 },
} as const;

export interface Tap {
  readonly name: string;
  readonly open: string;
  /** Links to tap first, each after the page has settled, so that their targets are loaded. */
  readonly before?: readonly string[];
  /** Milliseconds that the page rests before the tap. */
  readonly settleMs: number;
  /** Milliseconds that the pointer rests on the link before the tap. */
  readonly restMs?: number;
  readonly tap: string;
  /** Goes back instead, from the target of the last link in `before`. */
  readonly isBack?: boolean;
  /** Element and text that appear after the tap. */
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
  {
    name: 'home → shop, after 3 s',
    open: paths.home,
    settleMs: 3_000,
    tap: `main a[href='${paths.shop}']`,
    shows: { selector: 'main h1', text: 'Six products' },
    goalMs: 160,
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
