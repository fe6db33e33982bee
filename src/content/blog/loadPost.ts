import type { LongText } from '../longText';
import type { BlogSlug } from '../slugs';

const texts: Readonly<Record<BlogSlug, () => Promise<LongText>>> = {
  'apache-spark-in-ecommerce': () =>
    import(/* webpackChunkName: "post-apache-spark-in-ecommerce" */ './apache-spark-in-ecommerce.mdx'),
  'botpress-in-ecommerce': () =>
    import(/* webpackChunkName: "post-botpress-in-ecommerce" */ './botpress-in-ecommerce.mdx'),
  'd3-js-data-visualization': () =>
    import(/* webpackChunkName: "post-d3-js-data-visualization" */ './d3-js-data-visualization.mdx'),
  'lightfm-personalization-at-scale': () =>
    import(
      /* webpackChunkName: "post-lightfm-personalization-at-scale" */ './lightfm-personalization-at-scale.mdx'
    ),
  'dynamic-pricing-guardrails': () =>
    import(/* webpackChunkName: "post-dynamic-pricing-guardrails" */ './dynamic-pricing-guardrails.mdx'),
  'visual-search-with-opencv': () =>
    import(/* webpackChunkName: "post-visual-search-with-opencv" */ './visual-search-with-opencv.mdx'),
};

/** Loads the text of a post, each in a chunk of its own. */
export function loadPost(slug: BlogSlug): Promise<LongText> {
  return texts[slug]();
}
