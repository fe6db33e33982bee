import { blogCategories } from '../../content/blog/posts';
import type { BlogPost } from '../../content/types';
import type { SliceTone } from '../art/CutSlice';

const tones: readonly SliceTone[] = ['orange', 'blood', 'lime', 'pomelo'];

/** The fruit of a post's category. */
export function postTone({ category }: BlogPost): SliceTone | undefined {
  return tones[blogCategories.indexOf(category) % tones.length];
}
