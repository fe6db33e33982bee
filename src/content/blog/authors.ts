import { people } from '../people';
import type { BlogPost } from '../types';

/** Who wrote a post. */
export function authorOf({ author }: BlogPost) {
  return { id: author, ...people[author] };
}
