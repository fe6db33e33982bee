import { counted } from '../../../domain/numerals';
import { saved, lastingFields } from '../../../store/saved';
import type { RootState } from '../../../store/slices';
import { Section } from './Section';
import { SourceLink } from './SourceLink';
import styles from './State.module.css';
import { Tree } from './Tree';
import { sliceNames } from './model/changes';
import { json } from './model/json';
import type { VisitAction } from './model/visit';
import { selectorsOf } from './model/selectors';
import { tourStepOf } from './Tour';

/** Shows the state after the selected action: each slice, how it's saved, and its selectors. */
export function StateSection({ entry }: { readonly entry: VisitAction | undefined }) {
  return (
    <Section
      id="state"
      title="State"
      lead="The whole state after the selected action, slice by slice, with the selectors that derive data from it."
    >
      {entry && (
        <ul role="list" className={styles.slices}>
          {sliceNames.map((name) => (
            <li key={name} className={styles.slice}>
              <Slice name={name} state={entry.after} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Slice({ name, state }: { readonly name: keyof RootState; readonly state: RootState }) {
  const file = sourceOf(name);
  return (
    <details>
      <summary>
        <h3 translate="no">{name}</h3>
        <span>{counted(json(state[name]).length, 'character')}</span>
      </summary>
      <dl id={`slice-${name}`} className={styles.facts}>
        <Saving name={name} />
        <div>
          <dt>Source</dt>
          <dd>
            <SourceLink file={file} otherwise={tourStepOf(file)} />
          </dd>
        </div>
      </dl>
      <Tree label={name} value={state[name]} isOpen />
      <Selectors name={name} state={state} />
    </details>
  );
}

function sourceOf(name: keyof RootState): string {
  return name === 'saving' ? 'src/persistence/savingSlice.ts' : `src/store/${name}/${name}Slice.ts`;
}

/** States how a slice is saved, according to the table of saved fields. */
function Saving({ name }: { readonly name: string }) {
  const fields = lastingFields.filter(({ slice }) => slice === name);
  if (fields.length === 0) {
    return (
      <div>
        <dt>Saved</dt>
        <dd>{unlistedText(name)}</dd>
      </div>
    );
  }
  return (
    <>
      <div>
        <dt>Saved</dt>
        <dd>Yes: {fields.map((each) => each.name).join(', ')}</dd>
      </div>
      <div>
        <dt>Between tabs</dt>
        <dd>
          {fields.some(({ field }) => field.kind === 'last')
            ? 'Each tab keeps its own. Your next visit starts with the latest.'
            : 'Shared immediately. The later change wins.'}
        </dd>
      </div>
    </>
  );
}

/** Explains how a slice that has no saved fields is kept. */
function unlistedText(name: string): string {
  return Object.hasOwn(saved, name) ? 'Yes, until the tab closes' : 'No. It starts over on each page load.';
}

/** Shows what each selector returns for the state. */
function Selectors({ name, state }: { readonly name: keyof RootState; readonly state: RootState }) {
  const selectors = Object.entries(selectorsOf[name]);
  if (selectors.length === 0) return null;
  return (
    <>
      <h4>Selectors</h4>
      {selectors.map(([selector, select]) => (
        <Tree key={selector} label={selector} value={select(state)} />
      ))}
    </>
  );
}
