import { Page, PageHeader } from '../../../components/layout/Page';
import { CachedPages } from '../../../components/notices/CachedPages';
import { Meta } from '../../../components/seo/Meta';
import { offlinePage } from '../../../content/fallback/offline';
import { paths } from '../../../content/paths';

/**
 * The service worker's fallback for a page it can't load, served at that page's URL. If the real page's code is
 * cached, it renders once scripts run; otherwise `app/ErrorPage.tsx` shows the same message.
 */
function OfflinePage() {
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

export { OfflinePage as Component };
