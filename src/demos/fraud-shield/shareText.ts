import { percent } from '../../domain/numerals';

export function shareText(share: number | null): string {
  return share === null ? '–' : percent(share);
}
