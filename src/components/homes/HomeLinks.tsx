import { homeLinks } from '../../content/homes/homeLinks';
import { paths } from '../../content/paths';
import type { HomeNumber } from '../../content/slugs';
import { homeNumbers } from '../../content/slugs';
import { homeTitles } from '../../content/titles';
import { DetailSection } from '../detail/DetailSection';
import { LinkGrid } from '../detail/LinkGrid';

interface HomeLinksProps {
  /** The current home page, which is left out. */
  readonly current?: HomeNumber;
}

/** Links to the extra home pages, which aren't in the site's navigation. */
export function HomeLinks({ current }: HomeLinksProps) {
  const links = homeNumbers
    .filter((number) => number !== current)
    .map((number) => ({
      href: paths.alternativeHome(number),
      label: homeTitles[number],
      text: homeLinks.subjects[number],
    }));
  return (
    <DetailSection title={homeLinks.heading} kind="shelf">
      <nav aria-label={homeLinks.heading}>
        <LinkGrid links={links} />
      </nav>
    </DetailSection>
  );
}
