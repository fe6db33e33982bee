import { capitalized, inWords } from '../domain/numerals';
import { servicesOfTool } from './relations';
import { toolSlugs } from './slugs';
import { serviceTitles } from './lists/titles.computed';
import type { ToolCard } from './types';

export const toolsPage = {
  meta: {
    title: 'The tools we use, and when we don’t',
    description: `${capitalized(inWords(toolSlugs.length))} libraries and services behind our work for online stores. Each page explains what the tool does well and when we’d use something simpler.`,
    keywords:
      'machine learning tools, open-source libraries, TensorFlow, PyTorch, Elasticsearch, forecasting, optimization',
  },
  heading: 'The tools we use',
  lead: `You don’t need to know any of them to work with us. These are the ${toolSlugs.length} libraries, services, and methods we build with. Most are open source and cost nothing.`,
  shortList: 'For specialized jobs',
} as const;

export const toolPage = {
  /** Caption of the example screen, before the service that it is from. */
  example: 'Example screen:',
  services: 'Services that use it',
  overview: 'Overview',
  whyWeUse: 'Why we chose it',
  applications: 'Applications',
  benefits: 'Benefits',
  integration: 'Integration',
  more: 'More about this',
  /** The words before the source and before the date. */
  checked: ['Checked against', 'on'],
} as const;

export function toolKeywords({
  slug,
  title,
  category,
}: Pick<ToolCard, 'slug' | 'title' | 'category'>): string {
  const services = servicesOfTool(slug).map((service) => serviceTitles[service]);
  // Removes duplicates, because some categories have a service's name.
  return [...new Set([title, category, ...services])].join(', ');
}
