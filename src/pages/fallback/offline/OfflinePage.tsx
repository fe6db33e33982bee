import { Page, PageHeader } from '../../../components/layout/Page';
import { WhatIsHere } from '../../../components/notices/WhatIsHere';
import { Meta } from '../../../components/ui/Meta';
import { offlinePage } from '../../../content/fallback/offline';
import { paths } from '../../../content/paths';

/**
 * The page that the service worker answers with, at the address of one that it can't have. Once the scripts run, that
 * page is rendered after all if its code is on the device, and `app/ErrorPage.tsx` says the same as this if it is not.
 */
function OfflinePage() {
  return (
    <>
      <Meta {...offlinePage.meta} path={paths.offline} noindex />
      <Page>
        <PageHeader title={offlinePage.heading} lead={offlinePage.message} />
      </Page>
      <WhatIsHere />
    </>
  );
}

export { OfflinePage as Component };
