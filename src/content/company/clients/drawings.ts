import { bySlug } from '../../bySlug';
import type { Drawing } from '../../drawing';

/** A drawing for each client's story, by the client's id. */
export const clientDrawings = bySlug(
  import.meta.glob<Drawing>('./*.svg', { import: 'default', eager: true }),
);
