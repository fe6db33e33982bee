/** The shapes of what the site says of the products. */
import type { ProductId } from '../slugs';
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

/** What the store and the shell know of a product. Prices are integer cents a month. */
export interface Product {
  readonly id: ProductId;
  readonly name: string;
  readonly category: ProductCategory;
  readonly priceCents: number;
  /** What it used to cost, cents a month; above `priceCents`. */
  readonly originalPriceCents: number;
  /** 0–5, one decimal. Stars show its floor. */
  readonly rating: number;
  /** How many reviews the rating is the mean of. */
  readonly reviews: number;
  readonly availability: Availability;
}

/** What a product's card says that is not in the catalogue. */
export interface ProductSummary {
  /** One or two sentences: what changes in the shop. */
  readonly description: string;
  /** Three short features. */
  readonly highlights: readonly string[];
}

/** A review of a product. */
export interface ProductReview {
  readonly author: string;
  /** What the author sells. */
  readonly shop: string;
  /** An ISO day. */
  readonly date: string;
  /** 1–5, in halves. */
  readonly stars: number;
  readonly text: string;
}

/** A row of the specification table. */
export interface Specification {
  readonly name: string;
  readonly value: string;
}

/** What a product's own page says beside the catalogue and its summary. */
export interface ProductDetail {
  readonly meta: PageMeta;
  /** Two or three paragraphs. */
  readonly longDescription: readonly string[];
  /** What each of the gallery's four pictures shows: its caption and its text alternative. */
  readonly pictures: readonly [Picture, Picture, Picture, Picture];
  /** At least six. */
  readonly features: readonly Point[];
  /** At least eight. */
  readonly specifications: readonly Specification[];
  /** At least four. */
  readonly benefits: readonly Point[];
  /** At least five. */
  readonly includes: readonly string[];
}

export interface Picture {
  readonly caption: string;
  /** For who can't see it: what the picture shows, one sentence. */
  readonly alt: string;
}
