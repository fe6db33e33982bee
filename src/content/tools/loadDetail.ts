import type { ToolSlug } from '../slugs';
import type { ToolDetail } from '../types';

/** Loads a tool's detail, which has its own chunk. */
export function loadToolDetail(slug: ToolSlug): Promise<ToolDetail> {
  return import(`./details/${slug}.ts`).then(({ detail }: { readonly detail: ToolDetail }) => detail);
}
