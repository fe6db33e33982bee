import { company } from './company';
import { cardToolTitles, listedToolTitles } from './lists/titles.computed';
import type { HomeNumber } from './slugs';

export const pressKitTitle = 'Press kit';

export const toolTitles = { ...cardToolTitles, ...listedToolTitles };

export const homeTitles: Readonly<Record<HomeNumber, string>> = {
  2: 'AI intelligence',
  3: 'Digital agency',
  4: 'Business excellence',
  5: 'AI platform',
  6: 'AI security',
};

export function documentTitle(title: string): string {
  return title.includes(company.name) ? title : `${title} | ${company.name}`;
}
