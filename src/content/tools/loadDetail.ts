import type { ToolSlug } from '../slugs';
import type { ToolDetail } from '../types';

/** Each tool has its own chunk. */
export function loadToolDetail(slug: ToolSlug): Promise<ToolDetail> {
  return import(`./details/${slug}.ts`).then(({ detail }: { readonly detail: ToolDetail }) => detail);
}
