import { Page, PageHeader } from '../../../components/layout/Page';
import { Meta } from '../../../components/ui/Meta';
import { homePage } from '../../../content/home';
import { paths } from '../../../content/paths';

/** The home page. */
export function HomePage() {
  return (
    <Page>
      <Meta {...homePage.meta} path={paths.home} />
      <PageHeader title={homePage.hero.headline} lead={homePage.hero.lead} />
    </Page>
  );
}
