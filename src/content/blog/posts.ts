import { inCommon, mostAlike } from '../../domain/mostAlike';
import type { BlogSlug } from '../slugs';
import type { BlogPost, PageSummary } from '../types';
import { postRelations } from './postRelations';

type Listing = Omit<BlogPost, keyof (typeof postRelations)[number] | 'meta'> & { readonly meta: PageSummary };

/** Fields for lists of posts besides title and subject; the text is the MDX file named after the slug. */
const listings: Readonly<Record<BlogSlug, Listing>> = {
  'apache-spark-in-ecommerce': {
    meta: {
      title: 'Apache Spark in e-commerce: from clicks to visits',
      description:
        'One nightly Spark job followed from the click log to the bill: what a visit is, what the shuffle does, why one bot makes it late, and who needs no cluster.',
    },
    excerpt:
      'A click log has no idea what a visit is. We follow the job that finds out, from the first line to the cloud bill, past the shuffle, past the bot that keeps one machine busy until noon, and past the point where you should use something smaller.',
    category: 'Analytics',
    modified: '2026-11-21',
    author: 'tomasz-wieczorek',
    tags: ['Apache Spark', 'sessionization', 'click data', 'PySpark'],
  },
  'botpress-in-ecommerce': {
    meta: {
      title: 'Botpress in e-commerce: one return, start to finish',
      description:
        'One customer’s return, taken through Botpress from the first message to the label, with who decides at each step: the model, a fixed rule, or a person.',
    },
    excerpt:
      '“hi, the boots came today and theyre too small :(” We take that message through Botpress to the return label and mark each spot where a language model must not improvise. With the table to fill in before anyone opens the editor.',
    category: 'Customer Service',
    modified: '2026-11-21',
    author: 'lucia-fuentes',
    tags: ['Botpress', 'conversation design', 'returns', 'handoff'],
  },
  'd3-js-data-visualization': {
    meta: {
      title: 'D3.js data visualization: three charts for a store',
      description:
        'A former shoe buyer on drawing fewer charts that do more: the honest size curve, the lined-up markdown, the searches that went nowhere, and D3’s join.',
    },
    excerpt:
      'The best chart I ever owned was drawn on the lid of a shoebox. On three charts that end meetings early, on what D3.js does when Monday’s numbers replace Sunday’s, and on the charts you shouldn’t use it for.',
    category: 'Analytics',
    modified: '2026-11-21',
    author: 'miriam-castellano',
    tags: ['D3.js', 'data visualization', 'size curves', 'dashboards'],
  },
  'lightfm-personalization-at-scale': {
    meta: {
      title: 'LightFM personalization at scale, new products included',
      description:
        'How LightFM scores a dress nobody has clicked, with the arithmetic; the trap that punishes new arrivals; and what memory, serving and upkeep come to at scale.',
    },
    excerpt:
      'Our first recommender didn’t know half the products that sold that week. LightFM fixes that with one idea you can work through on paper, and brings a trap of its own that the tutorials leave out.',
    category: 'Product Discovery',
    modified: '2026-11-21',
    author: 'dev-raghunathan',
    tags: ['LightFM', 'recommendations', 'cold start', 'Python'],
  },
  'dynamic-pricing-guardrails': {
    meta: {
      title: 'Dynamic pricing guardrails: seven rules before the model',
      description:
        'Floor, ceiling, speed limit, rounding, quiet hours, fairness, reasons: the seven pricing rules we write before any model, with the code of the gate.',
    },
    excerpt:
      'A stroller that costs $40 more after lunch makes people shout; lettuce that is cheaper on Thursday does not. Seven rules that keep a pricing model on the right side of that line, and the small piece of code that enforces them.',
    category: 'Pricing',
    modified: '2026-11-21',
    author: 'ngozi-abara',
    tags: ['dynamic pricing', 'guardrails', 'price law', 'TypeScript'],
  },
  'visual-search-with-opencv': {
    meta: {
      title: 'Visual search with OpenCV: a week’s notebook',
      description:
        'How search by photo works with OpenCV: key points, the ratio test and one perspective find the exact print in a catalog, and let the search answer no.',
    },
    excerpt:
      'A week’s notebook from building a camera button for cushions and wallpaper. Monday: two questions behind one icon. Thursday: the list of defeats. In between, the geometry that lets a search say “we don’t carry it” and mean it.',
    category: 'Product Discovery',
    modified: '2026-11-21',
    author: 'tomasz-wieczorek',
    tags: ['OpenCV', 'visual search', 'SIFT', 'image matching'],
  },
};

/** The posts, newest first. A post's tags are its keywords. */
export const blogPosts: readonly BlogPost[] = postRelations.map((relation) => {
  const { meta, ...post } = listings[relation.slug];
  return { ...relation, ...post, meta: { ...meta, keywords: post.tags } };
});

/** Related posts: those with most in common, then the newest. */
export function relatedPosts(post: BlogPost, count: number): readonly BlogPost[] {
  const subjects = subjectsOf(post);
  return mostAlike(blogPosts, post, (other) => inCommon(subjectsOf(other), subjects), count);
}

function subjectsOf({ category, tags, tools, services }: BlogPost): readonly string[] {
  return [category, ...tags, ...tools, ...services];
}
