import { frontDoors } from '../../content/homes/doors';
import { paths } from '../../content/paths';
import type { HomeNumber } from '../../content/slugs';
import { homeNumbers } from '../../content/slugs';
import { homeTitles } from '../../content/titles';
import { DetailSection } from '../detail/DetailSection';
import { LinkRows } from '../detail/LinkRows';

interface FrontDoorsProps {
  /** The current home page, which is left out. */
  readonly current?: HomeNumber;
}

/** Links to the extra home pages, which no navigation lists. */
export function FrontDoors({ current }: FrontDoorsProps) {
  const links = homeNumbers
    .filter((number) => number !== current)
    .map((number) => ({
      to: paths.alternativeHome(number),
      name: homeTitles[number],
      note: frontDoors.subjects[number],
    }));
  return (
    <DetailSection title={frontDoors.heading}>
      <nav aria-label={frontDoors.heading}>
        <LinkRows rows={links} />
      </nav>
    </DetailSection>
  );
}
