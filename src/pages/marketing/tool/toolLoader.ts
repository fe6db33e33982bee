import type { ToolSlug } from '../../../content/slugs';
import { toolSlugs } from '../../../content/slugs';
import { loadTool } from '../../../content/loadContent';

/** Finds a tool. Unknown slugs lead to TensorFlow. */
export function lookUpTool(slug: string): ToolSlug {
  return toolSlugs.find((known) => known === slug) ?? 'tensorflow';
}

export function toolLoader(slug: string) {
  const known = lookUpTool(slug);
  return async () => ({ slug: known, ...(await loadTool(known)) });
}
