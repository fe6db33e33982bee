import { useIsHydrated } from '../../../components/hooks/useAfterHydration';
import { counted } from '../../../domain/numerals';
import { saved, savedFields } from '../../../store/saved';
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
      <dl className={styles.facts}>
        <Saving name={name} />
        <div>
          <dt>Source</dt>
          <dd>
            <SourceLink file={file} otherwise={tourStepOf(file)} />
          </dd>
        </div>
      </dl>
      <Tree label={name} value={state[name]} isOpen />
      <Selectors name={name} />
    </details>
  );
}

function sourceOf(name: keyof RootState): string {
  return name === 'saving' ? 'src/persistence/savingSlice.ts' : `src/store/${name}/${name}Slice.ts`;
}

/** States how a slice is saved, according to the table of saved fields. */
function Saving({ name }: { readonly name: string }) {
  const fields = savedFields.filter(({ slice }) => slice === name);
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
          {fields.some(({ field }) => field.kind === 'perTab')
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

/** Shows how often each selector ran with a new state, and how often it recomputed. */
function Selectors({ name }: { readonly name: keyof RootState }) {
  const isHydrated = useIsHydrated();
  const selectors = Object.entries(selectorsOf[name]);
  if (selectors.length === 0) return null;
  return (
    <table className={styles.selectors}>
      <caption>Selector calls since this page loaded</caption>
      <thead>
        <tr>
          <th scope="col">Selector</th>
          <th scope="col">Called</th>
          <th scope="col">Recomputed</th>
        </tr>
      </thead>
      <tbody>
        {selectors.map(([selector, counts]) => (
          <tr key={selector}>
            <th scope="row" translate="no">
              <code>{selector}</code>
            </th>
            {/* Only after hydration, because the prerender's counts would differ. */}
            <td>{isHydrated ? counts.dependencyRecomputations() : '–'}</td>
            <td>{isHydrated ? counts.recomputations() : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
