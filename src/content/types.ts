// Types of the site's content. Texts are plain strings; only long texts are MDX.
import type { FaqCategoryId, MemberId } from './anchors.computed';
import type { PlanId } from './pricing/plans';
import type { ProductId, ServiceSlug, ToolSlug } from './slugs';
import type { TechnologyName } from './technologies';

export interface Technology {
  readonly name: string;
  readonly tool?: ToolSlug;
}

/** A heading with a sentence or two below it. */
export interface Point {
  readonly title: string;
  readonly text: string;
}

export interface PageLink {
  readonly to: string;
  readonly label: string;
}

export interface LinkedPoint extends Point {
  readonly link?: { readonly label: string; readonly href: string };
}

/** Metadata for search engines and link previews. Titles have up to 60 characters, descriptions 70 to 160. */
export interface PageSummary {
  readonly title: string;
  readonly description: string;
}

/**
 * A page's metadata with three to eight keywords, separated by commas. If the keywords follow from the subject, write only a
 * {@link PageSummary}.
 */
export interface PageMeta extends PageSummary {
  readonly keywords: string;
}

export interface NotFoundText {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly message: string;
}

/** The heading and text above a newsletter form, and the message that confirms it. */
export interface Newsletter extends Point {
  readonly thanks: string;
}

/** A service on /our-services. */
export interface ServiceCard {
  readonly slug: ServiceSlug;
  readonly title: string;
  readonly description: string;
  readonly benefits: readonly string[];
  readonly technologies: readonly Technology[];
}

/** An item in the example screens' fictional store. */
export type DrawnItem = 'coat' | 'hat' | 'shoe' | 'dress' | 'bag' | 'lamp';

/**
 * A row of an example screen: a form field, a list item, products side by side, a chat message, or a note.
 */
export type ScreenRow =
  | { readonly kind: 'field'; readonly label: string; readonly value: string; readonly hasCamera?: true }
  | { readonly kind: 'item'; readonly text: string; readonly note: string; readonly isMarked?: true }
  /** The first item is the one that the screen is about. */
  | { readonly kind: 'items'; readonly items: readonly DrawnItem[] }
  | { readonly kind: 'said'; readonly by: 'customer' | 'assistant'; readonly text: string }
  | { readonly kind: 'line'; readonly text: string };

export interface Screen {
  /** Caption of the screen: the page it shows, or whose screen it is. */
  readonly where: string;
  readonly rows: readonly ScreenRow[];
}

/** Anchors of the store areas on /our-services, from front to back. */
export const areaIds = ['shelf', 'price-tag', 'counter', 'back-room'] as const;
export type AreaId = (typeof areaIds)[number];

/** A service and the texts of its page. `services.test.ts` checks their lengths. */
export interface Service {
  readonly title: string;
  readonly area: AreaId;
  readonly card: Pick<ServiceCard, 'description' | 'benefits'>;
  /** Most important first. Tools link back by themselves. */
  readonly technologies: readonly TechnologyName[];
  readonly meta: PageMeta;
  readonly subtitle: string;
  /** Paragraphs of 80 to 150 words in total. */
  readonly description: readonly string[];
  readonly benefits: readonly Point[];
  readonly features: readonly Point[];
  /** Each is a situation in a store. */
  readonly useCases: readonly Point[];
  readonly screen: Screen;
  /** Two or three. */
  readonly related: readonly ServiceSlug[];
  /** Specific to this service, at the end of the page. */
  readonly callToAction: Point;
}

/** A tool on /tools. */
export interface ToolCard {
  readonly slug: ToolSlug;
  /** The tool's own spelling, such as `scikit-learn`. */
  readonly title: string;
  readonly category: string;
  readonly description: string;
  /** The area of the service that relies on it most. */
  readonly area: AreaId;
  /** The title of its first application, which says what it does in a store. */
  readonly job: string;
}

/**
 * A tool and the texts of its page, with names of code between backticks. All must be true of the real tool. `tools.test.ts` checks their lengths.
 */
export interface Tool extends Omit<ToolCard, 'slug' | 'area' | 'job'> {
  /** A line of code or a request that uses the tool. */
  readonly code: string;
  /** The release or documentation that the page was last checked against, shown at its end. */
  readonly checkedAgainst: string;
  /** ISO date of that check. */
  readonly checked: string;
  readonly meta: PageSummary;
  readonly subtitle: string;
  /** Paragraphs of 80 to 150 words in total. */
  readonly overview: readonly string[];
  readonly whyWeUse: readonly Point[];
  readonly applications: readonly Point[];
  readonly benefits: readonly string[];
  /** Steps, in order. */
  readonly integration: readonly Point[];
  readonly callToAction: Point;
}

/** A count before and after a project, over the same period or number of orders. */
export interface Measure {
  readonly counted: string;
  readonly before: number;
  readonly after: number;
}

/** A case study (`cases/<id>.ts`). */
export interface CaseStudy {
  readonly title: string;
  /** The kind and size of the client, such as `Fashion retailer, 60 employees`; never a real company. */
  readonly client: string;
  /** The team member who led it. */
  readonly lead: MemberId;
  readonly challenge: string;
  readonly solution: string;
  readonly screen: Screen;
  readonly measure: Measure;
  readonly results: readonly string[];
  readonly technologies: readonly TechnologyName[];
  /** Such as `4 months`. */
  readonly duration: string;
  readonly category: string;
  readonly services: readonly ServiceSlug[];
}

/** A number with its unit and label, as pages show it. */
export interface Figure {
  readonly value: string;
  readonly label: string;
  /** How the figure was counted, and over what period. */
  readonly definition?: string;
}

/** A team member (`people/<id>.ts`). */
export interface Person {
  readonly name: string;
  readonly position: string;
  readonly bio: string;
  readonly expertise: readonly string[];
  readonly email: string;
  /** Says what the portrait shows (`<id>.svg`). */
  readonly portrait: string;
}

export interface ClientStory {
  /** Anchor of the story on /clients. */
  readonly id: string;
  readonly name: string;
  readonly industry: string;
  readonly challenge: string;
  readonly solution: string;
  readonly results: readonly string[];
  /** The product that does what the story describes, if we sell one. */
  readonly product?: ProductId;
  readonly testimonial: { readonly quote: string; readonly author: string; readonly role: string };
}

export interface FaqQuestion {
  /** Anchor of the question, in kebab case; unique on its page. */
  readonly id: string;
  readonly question: string;
  /** Other words that visitors ask it with, separated by commas, for the site search. */
  readonly keywords?: string;
  readonly answer: string;
  readonly link?: PageLink;
}

export interface FaqCategory {
  readonly id: FaqCategoryId;
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

/** A monthly price in integer cents, or a word in its place. */
export type PlanPrice = number | 'Custom';

export interface PricingPlan {
  readonly id: PlanId;
  readonly name: string;
  readonly description: string;
  /** Prices for other billing periods are derived from this one. */
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
