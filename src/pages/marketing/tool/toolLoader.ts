import type { ToolSlug } from '../../../content/slugs';
import { toolSlugs } from '../../../content/slugs';
import { loadToolDetail } from '../../../content/tools/loadDetail';

/** Returns the tool of a slug, or TensorFlow if it's unknown. */
export function lookUpTool(slug: string): ToolSlug {
  return toolSlugs.find((known) => known === slug) ?? 'tensorflow';
}

/** Creates the loader for a tool's route. */
export function toolLoader(slug: string) {
  const known = lookUpTool(slug);
  return async () => ({ slug: known, ...(await loadToolDetail(known)) });
}
