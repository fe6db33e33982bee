import { useIsHydrated } from '../../../components/ui/useAfterHydration';
import { counted } from '../../../domain/numerals';
import type { RootState } from '../../../store/rootReducer';
import { savedSlices } from '../../../store/savedSlices';
import { tabSlices } from '../../../store/tabSlices';
import { Section } from './Section';
import { SourceLink } from './SourceLink';
import styles from './State.module.css';
import { Tree } from './Tree';
import { sliceNames } from './model/changes';
import { json } from './model/json';
import type { Moment } from './model/moment';
import { selectorsOf } from './model/selectors';
import { tourStepOf } from './model/tourStep';

/** The state at the moment that is looked at: each slice with how it is saved, and its selectors. */
export function StateSection({ moment }: { readonly moment: Moment | undefined }) {
  return (
    <Section
      id="state"
      title="State"
      lead="All there is, at the moment chosen above. A slice holds the least it can; selectors derive the rest, and only if what they read has changed."
    >
      {moment && (
        <ul role="list" className={styles.slices}>
          {sliceNames.map((name) => (
            <li key={name} className={styles.slice}>
              <Slice name={name} state={moment.after} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Slice({ name, state }: { readonly name: keyof RootState; readonly state: RootState }) {
  const file = `src/store/${name}/${name}Slice.ts`;
  return (
    <>
      <h3 translate="no">{name}</h3>
      <dl className={styles.facts}>
        <div>
          <dt>Size</dt>
          <dd>{counted(json(state[name]).length, 'character')}</dd>
        </div>
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
    </>
  );
}

const isSaved = (name: string): name is keyof typeof savedSlices => Object.hasOwn(savedSlices, name);
const isInTab = (name: string): name is keyof typeof tabSlices => Object.hasOwn(tabSlices, name);

/** How a slice is saved, as its descriptor says. */
function Saving({ name }: { readonly name: string }) {
  if (isInTab(name)) {
    return (
      <div>
        <dt>Saved</dt>
        <dd>as long as the tab lives: {Object.keys(tabSlices[name].fields).join(', ')}</dd>
      </div>
    );
  }
  if (!isSaved(name)) {
    return (
      <div>
        <dt>Saved</dt>
        <dd>no: it ends with the page</dd>
      </div>
    );
  }
  const fields = Object.entries(savedSlices[name].fields);
  const isList = fields.some(([field]) => field === 'changed');
  return (
    <>
      <div>
        <dt>Saved</dt>
        <dd>yes: {fields.map(([field]) => field).join(', ')}</dd>
      </div>
      <div>
        <dt>Merged</dt>
        <dd>
          {isList
            ? 'entry by entry: the later logical time wins'
            : 'not: each tab keeps its own, the next visit has the latest'}
        </dd>
      </div>
    </>
  );
}

/** How often each selector was asked with another state, and how often it had to compute. */
function Selectors({ name }: { readonly name: keyof RootState }) {
  const isHydrated = useIsHydrated();
  const selectors = Object.entries(selectorsOf[name]);
  if (selectors.length === 0) return null;
  return (
    <table className={styles.selectors}>
      <caption>Selectors, on this page’s visit</caption>
      <thead>
        <tr>
          <th scope="col">Selector</th>
          <th scope="col">Asked</th>
          <th scope="col">Computed</th>
        </tr>
      </thead>
      <tbody>
        {selectors.map(([selector, counts]) => (
          <tr key={selector}>
            <th scope="row" translate="no">
              <code>{selector}</code>
            </th>
            {/* The prerender has asked them too, at other times. */}
            <td>{isHydrated ? counts.dependencyRecomputations() : '–'}</td>
            <td>{isHydrated ? counts.recomputations() : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
