import type { WithReading } from '../../src/demos/shared/csv/reading';

/** Joins the control totals as the page shows them: `3 orders · 2 customers`. */
export function totalsText({ reading }: Pick<WithReading<string>, 'reading'>): string {
  return (reading?.totals ?? []).map(({ value, label }) => `${value} ${label}`).join(' · ');
}
