import { X } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, RefObject, SubmitEvent } from 'react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../content/paths';
import { searchKinds, searchTexts } from '../../content/search';
import { Citrus } from '../art/Citrus';
import { Button } from '../ui/Button';
import type { Choice, ChoiceGroup } from './choices';
import { choicesFor, startChoices } from './choices';
import { recentSearches, rememberSearch } from './recentSearches';
import { MAX_QUERY_LENGTH, queryOf, searchAddress, shortQuery } from './searchAddress';
import { resultCount } from './searchGroup';
import styles from './SearchDialog.module.css';
import type { SearchIndex } from './searchIndex';
import { useSearchIndex } from './searchIndex';
import { slashKey, switchSlashKey } from './slashKey';

/** No choice is active: Enter then searches for what was typed. */
const NONE = -1;

/**
 * The search in a dialog: a field whose results come up as one types, an editable combobox with a list box as the
 * ARIA Authoring Practices describe it. The focus stays in the field and the arrow keys move the active choice.
 */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const [{ query, active }, setState] = useState({ query: '', active: NONE });
  const field = useRef<HTMLInputElement>(null);
  const dialog = useModal(field);
  const navigate = useNavigate();
  const index = useSearchIndex();
  const id = useId();
  const { groups, kinds, status } = contentOf(queryOf(query), index);
  const choices = groups.flatMap((group) => group.choices);
  const choiceId = (position: number) => `${id}-choice-${position}`;

  const leave = () => {
    rememberSearch(query);
    dialog.current?.close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing)
      return;
    const next = nextActive(event.key, active, choices.length);
    if (next === undefined) return;
    // A key that moves the caret goes on to do so.
    if (next !== NONE) event.preventDefault();
    setState({ query, active: next });
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const to = choices[active]?.to ?? (queryOf(query) === '' ? undefined : searchAddress(queryOf(query)));
    if (to === undefined) return;
    leave();
    void navigate(to);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={searchTexts.button}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles.content}>
        <form action={paths.search} role="search" className={styles.form} onSubmit={onSubmit}>
          <Citrus
            segments={searchKinds.length}
            ripe={kinds}
            className={index.status === 'loading' ? styles.turning : styles.citrus}
          />
          <input
            ref={field}
            name="q"
            type="text"
            maxLength={MAX_QUERY_LENGTH}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            dir="auto"
            role="combobox"
            aria-label={searchTexts.field}
            aria-autocomplete="list"
            aria-expanded={choices.length > 0}
            aria-controls={`${id}-choices`}
            aria-activedescendant={choices[active] && choiceId(active)}
            placeholder={searchTexts.field}
            value={query}
            onChange={(event) => {
              setState({ query: event.target.value, active: NONE });
            }}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className={styles.close}
            aria-label={searchTexts.close}
            onClick={() => dialog.current?.close()}
          >
            <X aria-hidden="true" />
          </button>
        </form>
        <div className={styles.status}>
          <p role="status">{status}</p>
          {index.status === 'failed' && (
            <Button
              variant="outline"
              onClick={() => {
                field.current?.focus();
                index.retry();
              }}
            >
              {searchTexts.retry}
            </Button>
          )}
        </div>
        <ChoiceList
          id={`${id}-choices`}
          groups={groups}
          active={active}
          choiceId={choiceId}
          onChoose={leave}
        />
        <div className={styles.keys}>
          <span>{searchTexts.keys}</span>
          <label>
            <input
              type="checkbox"
              defaultChecked={slashKey.isOn}
              onChange={(event) => {
                switchSlashKey(event.target.checked);
              }}
            />
            <kbd>/</kbd> {searchTexts.slash}
          </label>
        </div>
      </div>
    </dialog>
  );
}

