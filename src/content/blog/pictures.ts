import { bySlug } from '../bySlug';
import type { Drawing } from '../drawing';

/** The pictures of all posts, by slug. */
export const postPictures = bySlug(
  import.meta.glob<Drawing>('./*/index.svg', { import: 'default', eager: true }),
);
