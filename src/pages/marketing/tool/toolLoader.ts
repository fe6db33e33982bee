import type { ToolSlug } from '../../../content/slugs';
import { toolSlugs } from '../../../content/slugs';
import { loadToolDetail } from '../../../content/tools/loadDetail';

/** The tool of a slug; an unknown one gets TensorFlow. */
export function lookUpTool(slug: string): ToolSlug {
  return toolSlugs.find((known) => known === slug) ?? 'tensorflow';
}

/** Makes the loader of a tool's route. */
export function toolLoader(slug: string) {
  const known = lookUpTool(slug);
  return async () => ({ slug: known, ...(await loadToolDetail(known)) });
}
