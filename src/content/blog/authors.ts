import type { BlogPost } from '../types';

/** Who signs posts. */
export interface Author {
  readonly id: string;
  readonly name: string;
  readonly position: string;
}

/**
 * The team members who write, without the rest of what the team page knows of them. A test holds this to
 * `team.ts`.
 */
export const authors: readonly Author[] = [
  { id: 'miriam-castellano', name: 'Miriam Castellano', position: 'Founder and Chief Executive' },
  { id: 'dev-raghunathan', name: 'Dev Raghunathan', position: 'Head of Data Science' },
  { id: 'ngozi-abara', name: 'Ngozi Abara', position: 'Lead, Pricing and Forecasting' },
  { id: 'tomasz-wieczorek', name: 'Tomasz Wieczorek', position: 'Principal Engineer, Search and Vision' },
  { id: 'lucia-fuentes', name: 'Lucía Fuentes', position: 'Lead Conversation Designer' },
];

/** Who wrote a post; a post without an author does not get past its test. */
export function authorOf({ author }: BlogPost): Author {
  const found = authors.find(({ id }) => id === author);
  if (!found) throw new Error(`No author is called '${author}'.`);
  return found;
}
