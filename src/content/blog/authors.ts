import { people } from '../people';
import type { BlogPost } from '../types';

export function authorOf({ author }: BlogPost) {
  return { id: author, ...people[author] };
}
