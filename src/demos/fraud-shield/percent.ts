/** A share from 0 to 1 as people read it: `87%`; a dash if there is none. */
export function percent(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 100)}%`;
}
