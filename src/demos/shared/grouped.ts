/**
 * A number, rounded to a whole one, as people read it: `12,500`. The platform's Intl writes the same, but loads its data
 * for it while the page starts.
 */
export function grouped(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}
