import { useState } from 'react';
import { Announcement } from '../../../components/ui/Announcement';
import { Button } from '../../../components/ui/Button';
import { counted } from '../../../domain/numerals';
import type { SaveStatus } from '../../../persistence/savingSlice';
import { ChangeList } from './ChangeList';
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
              void breakCopy(text, each).then((copy) => {
                setBroken({ way: each, copy });
              });
            }}
          >
            {labels[each]}
          </Button>
        ))}
      </div>
      {broken && <Outcome {...broken} />}
      {/* Announces only the summary, because the copy itself isn't useful to hear. */}
      <Announcement text={broken ? inShort(broken) : ''} />
    </div>
  );
}

function inShort({ way, copy }: Broken): string {
  return `${labels[way]}. Cart after loading: ${cartOf(copy)}. ${statuses[copy.status]}`;
}

function cartOf({ kept }: BrokenCopy): string {
  return kept.length === 0 ? 'empty' : kept.join(', ');
}

function backupText({ dropped, isBackedUp }: BrokenCopy): string {
  if (isBackedUp) return 'Yes, the whole text';
  return dropped > 0 ? 'Not needed, because the copy keeps dropped items' : 'Not needed';
}

/** Describes the damage if no single value was changed. */
const otherDamage: Readonly<Record<WayToBreak, string>> = {
  half: 'Cut off after this: ',
  wrongType: 'None, because no cart line is saved.',
  unknownProduct: 'None, because no cart line is saved.',
  fullStorage: 'None. Storage is full, so the next save fails.',
};

function Outcome({ way, copy }: Broken) {
  const { damage, dropped, status, text, written } = copy;
  return (
    <dl className={styles.outcome}>
      <div>
        <dt>Damage</dt>
        <dd>
          {damage.length > 0 ? <ChangeList changes={damage} /> : otherDamage[way]}
          {way === 'half' && <code translate="no">{`… ${text.slice(-80)}`}</code>}
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
        <dd>{backupText(copy)}</dd>
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
