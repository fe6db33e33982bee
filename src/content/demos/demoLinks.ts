import { paths } from '../paths';
import { productOf } from '../products/catalog';
import type { ProductId } from '../slugs';
import type { PageLink } from '../types';
import { demoIds } from './../lists/demoIds.computed';

export const demoLinksTitle = 'Try it live';

export function demoLinks(isMeant: (id: ProductId) => boolean): readonly PageLink[] {
  return demoIds
    .filter((id: ProductId) => isMeant(id))
    .map((id) => ({ to: paths.demo(id), label: `${productOf(id).name} demo` }));
}
