import type { ComponentType } from 'react';
import type { BlogSlug } from '../../../content/slugs';
import { NightlySort } from './posts/apache-spark-in-ecommerce';
import { BootsTooSmall } from './posts/botpress-in-ecommerce';
import { ShoeboxLid } from './posts/d3-js-data-visualization';
import { PricingGuardrails } from './posts/dynamic-pricing-guardrails';
import { PatchworkDress } from './posts/lightfm-personalization-at-scale';
import { HeronPhoto } from './posts/visual-search-with-opencv';
import type { DrawingProps } from './ReadingPlate';

/** The thumbnail picture of each post. */
export const postDrawings: Readonly<Record<BlogSlug, ComponentType<DrawingProps>>> = {
  'apache-spark-in-ecommerce': NightlySort,
  'botpress-in-ecommerce': BootsTooSmall,
  'd3-js-data-visualization': ShoeboxLid,
  'lightfm-personalization-at-scale': PatchworkDress,
  'dynamic-pricing-guardrails': PricingGuardrails,
  'visual-search-with-opencv': HeronPhoto,
};
