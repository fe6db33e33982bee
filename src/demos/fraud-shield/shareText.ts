import { percent } from '../../domain/numerals';

/** A share from 0 to 1 as a percentage, or a dash for null. */
export function shareText(share: number | null): string {
  return share === null ? '–' : percent(share);
}
