import type { BlogCategory } from '../../content/blog/categories';
import type { BlogPost } from '../../content/types';
import type { SliceTone } from '../art/CutSlice';

const tones: Readonly<Record<BlogCategory, SliceTone>> = {
  Pricing: 'orange',
  Analytics: 'blood',
  'Product Discovery': 'lime',
  'Customer Service': 'pomelo',
};

/** The fruit of a post's category. */
export function postTone({ category }: BlogPost): SliceTone {
  return tones[category];
}