/** Which choice a key makes active, `NONE` for none, nothing for a key that has no say in it. */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    // Beyond either end it goes on at the other.
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    // As long as no choice is active, these two belong to the text.
    case 'Home':
      return active === NONE ? undefined : 0;
    case 'End':
      return active === NONE ? undefined : count - 1;
    case 'ArrowLeft':
    case 'ArrowRight':
      return NONE;
    default:
      return undefined;
  }
}

/** Opens the dialog as soon as it is on the page. A click beside it closes it, also without support of `closedby`. */
function useModal(first: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) {
      element.showModal();
      // Chromium would give the focus to what scrolls inside the dialog.
      first.current?.focus();
    }
    // The content fills the dialog, so events with the dialog as target are those of its backdrop. Text that is selected
    // from inside to outside ends with a click on the backdrop, but does not start there.
    let isPressedBeside = false;
    const onPress = ({ target }: Event) => {
      isPressedBeside = target === element;
    };
    const onClick = ({ target }: Event) => {
      if (isPressedBeside && target === element) element.close();
    };
    element.addEventListener('pointerdown', onPress);
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('pointerdown', onPress);
      element.removeEventListener('click', onClick);
    };
  }, [first]);
  return dialog;
}

/** What the dialog shows for a query: choices, in how many kinds something was found, and how it is put in words. */
function contentOf(query: string, index: SearchIndex) {
  if (index.status === 'failed') return { groups: [], kinds: 0, status: searchTexts.failed };
  if (query === '') return { groups: startChoices(recentSearches()), kinds: searchKinds.length, status: '' };
  if (index.status === 'loading') return { groups: [], kinds: 0, status: searchTexts.loading };
  const { groups, kinds, count } = choicesFor(query, index.search);
  const words = `“${shortQuery(query)}”`;
  if (count === 0) return { groups, kinds, status: `Nothing found for ${words}. ${searchTexts.nothing}` };
  const all = {
    to: searchAddress(query),
    label: count === 1 ? 'Show it on a page' : `Show all ${resultCount(count)}`,
  };
  return {
    groups: [...groups, { title: '', choices: [all] }],
    kinds,
    status: `${resultCount(count)} for ${words}`,
  };
}

interface ChoiceListProps {
  readonly id: string;
  readonly groups: readonly ChoiceGroup[];
  /** The position of the active choice among those of all groups. */
  readonly active: number;
  readonly choiceId: (position: number) => string;
  readonly onChoose: () => void;
}

function ChoiceList({ id, groups, active, choiceId, onChoose }: ChoiceListProps) {
  return (
    <div id={id} role="listbox" aria-label={searchTexts.results}>
      {groups.map(({ title, choices }, group) => {
        const first = groups.slice(0, group).reduce((count, before) => count + before.choices.length, 0);
        return (
          <div
            key={title}
            role={title === '' ? 'presentation' : 'group'}
            aria-label={title === '' ? undefined : title}
          >
            {title !== '' && (
              <p className={styles.kind} aria-hidden="true">
                {title}
              </p>
            )}
            {choices.map((choice, offset) => (
              <ChoiceLink
                key={choice.to}
                {...choice}
                id={choiceId(first + offset)}
                isActive={first + offset === active}
                onChoose={onChoose}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface ChoiceLinkProps extends Choice {
  readonly id: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

/** A choice is a link too, so that it can be opened in another tab. */
function ChoiceLink({ to, label, text, id, isActive, onChoose }: ChoiceLinkProps) {
  return (
    <Link
      to={to}
      id={id}
      ref={isActive ? reveal : undefined}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      aria-label={label}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      className={styles.choice}
      onClick={({ metaKey, ctrlKey, shiftKey }: MouseEvent) => {
        if (!metaKey && !ctrlKey && !shiftKey) onChoose();
      }}
    >
      <span dir="auto">{label}</span>
      {text !== undefined && <small id={`${id}-text`}>{text}</small>}
    </Link>
  );
}

function reveal(choice: HTMLElement | null) {
  choice?.scrollIntoView({ block: 'nearest' });
}
