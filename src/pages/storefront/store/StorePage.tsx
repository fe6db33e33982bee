import { useState } from 'react';
import { Page, PageHeader } from '../../../components/layout/Page';
import { Meta } from '../../../components/seo/Meta';
import { paths } from '../../../content/paths';
import { storePage } from '../../../content/store/storePage';
import { lineAdded } from '../../../store/cart/cartSlice';
import { ResetSection } from './ResetSection';
import { ActionsSection } from './ActionsSection';
import { ReplaySection } from './ReplaySection';
import { StateSection } from './StateSection';
import { StorageSection } from './StorageSection';
import styles from './StorePage.module.css';
import { TimeSection } from './TimeSection';
import { Tour } from './Tour';
import { TwoTabsSection } from './TwoTabsSection';
import type { VisitKind } from './useVisits';
import { useVisits } from './useVisits';

const sections = [
  { id: 'actions', label: 'Actions' },
  { id: 'tour', label: 'Tour' },
  { id: 'time', label: 'Time travel' },
  { id: 'state', label: 'State' },
  { id: 'storage', label: 'Storage' },
  { id: 'tabs', label: 'Two tabs' },
  { id: 'replay', label: 'Replay' },
  { id: 'reset', label: 'Reset' },
];

/** Shows how the store works: this visit's actions, the states between them, saved data, and source. */
export function Component() {
  const visits = useVisits();
  const { entries } = visits.shown;
  // If null or from another visit, the first one of these is shown: the example's addition to the cart, or the latest.
  const [picked, setPicked] = useState<{ readonly kind: VisitKind; readonly id: number } | null>(null);
  const at = picked?.kind === visits.kind ? entries.findIndex(({ id }) => id === picked.id) : -1;
  const start = visits.kind === 'example' ? entries.findIndex(({ action }) => lineAdded.match(action)) : -1;
  const index = [at, start].find((found) => found >= 0) ?? entries.length - 1;
  const pick = (id: number) => {
    setPicked({ kind: visits.kind, id });
  };
  return (
    <Page className={styles.page}>
      <Meta {...storePage.meta} path={paths.store} />
      <PageHeader title={storePage.heading} lead={storePage.lead} isCompact>
        <nav aria-label="On this page">
          <ul role="list" className={styles.contents}>
            {sections.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <noscript>
          <p>{storePage.withoutScripts}</p>
        </noscript>
      </PageHeader>
      <ActionsSection visits={visits} index={index} onPick={pick} />
      <Tour entries={entries} onPick={pick} />
      <TimeSection entries={entries} index={index} onPick={pick} />
      <StateSection entry={entries[index]} />
      <StorageSection visits={visits} />
      <div className={styles.lower}>
        <TwoTabsSection />
        <ReplaySection visits={visits} />
        <ResetSection />
      </div>
    </Page>
  );
}
