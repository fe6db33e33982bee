import { offlinePage } from '../../content/fallback/offline';
import { DetailSection } from '../detail/DetailSection';
import { LinkGroups } from '../detail/LinkGroups';

/** Where one can go without a network. */
export function WhatIsHere() {
  return (
    <DetailSection title={offlinePage.here}>
      <LinkGroups groups={offlinePage.groups} />
    </DetailSection>
  );
}

/**
 * The same in place of a page that failed to load, if a service worker keeps it. `navigator.onLine` is not asked: it is
 * true in any network, one that leads nowhere included.
 */
export function WhatIsKept() {
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  return isKept && <WhatIsHere />;
}
