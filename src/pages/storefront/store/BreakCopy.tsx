import { useState } from 'react';
import { Announcement } from '../../../components/ui/Announcement';
import { Button } from '../../../components/ui/Button';
import { counted } from '../../../domain/numerals';
import type { SaveStatus } from '../../../persistence/statusSlice';
import styles from './StorePage.module.css';
import type { BrokenCopy, WayToBreak } from './model/breakCopy';
import { breakCopy, waysToBreak } from './model/breakCopy';

const labels: Readonly<Record<WayToBreak, string>> = {
  half: 'Cut it in half',
  wrongType: 'Invalid quantity',
  unknownProduct: 'Unknown product',
  fullStorage: 'Storage full',
};

const statuses: Readonly<Record<SaveStatus, string>> = {
  saved: 'Saved.',
  failed: 'Not saved. The change stays in this tab, and the shop shows a notice and tries again.',
  unavailable: 'No storage is available, and the shop shows a notice.',
};

/** The copy that was broken last. Later saves of the shop don't change it. */
interface Broken {
  readonly way: WayToBreak;
  readonly copy: BrokenCopy;
}

/** Breaks an in-memory copy of the saved text and shows how the store recovers. */
export function BreakCopy({ text }: { readonly text: string }) {
  const [broken, setBroken] = useState<Broken | null>(null);
  return (
    <div className={styles.panel}>
      <h3>Break a copy</h3>
      <p>
        Each button damages a copy of your saved data in memory, then loads and saves it with the shop’s own
        code. Your data isn’t touched.
      </p>
      <div role="group" aria-label="Break a copy" className={styles.choice}>
        {waysToBreak.map((each) => (
          <Button
            key={each}
            variant="outline"
            aria-pressed={each === broken?.way}
            onClick={() => {
              setBroken({ way: each, copy: breakCopy(text, each) });
            }}
          >
            {labels[each]}
          </Button>
        ))}
      </div>
      {broken && <Outcome copy={broken.copy} />}
      {/* Announces only the summary, because the copy itself isn't useful to hear. */}
      <Announcement text={broken ? inShort(broken) : ''} />
    </div>
  );
}

function inShort({ way, copy }: Broken): string {
  return `${labels[way]}. Cart after loading: ${cartOf(copy)}. ${statuses[copy.status]}`;
}

function cartOf({ kept }: BrokenCopy): string {
  if (kept === null) return 'same as on a first visit';
  return kept.length === 0 ? 'empty' : kept.join(', ');
}

function Outcome({ copy }: { readonly copy: BrokenCopy }) {
  const { dropped, isBackedUp, status, written } = copy;
  return (
    <dl className={styles.outcome}>
      <div>
        <dt>The copy</dt>
        <dd>
          <code translate="no">{`${copy.text.slice(0, 150)} … ${copy.text.slice(-40)}`}</code>
        </dd>
      </div>
      <div>
        <dt>Cart after loading</dt>
        <dd>{cartOf(copy)}</dd>
      </div>
      <div>
        <dt>Dropped</dt>
        <dd>{counted(dropped, 'item')}</dd>
      </div>
      <div>
        <dt>Backed up before overwriting</dt>
        <dd>{isBackedUp ? 'Yes, the whole text' : 'Not needed'}</dd>
      </div>
      <div>
        <dt>After adding Fraud Shield</dt>
        <dd>{statuses[status]}</dd>
      </div>
      <div>
        <dt>The copy after saving</dt>
        <dd>{written === null ? 'Unchanged' : `Rewritten, ${written.length} characters`}</dd>
      </div>
    </dl>
  );
}
