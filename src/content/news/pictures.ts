import { bySlug } from '../bySlug';
import type { Drawing } from '../drawing';

/** The pictures of all news articles, by slug. */
export const articlePictures = bySlug(
  import.meta.glob<Drawing>('./*.svg', { import: 'default', eager: true }),
);
