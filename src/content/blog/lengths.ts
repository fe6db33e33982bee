import type { TextLengths } from '../longText';
import type { BlogSlug } from '../slugs';
import { lengths as apacheSparkInEcommerce } from './apache-spark-in-ecommerce.mdx?lengths';
import { lengths as botpressInEcommerce } from './botpress-in-ecommerce.mdx?lengths';
import { lengths as d3JsDataVisualization } from './d3-js-data-visualization.mdx?lengths';
import { lengths as lightfmPersonalizationAtScale } from './lightfm-personalization-at-scale.mdx?lengths';
import { lengths as dynamicPricingGuardrails } from './dynamic-pricing-guardrails.mdx?lengths';
import { lengths as visualSearchWithOpencv } from './visual-search-with-opencv.mdx?lengths';

/** Lengths of all posts, for pages that don't load their texts. */
export const postLengths: Readonly<Record<BlogSlug, TextLengths>> = {
  'apache-spark-in-ecommerce': apacheSparkInEcommerce,
  'botpress-in-ecommerce': botpressInEcommerce,
  'd3-js-data-visualization': d3JsDataVisualization,
  'lightfm-personalization-at-scale': lightfmPersonalizationAtScale,
  'dynamic-pricing-guardrails': dynamicPricingGuardrails,
  'visual-search-with-opencv': visualSearchWithOpencv,
};
