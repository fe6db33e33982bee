import type { ServiceSlug } from '../slugs';

/** A part of the shop, with the services that repair it. */
export interface ShopArea {
  /** The area's anchor on /our-services. */
  readonly id: string;
  readonly title: string;
  /** What goes wrong there. */
  readonly text: string;
  readonly services: readonly ServiceSlug[];
}

/** The shop from front to back. Each service stands in one area; the order is that of every slice of fourteen wedges. */
export const shopAreas: readonly ShopArea[] = [
  {
    id: 'shelf',
    title: 'The shelf',
    text: 'People come in, look around and leave, because what they wanted stood three rows further down.',
    services: [
      'personalization-recommendation',
      'product-discovery-visualization',
      'visual-search',
      'recommendation-engines',
      'content-creative',
    ],
  },
  {
    id: 'price-tag',
    title: 'The price tag',
    text: 'A figure that was right in March, on stock that was ordered for another summer.',
    services: ['dynamic-pricing', 'pricing-inventory-management'],
  },
  {
    id: 'counter',
    title: 'The counter',
    text: 'Where questions wait for an answer, and complaints for somebody who reads them.',
    services: ['conversational-ai', 'sentiment-analysis', 'customer-interaction-engagement'],
  },
  {
    id: 'back-room',
    title: 'The back room',
    text: 'Copying, checking and guessing that no customer sees, until an order goes wrong.',
    services: [
      'security-fraud-prevention',
      'customer-segmentation',
      'analytical-insight',
      'robotic-process-automation-2',
    ],
  },
];

const walk = shopAreas.flatMap((area) => area.services.map((slug) => ({ slug, area })));

/** Where a service stands: its area, and its number on the walk through the shop, from 1. */
export function placeOf(slug: ServiceSlug): { readonly area: ShopArea | undefined; readonly number: number } {
  const index = walk.findIndex((stop) => stop.slug === slug);
  return { area: walk[index]?.area, number: index + 1 };
}
