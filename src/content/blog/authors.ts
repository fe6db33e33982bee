import { people } from '../people';
import type { BlogPost } from '../types';

/** The author of a post. */
export function authorOf({ author }: BlogPost) {
  return { id: author, ...people[author] };
}
