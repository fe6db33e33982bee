import type { CaseId } from '../anchors.computed';
import type { ProductId } from '../slugs';
import type { Figure, LinkedPoint, PageMeta } from '../types';

/** A link, shown as a button or as plain text. */
export interface HomeAction {
  readonly label: string;
  /** One of `paths`. */
  readonly href: string;
}

/** Items on the shelf that home 2 reorders. */
export type ShelfProduct = 'flask' | 'headlamp' | 'wool-socks' | 'trail-shoe' | 'rain-shell';

/** A visitor, what the store knows about them, and the shelf order that follows from it. */
export interface ShelfOrder {
  readonly visitor: string;
  readonly signal: string;
  readonly order: readonly [ShelfProduct, ShelfProduct, ShelfProduct, ShelfProduct, ShelfProduct];
  readonly why: string;
}

/** Home 2 shows a shelf that reorders as the store learns more. */
export interface ShelfSection {
  readonly kind: 'shelf';
  readonly heading: string;
  readonly text: string;
  readonly names: Readonly<Record<ShelfProduct, string>>;
  /** The first is the default order; the others are for known visitors. */
  readonly orders: readonly [ShelfOrder, ShelfOrder, ...ShelfOrder[]];
}

/** A project's object, on a square of 320 by 320. */
export interface CasePicture {
  /** A citrus segment: center, radii, and angles in degrees. */
  readonly segment: Readonly<Record<'cx' | 'cy' | 'outer' | 'inner' | 'from' | 'to', number>>;
  /** Paths of the ink lines behind and over the segment. */
  readonly behind: string;
  readonly over: string;
}

/** A project shown on home 3. */
export interface ShowcaseCase {
  readonly caseId: CaseId;
  readonly picture: CasePicture;
  /** A few words, because they're set in the largest type. */
  readonly line: string;
  readonly before: string;
  readonly after: string;
}

/** Home 3 shows projects before it describes the agency. */
export interface CasesSection {
  readonly kind: 'cases';
  readonly heading: string;
  readonly text: string;
  readonly labels: { readonly before: string; readonly after: string };
  readonly cases: readonly ShowcaseCase[];
  readonly link: HomeAction;
}

/** A line of home 4's ledger: an item, its figure in the right column, and a remark below. */
export interface LedgerEntry {
  readonly item: string;
  readonly figure: string;
  readonly remark: string;
}

export interface LedgerGroup {
  readonly title: string;
  readonly entries: readonly LedgerEntry[];
}

/** Home 4 lists payments, dates, and the customer's protections. */
export interface LedgerSection {
  readonly kind: 'ledger';
  readonly heading: string;
  readonly text: string;
  readonly groups: readonly LedgerGroup[];
  /** A case study whose measure shows how results are counted. */
  readonly study: CaseId;
  /** The heading above the measure. */
  readonly proof: string;
  readonly link: HomeAction;
}

/** One of home 5's segments: a product and its hour of the night. */
export interface NightSegment {
  readonly product: ProductId;
  /** For example `10 p.m.`. */
  readonly hour: string;
  readonly title: string;
  readonly text: string;
}

/** Home 5 shows a dial with one segment per product. */
export interface SegmentsSection {
  readonly kind: 'segments';
  readonly heading: string;
  readonly text: string;
  readonly segments: readonly NightSegment[];
}

/** The verdict of home 6's scan on an order. Exactly one line of the scan is an `alarm`. */
export type ScanVerdict = 'clear' | 'watch' | 'alarm';

export interface ScanLine {
  /** For example `9:02`. */
  readonly time: string;
  readonly order: string;
  readonly reading: string;
  readonly verdict: ScanVerdict;
}

/** Home 6 shows a scan of one night's orders. */
export interface ScanSection {
  readonly kind: 'scan';
  readonly heading: string;
  readonly text: string;
  readonly columns: readonly [time: string, order: string, verdict: string];
  readonly verdictLabels: Readonly<Record<ScanVerdict, string>>;
  readonly lines: readonly ScanLine[];
}

/** The section that makes an extra home page unique. */
export type HomeSection = ShelfSection | CasesSection | LedgerSection | SegmentsSection | ScanSection;

/** An extra home page; `Section` is the type of its unique section. */
export interface AlternativeHome<Section extends HomeSection = HomeSection> {
  readonly meta: PageMeta;
  readonly hero: {
    readonly eyebrow: string;
    readonly headline: string;
    readonly lead: string;
    readonly actions: readonly [HomeAction, HomeAction];
    /** The product whose price is on the first screen. */
    readonly product: ProductId;
  };
  readonly featuresHeading: string;
  /** Four to six items. */
  readonly features: readonly LinkedPoint[];
  readonly figuresHeading: string;
  /** The specification's marketing figures only. */
  readonly figures: readonly Figure[];
  readonly section: Section;
  readonly closing: { readonly heading: string; readonly text: string; readonly action: HomeAction };
}
