import { home as home2 } from '../../content/homes/home-2';
import { home as home3 } from '../../content/homes/home-3';
import { home as home4 } from '../../content/homes/home-4';
import { home as home5 } from '../../content/homes/home-5';
import { home as home6 } from '../../content/homes/home-6';
import type { AlternativeHome } from '../../content/homes/types';
import { paths } from '../../content/paths';
import type { HomeNumber } from '../../content/slugs';
import { homeNumbers } from '../../content/slugs';
import type { PictureCitrus } from '../drawing/citrus';
import { citrusOf, evenCitrus } from '../drawing/citrus';
import type { Picture } from './SharePicture';

const homes: Readonly<Record<HomeNumber, AlternativeHome>> = {
  2: home2,
  3: home3,
  4: home4,
  5: home5,
  6: home6,
};

/** Returns a citrus that counts the parts of a home page's own section. */
function sectionCitrus({ section }: AlternativeHome): PictureCitrus {
  switch (section.kind) {
    case 'shelf':
      return evenCitrus(section.orders[0].order.length, 1);
    case 'cases':
      return evenCitrus(section.cases.length);
    case 'ledger':
      return evenCitrus(section.groups.flatMap(({ entries }) => entries).length);
    case 'segments':
      return { ...evenCitrus(section.segments.length), tone: 'pomelo' };
    case 'scan':
      return citrusOf(section.lines, ({ verdict }) => verdict === 'alarm');
  }
}

export const homePictures: readonly (readonly [path: string, picture: Picture])[] = homeNumbers.map(
  (number) => [
    paths.alternativeHome(number),
    { note: homes[number].hero.eyebrow, citrus: sectionCitrus(homes[number]) },
  ],
);
