import { capitalized, inWords } from '../../domain/numerals';
import { pricesInShort } from '../pricing/pricesInShort';
import { servicesOfTool } from '../relations';
import type { ToolSlug } from '../slugs';
import { listedToolSlugs, toolSlugs } from '../slugs';
import { serviceTitles, toolTitles } from '../titles';
import type { PageMeta } from '../types';
import { toolCategories } from './categories';

/** Texts of /tools around its cards. */
export const toolsPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly costs: string;
  /** Above the chart of the most used tools. */
  readonly mostUsed: string;
  readonly shortList: string;
} = {
  meta: {
    title: 'The tools we use, and when we leave them alone',
    description: `${capitalized(inWords(toolSlugs.length))} libraries and services behind our work in online shops: what each one does, how it is wired in, and when a plainer one is the better buy.`,
    keywords: [
      'machine learning tools',
      'open-source libraries',
      'TensorFlow',
      'PyTorch',
      'Elasticsearch',
      'forecasting',
      'optimization',
    ],
  },
  heading: 'The tools we use',
  lead: `The ${toolSlugs.length} libraries and services that we build with. Each has a page: what it is good at, how it joins your shop, and when we would use something simpler.`,
  costs: `Most of them are open source and cost nothing. ${pricesInShort}`,
  mostUsed: 'The ones that most of our services use',
  shortList: `${capitalized(inWords(listedToolSlugs.length))} more, for particular jobs`,
};

/** Texts shared by all tool pages. */
export const toolPage = {
  services: 'Services that use it',
  overview: 'Overview',
  whyWeUse: 'Why we chose it',
  applications: 'Applications in a shop',
  benefits: 'Benefits you notice',
  integration: 'Integration, step by step',
  more: 'More about this',
  /** Precede the source and the date. */
  checked: ['Checked against', 'on'],
} as const;

/** Metadata keywords of a tool page. */
export function toolKeywords(slug: ToolSlug): readonly string[] {
  const services = servicesOfTool(slug).map((service) => serviceTitles[service]);
  // Some categories have the same name as a service.
  return [...new Set([toolTitles[slug], toolCategories[slug], ...services])];
}
