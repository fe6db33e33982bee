import { offlinePage } from '../../content/offline';
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
