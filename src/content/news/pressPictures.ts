import { memberIds } from '../anchors';
import { people } from '../people';
import { productOf } from '../products/catalog';
import { productIds } from '../slugs';

/** The pictures of the media kit. Each exists as an SVG, which the news page shows, and a PNG to download. */
export const pressPictures = {
  products: productIds.map((id) => ({
    id,
    name: productOf(id).name,
    file: `/downloads/products/${id}` as const,
  })),
  portraits: memberIds.map((id) => ({
    id,
    name: people[id].name,
    file: `/downloads/portraits/${id}` as const,
  })),
} as const;
