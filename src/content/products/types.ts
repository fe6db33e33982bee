import type { Drawing } from '../drawing';
import type { ProductId, ServiceSlug } from '../slugs';
import type { PageMeta, Point } from '../types';

export const productCategories = [
  'ai-solutions',
  'optimization',
  'customer-service',
  'analytics',
  'security',
] as const;
export type ProductCategory = (typeof productCategories)[number];

export type Availability = 'In Stock' | 'Limited Stock';

/** A product's fields for the store and the shell. Prices are integer cents a month. */
export interface Product {
  readonly id: ProductId;
  readonly name: string;
  readonly category: ProductCategory;
  readonly priceCents: number;
  /** Former price in cents a month, higher than `priceCents`. */
  readonly originalPriceCents: number;
  /** 0–5, with one decimal. Stars show it rounded down. */
  readonly rating: number;
  /** Number of reviews behind the rating. */
  readonly reviews: number;
  readonly availability: Availability;
}

/** A product as its file defines it; its page's texts and its reviews are beside it. */
export interface ProductContent extends Omit<Product, 'id'>, ProductSummary {
  /** The services that it includes, most important first. */
  readonly services: readonly [ServiceSlug, ...ServiceSlug[]];
  /** A problem that it solves, worded to follow “if”. */
  readonly problem: string;
  readonly forWhom: string;
  /** Setup time, with a note on what it includes. */
  readonly setUp: string;
  readonly dataNeeded: string;
}

export interface ProductSummary {
  /** One or two sentences about the benefit. */
  readonly description: string;
  /** Three features, in a few words each. */
  readonly highlights: readonly string[];
}

/** A made-up review; the product page says so. */
export interface ProductReview {
  readonly author: string;
  /** The industry of the author's store. */
  readonly shop: string;
  /** ISO date. */
  readonly date: string;
  /** 1–5, in half stars. */
  readonly stars: number;
  readonly text: string;
}

export interface Specification {
  readonly name: string;
  readonly value: string;
}

/**
 * Texts of a product page that aren't in the catalog or the summary. `lists.test.ts` checks the minimum number
 * of items in each list.
 */
export interface ProductDetail {
  readonly meta: PageMeta;
  /** Two or three paragraphs. */
  readonly longDescription: readonly string[];
  /** The gallery: the cover, then three closer looks. */
  readonly pictures: readonly [Picture, Picture, Picture, Picture];
  readonly features: readonly Point[];
  readonly specifications: readonly Specification[];
  readonly benefits: readonly Point[];
  readonly includes: readonly string[];
  /** First words of the sentences above that answer a question. An empty list means that the page doesn't say. */
  readonly quotes: Readonly<Record<'mistakes' | 'whoDecides' | 'access', readonly string[]>>;
}

export interface Picture {
  readonly drawing: Drawing;
  readonly caption: string;
  readonly alt: string;
}

/** Texts of a product’s live demo. */
export interface DemoTexts {
  readonly meta: PageMeta;
  readonly heading: string;
  /** Suggests something to try in fewer than twenty words, for lists of demos. */
  readonly summary: string;
  /** The data that a first result needs, and how long it takes. */
  readonly input: string;
  /** One or two short sentences, so that the demo starts on the first screen. */
  readonly lead: string;
  /** Where the demo's data comes from. */
  readonly data: string;
  /** How the demo differs from the real product. */
  readonly limits: string;
}
