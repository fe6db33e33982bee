import type { ToolSlug } from '../../../content/slugs';
import { toolSlugs } from '../../../content/slugs';
import { loadToolDetail } from '../../../content/tools/loadDetail';

/** Finds a tool. Unknown slugs lead to TensorFlow. */
export function lookUpTool(slug: string): ToolSlug {
  return toolSlugs.find((known) => known === slug) ?? 'tensorflow';
}

export function toolLoader(slug: string) {
  const known = lookUpTool(slug);
  return async () => ({ slug: known, ...(await loadToolDetail(known)) });
}
