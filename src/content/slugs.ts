import { keysOf } from '../domain/records';
import { productFields } from './lists/products.computed';
import { cardToolTitles, listedToolTitles, serviceTitles } from './lists/titles.computed';

// Slugs and ids of all routes, from the lists in `lists/`, in their order. Records keyed by these types make `tsc` list
// what a new one lacks.

export const serviceSlugs = keysOf(serviceTitles);
export type ServiceSlug = (typeof serviceSlugs)[number];

/** Tools that have a card on /tools. */
export const cardToolSlugs = keysOf(cardToolTitles);
/** Tools without a card; /tools lists them below the cards. */
export const listedToolSlugs = keysOf(listedToolTitles);
export const toolSlugs = [...cardToolSlugs, ...listedToolSlugs];
export type ToolSlug = (typeof toolSlugs)[number];

export const productIds = keysOf(productFields);
export type ProductId = (typeof productIds)[number];

/** Numbers of the extra home pages, /home-2 to /home-6. */
export const homeNumbers = [2, 3, 4, 5, 6] as const;
export type HomeNumber = (typeof homeNumbers)[number];
