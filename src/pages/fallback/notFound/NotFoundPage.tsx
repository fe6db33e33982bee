import { Page, PageHeader } from '../../../components/layout/Page';
import { ButtonLink } from '../../../components/ui/Button';
import { Meta } from '../../../components/ui/Meta';
import { notFoundPage } from '../../../content/notFound';
import { paths } from '../../../content/paths';

/** The page at every address that has none. */
export function NotFoundPage() {
  return (
    <Page>
      <Meta {...notFoundPage.meta} path="/404" noindex />
      <PageHeader title={notFoundPage.heading} lead={notFoundPage.message} />
      <ButtonLink to={paths.home}>Home</ButtonLink>
    </Page>
  );
}
