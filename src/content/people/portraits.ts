import { bySlug } from '../bySlug';
import type { Drawing } from '../drawing';

/** The portraits of all team members, by id. */
export const portraits = bySlug(import.meta.glob<Drawing>('./*.svg', { import: 'default', eager: true }));
