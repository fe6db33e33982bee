import type { CaseId } from '../anchors';
import type { ProductId } from '../slugs';
import type { Figure, PageMeta, Point } from '../types';

/** A link as a button or a line of text shows it. */
export interface HomeAction {
  readonly label: string;
  /** One of `paths`. */
  readonly href: string;
}

/** A feature, which may lead on to the page that says more. */
export interface HomeFeature extends Point {
  readonly link?: HomeAction;
}

/** The goods on the shelf that home 2 rearranges. */
export type ShelfGood = 'flask' | 'headlamp' | 'wool-socks' | 'trail-shoe' | 'rain-shell';

/** One visitor, what the shop knows of them, and the shelf that follows from it. */
export interface ShelfOrder {
  readonly visitor: string;
  readonly signal: string;
  readonly order: readonly [ShelfGood, ShelfGood, ShelfGood, ShelfGood, ShelfGood];
  readonly why: string;
}

/** Home 2: a shelf that changes places as the shop learns more. */
export interface ShelfSection {
  readonly kind: 'shelf';
  readonly heading: string;
  readonly text: string;
  /** What each of the goods is called. */
  readonly goods: Readonly<Record<ShelfGood, string>>;
  /** The first is how the shelf stands for everybody; a visitor of whom more is known follows another. */
  readonly orders: readonly [ShelfOrder, ShelfOrder, ...ShelfOrder[]];
}

/** The jobs that home 3 tells, by their ids on /case-study. */
export type ShowcaseId = Extract<
  CaseId,
  'dress-sizes' | 'lamp-by-photograph' | 'charger-at-midnight' | 'strawberries-at-six'
>;

/** One job in home 3's list, set in very large type. */
export interface ShowcaseCase {
  /** Names its picture. */
  readonly caseId: ShowcaseId;
  /** A few words, the size of the page. */
  readonly line: string;
  readonly before: string;
  readonly after: string;
}

/** Home 3: the work, before anything is said about the agency. */
export interface CasesSection {
  readonly kind: 'cases';
  readonly heading: string;
  readonly text: string;
  readonly labels: { readonly before: string; readonly after: string };
  readonly cases: readonly ShowcaseCase[];
  readonly link: HomeAction;
}

/** A line of home 4's ledger: the item, the figure in the right-hand column, and the remark under it. */
export interface LedgerEntry {
  readonly item: string;
  readonly figure: string;
  readonly remark: string;
  /** The same time in months from the start, for the dial that draws it. */
  readonly months?: readonly [from: number, to: number];
}

/** A ruled block of the ledger. */
export interface LedgerGroup {
  readonly title: string;
  readonly entries: readonly LedgerEntry[];
}

/** Home 4: what is paid, when, and what protects the payer. */
export interface LedgerSection {
  readonly kind: 'ledger';
  readonly heading: string;
  readonly text: string;
  readonly groups: readonly LedgerGroup[];
  /** What the dial beside the ledger shows. */
  readonly dial: string;
  readonly link: HomeAction;
}

/** One of home 5's luminous segments: a product at its hour of the night. */
export interface NightSegment {
  readonly product: ProductId;
  /** As a 24-hour clock shows it, for example `22:00`. */
  readonly hour: string;
  readonly title: string;
  readonly text: string;
}

/** Home 5: the segments around a dial, one for each product. */
export interface SegmentsSection {
  readonly kind: 'segments';
  readonly heading: string;
  readonly text: string;
  readonly segments: readonly NightSegment[];
}

/** What the scan makes of an order; one line in the whole log is an `alarm`. */
export type ScanVerdict = 'clear' | 'watch' | 'alarm';

/** A line of home 6's scan. */
export interface ScanLine {
  /** As a 24-hour clock shows it, for example `21:02`. */
  readonly time: string;
  readonly order: string;
  readonly reading: string;
  readonly verdict: ScanVerdict;
}

/** Home 6: an example of a night's orders passing under the scan. */
export interface ScanSection {
  readonly kind: 'scan';
  readonly heading: string;
  readonly text: string;
  /** The heads of the log's columns. */
  readonly columns: readonly [time: string, order: string, verdict: string];
  readonly verdictLabels: Readonly<Record<ScanVerdict, string>>;
  readonly lines: readonly ScanLine[];
  readonly link: HomeAction;
}

/** The part of an extra home that no other home has. */
export type HomeSection = ShelfSection | CasesSection | LedgerSection | SegmentsSection | ScanSection;

/** One of the five extra homes; `Section` says which part of its own it has. */
export interface AlternativeHome<Section extends HomeSection = HomeSection> {
  readonly meta: PageMeta;
  readonly hero: {
    readonly eyebrow: string;
    readonly headline: string;
    readonly lead: string;
    readonly actions: readonly [HomeAction, HomeAction];
  };
  readonly featuresHeading: string;
  /** Four to six. */
  readonly features: readonly HomeFeature[];
  readonly figuresHeading: string;
  /** Only the specification's marketing figures. */
  readonly figures: readonly Figure[];
  readonly section: Section;
  readonly closing: { readonly heading: string; readonly text: string; readonly action: HomeAction };
}
