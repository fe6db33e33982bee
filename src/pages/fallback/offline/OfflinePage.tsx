import { Page, PageHeader } from '../../../components/layout/Page';
import { CachedPages } from '../../../components/notices/CachedPages';
import { Meta } from '../../../components/seo/Meta';
import { offlinePage } from '../../../content/fallback/offline';
import { paths } from '../../../content/paths';

/**
 * Served by the service worker at the URL of a page that it can't load. If that page's code is cached, the page
 * renders once scripts run; otherwise `app/ErrorPage.tsx` shows the same message as here.
 */
export function Component() {
  return (
    <>
      <Meta {...offlinePage.meta} path={paths.offline} noindex />
      <Page>
        <PageHeader title={offlinePage.heading} lead={offlinePage.message} />
      </Page>
      <CachedPages />
    </>
  );
}
