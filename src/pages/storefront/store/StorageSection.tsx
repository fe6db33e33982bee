import { useCallback, useSyncExternalStore } from 'react';
import { storePage } from '../../../content/store/storePage';
import { counted } from '../../../domain/numerals';
import { STORAGE_KEY } from '../../../store/saved';
import { useAppStore } from '../../../store/hooks';
import { browserStorage } from '../../../persistence/storage';
import { ChangeList } from './ChangeList';
import { Section } from './Section';
import styles from './StorePage.module.css';
import { changesBetween } from './model/changes';
import { fieldsOf, json, parsed } from './model/json';
import { savedEntries, savedText } from './model/savedFields';
import type { VisitAction, Visit } from './model/visit';
import type { VisitKind, Visits } from './useVisits';

const headings: Readonly<Record<VisitKind, string>> = {
  own: 'Saved data',
  example: 'Saved after the example visit',
  imported: 'Saved after the imported visit',
};

/** Shows the selected visit's saved data and last write. */
export function StorageSection({ visits: { kind, shown } }: { readonly visits: Visits }) {
  const ownText = useSavedText();
  const text = kind === 'own' ? ownText : textAfter(shown);
  return (
    <Section
      id="storage"
      title="Storage"
      lead="redux-persist saves product IDs, quantities, your choices, and order totals for your next visit, but no names, addresses, or card data. Data is validated when the store rehydrates. Text that can’t be read is backed up before it’s overwritten."
    >
      <div className={styles.columns}>
        <div className={styles.stack}>
          <h3>{headings[kind]}</h3>
          <SavedText text={text} />
        </div>
        <div className={styles.stack}>
          <h3>Last saved change</h3>
          <LastWrite entries={shown.entries} />
        </div>
      </div>
    </Section>
  );
}

/** Returns the text that a browser would have saved after a visit. */
function textAfter({ entries }: Visit): string | null {
  const last = entries.at(-1);
  return last ? savedText(last.after) : null;
}

function SavedText({ text }: { readonly text: string | null | undefined }) {
  if (text === undefined)
    return <p>This browser blocks storage, so the shop forgets everything when you leave the site.</p>;
  if (text === null) return <p>Nothing is saved yet. Saving starts with your first change.</p>;
  const content = parsed(text);
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>Version</dt>
          <dd>{json(fieldsOf(content).version)}</dd>
        </div>
        <div>
          <dt>Size</dt>
          <dd>{counted(new TextEncoder().encode(text).length, 'byte')}</dd>
        </div>
      </dl>
      <p>
        <code translate="no">at</code> is when a value last changed, and <code translate="no">place</code> is
        an item’s position in its list. {storePage.timestampUnit}
      </p>
      <details className={styles.disclosure}>
        <summary>Saved JSON</summary>
        <pre className={styles.json} translate="no">
          {content === undefined ? text : json(content, 2)}
        </pre>
      </details>
    </>
  );
}

function savedChanges({ before, after }: VisitAction) {
  return before.saving.stamps === after.saving.stamps
    ? []
    : changesBetween(savedEntries(before), savedEntries(after));
}

function LastWrite({ entries }: { readonly entries: readonly VisitAction[] }) {
  const last = entries.findLast((entry) => savedChanges(entry).length > 0);
  if (!last) return <p>Nothing has been saved in this visit yet.</p>;
  return (
    <>
      <p>
        After <code translate="no">{last.action.type}</code>:
      </p>
      <ChangeList changes={savedChanges(last)} />
    </>
  );
}

/**
 * Long enough for redux-persist to write a change. It writes one slice at a time, each in a later turn of the
 * event loop.
 */
const WRITTEN_AFTER_MS = 50;

/** Returns the current text in storage: null if there is none, undefined if the browser blocks storage. */
function useSavedText(): string | null | undefined {
  const { recording } = useAppStore();
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: number | undefined;
      const later = () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(changed, WRITTEN_AFTER_MS);
      };
      const stop = recording.subscribe(later);
      window.addEventListener('storage', changed);
      return () => {
        stop();
        window.clearTimeout(timer);
        window.removeEventListener('storage', changed);
      };
    },
    [recording],
  );
  return useSyncExternalStore(subscribe, readText, () => null);
}

function readText(): string | null | undefined {
  try {
    return browserStorage().getItem(STORAGE_KEY);
  } catch {
    return undefined;
  }
}
