import type { ServiceSlug } from '../slugs';
import { serviceSlugs } from '../slugs';

/** Anchors of the store areas on /our-services, from front to back. */
const areaIds = ['shelf', 'price-tag', 'counter', 'back-room'] as const;
type AreaId = (typeof areaIds)[number];

export interface ShopArea {
  readonly id: AreaId;
  readonly title: string;
  readonly text: string;
  readonly services: readonly ServiceSlug[];
}

const texts: Readonly<Record<AreaId, Pick<ShopArea, 'title' | 'text'>>> = {
  shelf: {
    title: 'The shelf',
    text: 'What visitors see first: search, recommendations, and product pages.',
  },
  'price-tag': {
    title: 'The price tag',
    text: 'What to charge, and how much to order.',
  },
  counter: {
    title: 'The counter',
    text: 'Customers’ questions, reviews, and messages.',
  },
  'back-room': {
    title: 'The back room',
    text: 'Fraud checks, reports, and routine work that no customer sees.',
  },
};

const areaByService: Readonly<Record<ServiceSlug, AreaId>> = {
  'personalization-recommendation': 'shelf',
  'product-discovery-visualization': 'shelf',
  'dynamic-pricing': 'price-tag',
  'visual-search': 'shelf',
  'conversational-ai': 'counter',
  'sentiment-analysis': 'counter',
  'security-fraud-prevention': 'back-room',
  'customer-segmentation': 'back-room',
  'analytical-insight': 'back-room',
  'recommendation-engines': 'shelf',
  'content-creative': 'shelf',
  'customer-interaction-engagement': 'counter',
  'pricing-inventory-management': 'price-tag',
  'robotic-process-automation-2': 'back-room',
};

function shopArea(id: AreaId): ShopArea {
  return { id, ...texts[id], services: serviceSlugs.filter((slug) => areaByService[slug] === id) };
}

/** The store's areas, from front to back. Every citrus with one segment per service has this order. */
export const shopAreas: readonly ShopArea[] = areaIds.map(shopArea);

const walk = shopAreas.flatMap((area) => area.services);

/** Returns a service's area, and its number in the order of all areas, counted from 1. */
export function placeOf(slug: ServiceSlug): { readonly area: ShopArea; readonly number: number } {
  return { area: shopArea(areaByService[slug]), number: walk.indexOf(slug) + 1 };
}
