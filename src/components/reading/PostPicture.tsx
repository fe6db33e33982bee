import type { ComponentType } from 'react';
import { paths } from '../../content/paths';
import type { BlogSlug } from '../../content/slugs';
import { NightlySort } from '../art/readings/posts/apache-spark-in-ecommerce';
import { BootsTooSmall } from '../art/readings/posts/botpress-in-ecommerce';
import { ShoeboxLid } from '../art/readings/posts/d3-js-data-visualization';
import { PricingGuardrails } from '../art/readings/posts/dynamic-pricing-guardrails';
import { PatchworkDress } from '../art/readings/posts/lightfm-personalization-at-scale';
import { HeronPhoto } from '../art/readings/posts/visual-search-with-opencv';
import type { DrawingProps } from '../art/readings/ReadingPlate';

const postDrawings: Readonly<Record<BlogSlug, ComponentType<DrawingProps>>> = {
  'apache-spark-in-ecommerce': NightlySort,
  'botpress-in-ecommerce': BootsTooSmall,
  'd3-js-data-visualization': ShoeboxLid,
  'lightfm-personalization-at-scale': PatchworkDress,
  'dynamic-pricing-guardrails': PricingGuardrails,
  'visual-search-with-opencv': HeronPhoto,
};

interface PostPictureProps {
  readonly slug: BlogSlug;
  readonly className?: string | undefined;
}

export function PostPicture({ slug, className }: PostPictureProps) {
  const Drawing = postDrawings[slug];
  return <Drawing className={className} data-picture-of={paths.post(slug)} />;
}
