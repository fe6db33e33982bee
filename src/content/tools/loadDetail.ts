import type { ToolSlug } from '../slugs';
import type { ToolDetail } from '../types';

/** Loads what a tool's own page says, each in a chunk of its own. */
export function loadToolDetail(slug: ToolSlug): Promise<ToolDetail> {
  return import(`./details/${slug}.ts`).then(({ detail }: { readonly detail: ToolDetail }) => detail);
}
