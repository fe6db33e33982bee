import type { ServiceSlug } from '../slugs';
import { serviceSlugs } from '../slugs';
import type { AreaId } from '../types';
import { areaIds } from '../types';
import { areaByService } from './serviceRelations.computed';

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
