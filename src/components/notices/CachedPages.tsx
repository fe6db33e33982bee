import { useEffect, useState } from 'react';
import { offlinePage } from '../../content/fallback/offline';
import { DetailSection } from '../detail/DetailSection';
import { LinkGroups } from '../detail/LinkGroups';

type Groups = typeof offlinePage.groups;

/** Links to the shop's pages that the service worker has cached. */
export function CachedPages() {
  const [groups, setGroups] = useState<Groups>([]);
  useEffect(() => {
    void cachedGroups().then(setGroups);
  }, []);
  return (
    groups.length > 0 && (
      <DetailSection title={offlinePage.here}>
        <LinkGroups groups={groups} />
      </DetailSection>
    )
  );
}

async function cachedGroups(): Promise<Groups> {
  if (!('caches' in window)) return [];
  const groups = await Promise.all(
    offlinePage.groups.map(async ({ title, links }) => {
      // Workbox adds a revision parameter to the URLs of precached pages, so ignore the query.
      const cached = await Promise.all(links.map(({ to }) => caches.match(to, { ignoreSearch: true })));
      return { title, links: links.filter((_, index) => cached[index]) };
    }),
  );
  return groups.filter(({ links }) => links.length > 0);
}
