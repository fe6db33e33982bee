import { homeLinks } from '../../content/homes/homeLinks';
import { paths } from '../../content/paths';
import type { HomeNumber } from '../../content/slugs';
import { homeNumbers } from '../../content/slugs';
import { homeTitles } from '../../content/titles';
import { DetailSection } from '../detail/DetailSection';
import { LinkRows } from '../detail/LinkRows';

interface HomeLinksProps {
  /** The current home page, which is left out. */
  readonly current?: HomeNumber;
}

/** Links to the extra home pages, which aren't in the site's navigation. */
export function HomeLinks({ current }: HomeLinksProps) {
  const links = homeNumbers
    .filter((number) => number !== current)
    .map((number) => ({
      to: paths.alternativeHome(number),
      name: homeTitles[number],
      note: homeLinks.subjects[number],
    }));
  return (
    <DetailSection title={homeLinks.heading}>
      <nav aria-label={homeLinks.heading}>
        <LinkRows rows={links} />
      </nav>
    </DetailSection>
  );
}
