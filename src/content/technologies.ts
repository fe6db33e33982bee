import type { ToolSlug } from './slugs';
import { toolSlugs } from './slugs';
import { toolTitles } from './titles';
import type { Technology } from './types';

/** What a text may name as a technology: a tool by its slug, or something that we have no page about. */
export type TechnologyName = ToolSlug | 'glTF' | 'Playwright' | 'Python' | 'SQL' | 'Tesseract OCR' | 'WebGL';

/** Technologies as a page shows them. */
export function technologiesNamed(names: readonly TechnologyName[]): readonly Technology[] {
  return names.map((name) => {
    const tool = toolSlugs.find((slug) => slug === name);
    return tool ? { name: toolTitles[tool], tool } : { name };
  });
}

/** The 13 technologies we work with most, as /about-us and the home page tag them. */
export const technologyTags: readonly Technology[] = technologiesNamed([
  'Python',
  'tensorflow',
  'pytorch',
  'scikit-learn',
  'lightfm',
  'opencv',
  'rasa',
  'nltk',
  'apache-spark',
  'elasticsearch',
  'facebook-prophet',
  'pyomo',
  'd3-js',
]);
