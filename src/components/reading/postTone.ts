import type { BlogCategory } from '../../content/blog/categories';
import type { BlogPost } from '../../content/types';
import type { CitrusTone } from '../art/UnevenCitrus';

const tones: Readonly<Record<BlogCategory, CitrusTone>> = {
  Pricing: 'orange',
  Analytics: 'blood',
  'Product Discovery': 'lime',
  'Customer Service': 'pomelo',
};

export function postTone({ category }: BlogPost): CitrusTone {
  return tones[category];
}
