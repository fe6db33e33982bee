import type { ToolSlug } from './slugs';
import { toolSlugs } from './slugs';
import { toolTitles } from './titles';
import type { Technology } from './types';

/** A technology that texts can name: a tool with a page of its own, or one without. */
export type TechnologyName = ToolSlug | 'glTF' | 'Playwright' | 'Python' | 'SQL' | 'Tesseract OCR' | 'WebGL';

export function technologiesNamed(names: readonly TechnologyName[]): readonly Technology[] {
  return names.map((name) => {
    const tool = toolSlugs.find((slug) => slug === name);
    return tool ? { name: toolTitles[tool], tool } : { name };
  });
}

/** Our 13 main technologies, shown on /about-us and the home page. */
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
