// Relations between tools and services, so that pages can link them without loading their texts.
import { sharedCount, mostSimilar } from '../domain/mostSimilar';
import type { ServiceSlug, ToolSlug } from './slugs';
import { serviceSlugs, toolSlugs } from './slugs';
import type { TechnologyName } from './technologies';

const technologies = {
  'personalization-recommendation': ['lightfm', 'tensorflow', 'surprise', 'elasticsearch', 'optimizely'],
  'product-discovery-visualization': [
    'elasticsearch',
    'three-js',
    'd3-js',
    'pytorch',
    'opencv',
    'glTF',
    'WebGL',
  ],
  'dynamic-pricing': ['facebook-prophet', 'scikit-learn', 'arima', 'pyomo', 'pulp', 'r'],
  'visual-search': ['opencv', 'pytorch', 'keras', 'tensorflow', 'elasticsearch'],
  'conversational-ai': ['rasa', 'botpress', 'pytorch', 'nltk', 'elasticsearch'],
  'sentiment-analysis': ['vader-textblob', 'nltk', 'pytorch', 'brandwatch'],
  'security-fraud-prevention': ['scikit-learn', 'keras', 'tensorflow', 'apache-spark', 'elasticsearch'],
  'customer-segmentation': ['scikit-learn', 'r', 'apache-spark', 'keras', 'd3-js'],
  'analytical-insight': ['apache-spark', 'r', 'd3-js', 'arima', 'facebook-prophet', 'scikit-learn', 'SQL'],
  'recommendation-engines': ['surprise', 'lightfm', 'tensorflow', 'pytorch', 'apache-spark'],
  'content-creative': ['pytorch', 'keras', 'nltk', 'opencv', 'optimizely'],
  'customer-interaction-engagement': ['scikit-learn', 'botpress', 'rasa', 'brandwatch', 'optimizely'],
  'pricing-inventory-management': ['facebook-prophet', 'arima', 'pyomo', 'pulp', 'r'],
  'robotic-process-automation-2': ['Playwright', 'opencv', 'Tesseract OCR', 'scikit-learn', 'pulp'],
} as const satisfies Readonly<Record<ServiceSlug, readonly TechnologyName[]>>;

/** The tools used for each service, most important first. */
export const technologiesByService: Readonly<Record<ServiceSlug, readonly TechnologyName[]>> = technologies;

/**
 * A tool that at least one service uses. If no service lists a new tool, calls of `servicesOfTool` don't compile.
 */
type ToolInUse = Extract<(typeof technologies)[ServiceSlug][number], ToolSlug>;

export function servicesOfTool(tool: ToolInUse): readonly ServiceSlug[] {
  return serviceSlugs.filter((service) => technologiesByService[service].includes(tool));
}

/** Returns related tools, those that share the most services first. */
export function relatedTools(slug: ToolSlug, count: number): readonly ToolSlug[] {
  const own = servicesOfTool(slug);
  const shared = (other: ToolSlug) => sharedCount(servicesOfTool(other), own);
  return mostSimilar(
    toolSlugs.filter((other) => other === slug || shared(other) > 0),
    slug,
    shared,
    count,
  );
}
