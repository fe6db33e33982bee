import type { TextFacts } from '../longText';
import type { BlogSlug } from '../slugs';
import { facts as apacheSparkInEcommerce } from './apache-spark-in-ecommerce.mdx?facts';
import { facts as botpressInEcommerce } from './botpress-in-ecommerce.mdx?facts';
import { facts as d3JsDataVisualization } from './d3-js-data-visualization.mdx?facts';
import { facts as lightfmPersonalizationAtScale } from './lightfm-personalization-at-scale.mdx?facts';
import { facts as dynamicPricingGuardrails } from './dynamic-pricing-guardrails.mdx?facts';
import { facts as visualSearchWithOpencv } from './visual-search-with-opencv.mdx?facts';

/** How long a post is, without its text. */
export const postFacts: Readonly<Record<BlogSlug, TextFacts>> = {
  'apache-spark-in-ecommerce': apacheSparkInEcommerce,
  'botpress-in-ecommerce': botpressInEcommerce,
  'd3-js-data-visualization': d3JsDataVisualization,
  'lightfm-personalization-at-scale': lightfmPersonalizationAtScale,
  'dynamic-pricing-guardrails': dynamicPricingGuardrails,
  'visual-search-with-opencv': visualSearchWithOpencv,
};
