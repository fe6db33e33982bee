import { useIsHydrated } from '../../../components/hooks/useAfterHydration';
import { counted } from '../../../domain/numerals';
import { values } from '../../../store/saved';
import { BreakCopy } from './BreakCopy';
import { ChangeList } from './ChangeList';
import { Section } from './Section';
import styles from './StorePage.module.css';
import { changesBetween } from './model/changes';
import { exampleVisit } from './model/exampleVisit';
import { exampleText } from './model/exampleVisit.computed';
import { fieldsOf, json, parsed } from './model/json';
import type { Moment } from './model/moment';
import { useSavedText } from './useSavedText';

/** The saved data, the last write, and a copy to break. The prerendered page shows the example's. */
export function StorageSection({ own }: { readonly own: readonly Moment[] }) {
  const text = useSavedText();
  const isExample = !useIsHydrated();
  return (
    <Section
      id="storage"
      title="Storage"
      lead="Your browser saves product ids, your choices and order totals for your next visit, but no names and nothing you typed. Stored data is validated before use. Text that can’t be read is backed up before it’s overwritten."
    >
      <div className={styles.columns}>
        <div className={styles.stack}>
          <h3>{isExample ? 'Saved after the example visit' : 'Saved'}</h3>
          <SavedText text={text} />
          <h3>Last saved change</h3>
          <LastWrite moments={isExample ? exampleVisit.moments : own} />
        </div>
        <BreakCopy text={text ?? exampleText} />
      </div>
    </Section>
  );
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
      <details className={styles.disclosure}>
        <summary>Saved text</summary>
        <pre className={styles.json} translate="no">
          {content === undefined ? text : json(content, 2)}
        </pre>
      </details>
    </>
  );
}

/** The saved fields that an event changed. */
function savedChanges({ before, after }: Moment) {
  return before.stamps === after.stamps
    ? []
    : changesBetween(values.documentOf(before), values.documentOf(after));
}

/** The last event that changed saved data. */
function LastWrite({ moments }: { readonly moments: readonly Moment[] }) {
  const last = moments.findLast((moment) => savedChanges(moment).length > 0);
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
