import { percent } from '../../domain/numerals';

/** A share from 0 to 1 as people read it; a dash if there is none. */
export function shareText(share: number | null): string {
  return share === null ? '–' : percent(share);
}
