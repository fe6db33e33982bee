import type { ComponentType } from 'react';
import { paths } from '../../content/paths';
import type { BlogSlug } from '../../content/slugs';
import {
  NightlySort,
  BootsTooSmall,
  ShoeboxLid,
  PatchworkDress,
  PricingGuardrails,
  HeronPhoto,
} from '../art/readings/postDrawings';
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
