import type { ComponentType } from 'react';
import type { ProductId } from '../../../content/slugs';
import type { PictureProps } from '../PictureFrame';

type Picture = ComponentType<PictureProps>;

/** The cover, then three closer looks. */
export type ProductViews = readonly [cover: Picture, second: Picture, third: Picture, fourth: Picture];

/** Each product's pictures have a chunk of their own. */
export function loadProductViews(id: ProductId): Promise<ProductViews> {
  return import(`./${id}/Views.tsx`).then(({ views }: { readonly views: ProductViews }) => views);
}
