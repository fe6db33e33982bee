/** The shapes of everything the site says. Texts are plain strings; only long reads are MDX. */
import type { CaseId, FaqCategoryId, MemberId } from './anchors';
import type { BlogCategory } from './blog/categories';
import type { PlanId } from './pricing/planNames';
import type { BlogSlug, NewsId, ProductId, ServiceSlug, ToolSlug } from './slugs';

/** A technology as a page names it; `tool` links it to that tool's page when we have one. */
export interface Technology {
  readonly name: string;
  readonly tool?: ToolSlug;
}

/** A heading with a sentence or two under it. */
export interface Point {
  readonly title: string;
  readonly text: string;
}

/** What search engines and link previews say of a page. Title ≤ 60 characters, description 70–160. */
export interface PageSummary {
  readonly title: string;
  readonly description: string;
}

/** A page's metadata. Where the keywords follow from what the page is about, only its summary is written down. */
export interface PageMeta extends PageSummary {
  /** Three to eight. */
  readonly keywords: readonly string[];
}

/** What the page for an unknown address says. */
export interface NotFoundText {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly message: string;
}

/** A newsletter: what one gets, and what its form says once an address is taken. */
export interface Newsletter extends Point {
  readonly thanks: string;
}

/** A service as its card on /our-services shows it. */
export interface Service {
  readonly slug: ServiceSlug;
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  readonly benefits: readonly string[];
  readonly technologies: readonly Technology[];
}

/** A thing of the invented shop that our pictures draw. */
export type DrawnGood = 'coat' | 'hat' | 'shoe' | 'dress' | 'bag' | 'lamp';

/** A row of a screen: a form field, a list's item, goods side by side, a turn of a chat, or the line that we add. */
export type ScreenRow =
  | { readonly kind: 'field'; readonly label: string; readonly value: string; readonly hasCamera?: true }
  | { readonly kind: 'item'; readonly text: string; readonly note: string; readonly isMarked?: true }
  /** The first is the one that the screen is about. */
  | { readonly kind: 'goods'; readonly goods: readonly DrawnGood[] }
  | { readonly kind: 'said'; readonly by: 'customer' | 'assistant'; readonly text: string }
  | { readonly kind: 'line'; readonly text: string };

/** An example of what is on somebody's screen once our work is done. */
export interface Screen {
  /** Which page, or whose screen. */
  readonly where: string;
  readonly rows: readonly ScreenRow[];
}

/** What a service's own page says beside its title and its technologies. */
export interface ServiceDetail {
  readonly meta: PageSummary;
  readonly subtitle: string;
  /** 80–150 words, as paragraphs. */
  readonly description: readonly string[];
  /** At least five. */
  readonly benefits: readonly Point[];
  /** At least six. */
  readonly features: readonly Point[];
  /** At least four, each told as a shop's situation. */
  readonly useCases: readonly Point[];
  /** What it looks like in the end. */
  readonly screen: Screen;
  /** Two or three services that a reader of this one would want next. */
  readonly related: readonly ServiceSlug[];
}

/** A tool as its card on /tools shows it. */
export interface Tool {
  readonly slug: ToolSlug;
  /** The tool's proper name, for example `scikit-learn`. */
  readonly title: string;
  readonly description: string;
  readonly category: string;
}

/** What a tool's own page says beside its title, its category and its services. All of it is true of the real tool. */
export interface ToolDetail {
  /** The ISO day on which the page was last compared with what `checkedAgainst` of `tools/versions.ts` names. */
  readonly checked: string;
  readonly meta: PageSummary;
  readonly subtitle: string;
  /** 80–150 words, as paragraphs. */
  readonly overview: readonly string[];
  /** At least four reasons. */
  readonly whyWeUse: readonly Point[];
  /** At least four. */
  readonly applications: readonly Point[];
  /** At least four. */
  readonly benefits: readonly string[];
  /** At least three steps, in order. */
  readonly integration: readonly Point[];
  /** The call to action's heading and sentence. */
  readonly callToAction: Point;
}

/** Something counted before and after a project, of the same length of time or number of orders. */
export interface Measure {
  readonly counted: string;
  readonly before: number;
  readonly after: number;
}

export interface CaseStudy {
  readonly id: CaseId;
  readonly title: string;
  /** The kind of client, for example `Fashion retailer`; no real company. */
  readonly client: string;
  readonly challenge: string;
  readonly solution: string;
  /** What the solution looks like. */
  readonly screen: Screen;
  readonly measure: Measure;
  readonly results: readonly string[];
  readonly technologies: readonly Technology[];
  /** For example `4 months`. */
  readonly duration: string;
  readonly category: string;
  readonly services: readonly ServiceSlug[];
}

/** A figure as it is shown: the number with its unit, and what it counts. */
export interface Figure {
  readonly value: string;
  readonly label: string;
  /** What it counts, and when. */
  readonly definition?: string;
}

export interface TeamMember {
  readonly id: MemberId;
  readonly name: string;
  readonly position: string;
  readonly bio: string;
  readonly expertise: readonly string[];
  readonly linkedin: string;
  readonly email: string;
}

export interface ClientStory {
  /** The story's anchor on /clients. */
  readonly id: string;
  readonly name: string;
  readonly industry: string;
  readonly challenge: string;
  readonly solution: string;
  readonly results: readonly string[];
  readonly testimonial: { readonly quote: string; readonly author: string; readonly role: string };
}

export interface FaqQuestion {
  /** The question's anchor, kebab case, unique on the page. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Where more of it is said. */
  readonly link?: { readonly to: string; readonly label: string };
}

export interface FaqCategory {
  readonly id: FaqCategoryId;
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

/** A post as lists show it; the text is `blog/<slug>.mdx`. Dates are ISO days (`2025-09-18`). */
export interface BlogPost {
  readonly slug: BlogSlug;
  readonly title: string;
  readonly meta: PageMeta;
  readonly excerpt: string;
  readonly category: BlogCategory;
  readonly date: string;
  readonly modified?: string;
  readonly author: MemberId;
  readonly tags: readonly string[];
  readonly tools: readonly ToolSlug[];
  readonly services: readonly ServiceSlug[];
  /** The products that do what it tells of. */
  readonly products: readonly ProductId[];
}

export const newsCategories = [
  'funding',
  'case-study',
  'awards',
  'partnerships',
  'product',
  'research',
  'expansion',
  'thought-leadership',
] as const;
export type NewsCategory = (typeof newsCategories)[number];

/** A news article as lists show it; the text is `news/<id>.mdx`. */
export interface NewsArticle {
  readonly id: NewsId;
  readonly title: string;
  readonly meta: PageMeta;
  readonly category: NewsCategory;
  readonly date: string;
  readonly excerpt: string;
  /** Who signs, by name. */
  readonly author: string;
  readonly featured: boolean;
}

/** A price in integer cents, or the text shown in its place. */
export type PlanPrice = number | 'Custom';

export interface PricingPlan {
  readonly id: PlanId;
  readonly name: string;
  readonly description: string;
  /** What a month costs; `billing.ts` has what the other periods make of it. */
  readonly price: PlanPrice;
  readonly features: readonly string[];
  readonly limitations: readonly string[];
  readonly popular: boolean;
}

export interface AddOn {
  readonly name: string;
  readonly description: string;
  readonly price: string;
}
