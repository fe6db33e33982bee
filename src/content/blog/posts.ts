import { sharedCount, mostSimilar } from '../../domain/mostSimilar';
import type { BlogSlug } from '../slugs';
import type { BlogPost, PageSummary } from '../types';
import { postRelations } from './postRelations';

type Listing = Omit<BlogPost, keyof (typeof postRelations)[number] | 'meta'> & { readonly meta: PageSummary };

/** The fields for lists that `postRelations.ts` lacks. The text itself is `<slug>.mdx` in this folder. */
const listings: Readonly<Record<BlogSlug, Listing>> = {
  'apache-spark-in-ecommerce': {
    meta: {
      title: 'Apache Spark in e-commerce: from clicks to visits',
      description:
        'A nightly Spark job, from the click log to the cloud bill: what counts as a visit, what the shuffle does, why one bot makes it late, and when to skip Spark.',
    },
    excerpt:
      'A click log doesn’t know what a visit is. We follow the nightly job that finds out, from the first log line to the cloud bill: the shuffle, the bot that keeps one machine busy until noon, and the cases where you should use something smaller.',
    category: 'Analytics',
    modified: '2026-11-21',
    author: 'tomasz-wieczorek',
    tags: ['Apache Spark', 'sessionization', 'click data', 'PySpark'],
  },
  'botpress-in-ecommerce': {
    meta: {
      title: 'Botpress in e-commerce: one return, start to finish',
      description:
        'One customer’s return in Botpress, from the first message to the label, and who decides at each step: the language model, a fixed rule, or a person.',
    },
    excerpt:
      '“hi, the boots came today and theyre too small :(” We follow that message through Botpress to the return label and show where a language model must not improvise. Includes the table to fill in before anyone opens the editor.',
    category: 'Customer Service',
    modified: '2026-11-21',
    author: 'lucia-fuentes',
    tags: ['Botpress', 'conversation design', 'returns', 'handoff'],
  },
  'd3-js-data-visualization': {
    meta: {
      title: 'D3.js data visualization: three charts for a store',
      description:
        'A former shoe buyer on three charts that settle arguments in a store: the full size curve, the lined-up markdown, and the failed searches. With D3’s join.',
    },
    excerpt:
      'The best chart I ever owned was drawn on the lid of a shoebox. This post covers three charts that end meetings early, what D3.js does when Monday’s numbers replace Sunday’s, and when to use something simpler.',
    category: 'Analytics',
    modified: '2026-11-21',
    author: 'miriam-castellano',
    tags: ['D3.js', 'data visualization', 'size curves', 'dashboards'],
  },
  'lightfm-personalization-at-scale': {
    meta: {
      title: 'LightFM personalization at scale, new products included',
      description:
        'How LightFM scores a dress nobody has clicked, with the arithmetic, the trap that punishes new arrivals, and what memory, serving, and upkeep cost at scale.',
    },
    excerpt:
      'A recommender of ours lost its live test because much of what sold that week was new. LightFM fixes that with one idea you can work through on paper. It also has a trap that the tutorials leave out.',
    category: 'Product Discovery',
    modified: '2026-11-21',
    author: 'dev-raghunathan',
    tags: ['LightFM', 'recommendations', 'cold start', 'Python'],
  },
  'dynamic-pricing-guardrails': {
    meta: {
      title: 'Dynamic pricing guardrails: seven rules before the model',
      description:
        'Floor, ceiling, speed limit, rounding, held prices, fairness, reasons: the seven pricing rules we write before any model, with the code that enforces them.',
    },
    excerpt:
      'People shout about a stroller that costs $40 more after lunch. Nobody shouts about cheap lettuce on a Thursday. Seven rules keep a pricing model on the right side of that line, and a small piece of code enforces them.',
    category: 'Pricing',
    modified: '2026-11-21',
    author: 'ngozi-abara',
    tags: ['dynamic pricing', 'guardrails', 'price law', 'TypeScript'],
  },
  'visual-search-with-opencv': {
    meta: {
      title: 'Visual search with OpenCV: a week’s notebook',
      description:
        'How photo search works with OpenCV: key points, the ratio test, and geometry find the exact print in a catalog, and let the search say when there’s no match.',
    },
    excerpt:
      'Notes from a week of building a camera button for a store that sells throw pillows and wallpaper. Monday: one button, three questions. Thursday: what fails. In between: the geometry that lets a search say “we don’t carry it” and be right.',
    category: 'Product Discovery',
    modified: '2026-11-21',
    author: 'tomasz-wieczorek',
    tags: ['OpenCV', 'visual search', 'SIFT', 'image matching'],
  },
};

/** All posts, newest first. A post's tags are its keywords. */
export const blogPosts: readonly BlogPost[] = postRelations.map((relation) => {
  const { meta, ...post } = listings[relation.slug];
  return { ...relation, ...post, meta: { ...meta, keywords: post.tags } };
});

/**
 * Returns the posts that share the most categories, tags, tools, and services with this one; ties go to the
 * newest.
 */
export function relatedPosts(post: BlogPost, count: number): readonly BlogPost[] {
  const subjects = subjectsOf(post);
  return mostSimilar(blogPosts, post, (other) => sharedCount(subjectsOf(other), subjects), count);
}

function subjectsOf({ category, tags, tools, services }: BlogPost): readonly string[] {
  return [category, ...tags, ...tools, ...services];
}
