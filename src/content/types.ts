/** Types of the site's content. Texts are plain strings; only long texts are MDX. */
import type { CaseId, FaqCategoryId, MemberId } from './anchors';
import type { BlogCategory } from './blog/categories';
import type { PlanId } from './pricing/planNames';
import type { BlogSlug, NewsId, ProductId, ServiceSlug, ToolSlug } from './slugs';

/** A technology; `tool` is set if we have a page about it. */
export interface Technology {
  readonly name: string;
  readonly tool?: ToolSlug;
}

/** A heading with a sentence or two. */
export interface Point {
  readonly title: string;
  readonly text: string;
}

export interface LinkedPoint extends Point {
  readonly link?: { readonly label: string; readonly href: string };
}

/** Metadata for search engines and link previews. Title ≤ 60 characters, description 70–160. */
export interface PageSummary {
  readonly title: string;
  readonly description: string;
}

/** A page's metadata. If the keywords follow from the subject, write only a {@link PageSummary}. */
export interface PageMeta extends PageSummary {
  /** Three to eight. */
  readonly keywords: readonly string[];
}

export interface NotFoundText {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly message: string;
}

/** A newsletter's description and the confirmation of its form. */
export interface Newsletter extends Point {
  readonly thanks: string;
}

/** A service, as its card on /our-services shows it. */
export interface Service {
  readonly slug: ServiceSlug;
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  readonly benefits: readonly string[];
  readonly technologies: readonly Technology[];
}

/** An item of the fictional store in our pictures. */
export type DrawnItem = 'coat' | 'hat' | 'shoe' | 'dress' | 'bag' | 'lamp';

/**
 * A row of an example screen: a form field, a list item, products side by side, a chat message, or a note.
 */
export type ScreenRow =
  | { readonly kind: 'field'; readonly label: string; readonly value: string; readonly hasCamera?: true }
  | { readonly kind: 'item'; readonly text: string; readonly note: string; readonly isMarked?: true }
  /** The screen is about the first item. */
  | { readonly kind: 'items'; readonly items: readonly DrawnItem[] }
  | { readonly kind: 'said'; readonly by: 'customer' | 'assistant'; readonly text: string }
  | { readonly kind: 'line'; readonly text: string };

export interface Screen {
  /** Name of the page or of the screen's owner. */
  readonly where: string;
  readonly rows: readonly ScreenRow[];
}

/** Texts of a service page besides its title and technologies. */
export interface ServiceDetail {
  readonly meta: PageSummary;
  readonly subtitle: string;
  /** 80–150 words, as paragraphs. */
  readonly description: readonly string[];
  /** At least five. */
  readonly benefits: readonly Point[];
  /** At least six. */
  readonly features: readonly Point[];
  /** At least four, each a situation in a store. */
  readonly useCases: readonly Point[];
  readonly screen: Screen;
  readonly related: readonly ServiceSlug[];
  /** Heading and text of the closing call to action, specific to this service. */
  readonly callToAction: Point;
}

/** A tool, as its card on /tools shows it. */
export interface Tool {
  readonly slug: ToolSlug;
  /** The tool's proper name, such as `scikit-learn`. */
  readonly title: string;
  readonly description: string;
  readonly category: string;
}

/** Texts of a tool page besides its title, category and services. All must be true of the real tool. */
export interface ToolDetail {
  /** ISO date of the last check against `checkedAgainst` in `tools/versions.ts`. */
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
  readonly callToAction: Point;
}

/** A count before and after a project, over the same period or number of orders. */
export interface Measure {
  readonly counted: string;
  readonly before: number;
  readonly after: number;
}

export interface CaseStudy {
  readonly id: CaseId;
  readonly title: string;
  /** The kind of client, for example `Fashion retailer`. Never a real company. */
  readonly client: string;
  readonly challenge: string;
  readonly solution: string;
  readonly screen: Screen;
  readonly measure: Measure;
  readonly results: readonly string[];
  readonly technologies: readonly Technology[];
  /** For example `4 months`. */
  readonly duration: string;
  readonly category: string;
  readonly services: readonly ServiceSlug[];
}

/** A displayed figure: number with unit, and label. */
export interface Figure {
  readonly value: string;
  readonly label: string;
  /** How and for which period the figure was counted. */
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
  /** The question's anchor, in kebab case, unique on the page. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly link?: { readonly to: string; readonly label: string };
}

export interface FaqCategory {
  readonly id: FaqCategoryId;
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

/** A post's fields for lists. The text is `blog/<slug>.mdx`. Dates are ISO dates (`2025-09-18`). */
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

/** A news article's fields for lists. The text is `news/<id>.mdx`. */
export interface NewsArticle {
  readonly id: NewsId;
  readonly title: string;
  readonly meta: PageMeta;
  readonly category: NewsCategory;
  readonly date: string;
  readonly excerpt: string;
  readonly author: string;
  readonly featured: boolean;
}

/** A price in integer cents, or a text instead of it. */
export type PlanPrice = number | 'Custom';

export interface PricingPlan {
  readonly id: PlanId;
  readonly name: string;
  readonly description: string;
  /** Monthly price, from which the prices of other billing periods are derived. */
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
