import { useState } from 'react';
import { shorten } from '../../../domain/typedText';
import styles from './State.module.css';
import { json } from './model/json';

interface TreeProps {
  readonly label: string;
  readonly value: unknown;
  readonly isOpen?: boolean;
}

const MAX_CHILDREN_SHOWN = 100;

/** Maximum length of a text; longer ones, which only imported recordings have, are cut. */
const MAX_CHARACTERS = 1000;

/** Shows a value as an expandable tree. Collapsed levels aren't rendered. */
export function Tree({ label, value, isOpen: isOpenAtFirst = false }: TreeProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
    const text = json(value);
    return (
      <p className={styles.leaf} translate="no">
        <span>{label}: </span>
        <bdi>
          <code>{shorten(text, MAX_CHARACTERS)}</code>
        </bdi>
      </p>
    );
  }
  const children = Object.entries(value);
  return (
    <details
      className={styles.node}
      open={isOpen}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary translate="no">
        {label} <span>{Array.isArray(value) ? `[${children.length}]` : `{${children.length}}`}</span>
      </summary>
      {isOpen &&
        children
          .slice(0, MAX_CHILDREN_SHOWN)
          .map(([name, child]: [string, unknown]) => <Tree key={name} label={name} value={child} />)}
      {isOpen && children.length > MAX_CHILDREN_SHOWN && (
        <p className={styles.leaf}>… and {children.length - MAX_CHILDREN_SHOWN} more</p>
      )}
    </details>
  );
}
