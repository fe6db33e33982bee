import { Search, X } from 'lucide-react';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../content/paths';
import { searchTexts } from '../../content/search/search';
import { Button } from '../ui/Button';
import { SettledAnnouncement } from '../ui/SettledAnnouncement';
import { ChoiceList } from './ChoiceList';
import { choicesFor, startChoices } from './choices';
import { recentSearches, rememberSearch } from './recentSearches';
import { isCut, queryOf, searchAddress, shortQuery } from './searchAddress';
import { isolated } from '../../domain/isolated';
import { counted } from '../../domain/numerals';
import styles from './SearchDialog.module.css';
import { slashKey, switchSlashKey } from './slashKey';
import { LINK_FOLLOWED, useModal } from './useModal';
import type { SearchState } from './useSearch';
import { useSearch } from './useSearch';

/** Index for no active choice; Enter then searches for the typed text. */
const NONE = -1;

/**
 * The search dialog: a field with live results, built as an editable combobox with a list box (ARIA Authoring
 * Practices). Focus stays in the field; arrow keys move the active choice.
 */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const [{ query, active }, setState] = useState({ query: '', active: NONE });
  const field = useRef<HTMLInputElement>(null);
  const dialog = useModal(field);
  const navigate = useNavigate();
  const found = useSearch(queryOf(query));
  const id = useId();
  const { groups, status } = contentOf(query, found);
  const choices = groups.flatMap((group) => group.choices);
  const choiceId = (position: number) => `${id}-choice-${position}`;

  const leave = () => {
    rememberSearch(query);
    dialog.current?.close(LINK_FOLLOWED);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing)
      return;
    const next = nextActive(event.key, active, choices.length);
    if (next === undefined) return;
    // The left and right arrow keys, which return `NONE`, still move the caret.
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
          <div className={styles.field}>
            <Search aria-hidden="true" />
            <input
              ref={field}
              name="q"
              type="text"
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
          </div>
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
          <p aria-hidden="true">{status}</p>
          <SettledAnnouncement text={status} />
          {found.status === 'failed' && (
            <Button
              variant="outline"
              onClick={() => {
                field.current?.focus();
                found.retry();
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
          <ul role="list" aria-label="Keys">
            {searchTexts.keys.map(({ key, does }) => (
              <li key={key}>
                <kbd>{key}</kbd> {does}
              </li>
            ))}
          </ul>
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

/**
 * Returns the index of the choice that a key activates: `NONE` for none, undefined if the key doesn't change
 * it.
 */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    // Wraps around at both ends.
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    // With no active choice, Home and End move the caret.
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

/** Returns the dialog's choices for a text, and the status. */
function contentOf(text: string, found: SearchState) {
  const query = queryOf(text);
  if (found.status === 'failed') return { groups: [], status: searchTexts.failed };
  if (query === '') return { groups: startChoices(recentSearches()), status: '' };
  if (found.status === 'loading') return { groups: [], status: searchTexts.loading };
  const { results, wordsFound } = found;
  const words = `“${isolated(shortQuery(found.corrected ?? query))}”`;
  const status =
    results.length === 0
      ? `Nothing found for ${words}. ${searchTexts.nothing}`
      : `${found.isComplete ? counted(results.length, 'result') : 'First results'} for ${words}`;
  return {
    groups: choicesFor(query, results, wordsFound),
    status: isCut(text) ? `${status}. ${searchTexts.cut}` : status,
  };
}
