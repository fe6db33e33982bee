import type { ComponentType } from 'react';
import type { ProductId } from '../../../content/slugs';
import type { PictureProps } from '../PictureFrame';

type Picture = ComponentType<PictureProps>;

/** A product's pictures: the cover, then three closer looks. */
export type ProductViews = readonly [cover: Picture, second: Picture, third: Picture, fourth: Picture];

/** Loads a product's pictures, which have their own chunk. */
export function loadProductViews(id: ProductId): Promise<ProductViews> {
  return import(`./${id}/Views.tsx`).then(({ views }: { readonly views: ProductViews }) => views);
}
