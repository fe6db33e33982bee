import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { searchTexts } from '../../content/search/search';
import type { Choice, ChoiceGroup } from './choices';
import { Excerpt } from './Excerpt';
import styles from './SearchDialog.module.css';

interface ChoiceListProps {
  readonly id: string;
  readonly groups: readonly ChoiceGroup[];
  /** Index of the active choice across all groups. */
  readonly active: number;
  readonly choiceId: (position: number) => string;
  readonly onChoose: () => void;
}

export function ChoiceList({ id, groups, active, choiceId, onChoose }: ChoiceListProps) {
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

/** A choice is also a link, so that it can be opened in a new tab. */
function ChoiceLink({ to, label, kind, text, id, isActive, onChoose }: ChoiceLinkProps) {
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
      {text !== undefined && (
        <small id={`${id}-text`}>
          {kind !== undefined && <b>{kind} · </b>}
          <Excerpt pieces={text} />
        </small>
      )}
    </Link>
  );
}

function reveal(choice: HTMLElement | null) {
  choice?.scrollIntoView({ block: 'nearest' });
}
