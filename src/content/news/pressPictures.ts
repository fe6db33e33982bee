import { memberIds } from '../anchors';
import { people } from '../lists/people.computed';
import { productOf } from '../products/catalog';
import { productIds } from '../slugs';

/** The media kit's pictures. The news page shows each as an SVG and offers it as a PNG. */
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
