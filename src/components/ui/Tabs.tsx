import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import styles from './Tabs.module.css';

interface TabsProps {
  /** Where links lead to a tab: see {@link tabId}. */
  readonly id?: string;
  readonly label: string;
  /** Of the title in each panel. */
  readonly heading?: 'h2' | 'h3';
  readonly tabs: readonly { readonly title: string; readonly content: ReactNode }[];
  /** Called when the visitor opens a tab, with its place. */
  readonly onOpen?: (index: number) => void;
}

/** The id of a tab, to which a link leads. */
export function tabId(id: string, index: number): string {
  return `${id}-tab-${index}`;
}

/**
 * Tabs with automatic activation, by the ARIA Authoring Practices: arrows, Home and End move the focus, and the tab
 * that has it opens, also by a link to its id. Tab goes on to the open panel, since the first thing in it is text. Closed
 * panels are in the page with `hidden`.
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({ id: givenId, label, heading: Heading = 'h2', tabs, onOpen }: TabsProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [open, setOpen] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  const openTab = (index: number) => {
    setOpen(index);
    onOpen?.(index);
  };
  const go = (event: KeyboardEvent, index: number) => {
    event.preventDefault();
    list.current?.querySelectorAll('button')[index]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(event, (open + 1) % tabs.length);
    if (event.key === 'ArrowLeft') go(event, (open + tabs.length - 1) % tabs.length);
    if (event.key === 'Home') go(event, 0);
    if (event.key === 'End') go(event, tabs.length - 1);
  };

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={tabId(id, index)}
            aria-selected={index === open}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === open ? 0 : -1}
            className={styles.tab}
            onKeyDown={onKeyDown}
            onFocus={() => {
              if (index !== open) openTab(index);
            }}
            onMouseDown={(event) => {
              // It would give the focus, which opens the tab, before the press has ended.
              event.preventDefault();
            }}
            onClick={({ currentTarget }) => {
              if (document.activeElement === currentTarget) openTab(index);
              else currentTarget.focus();
            }}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ title, content }, index) => (
        <div
          key={title}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={tabId(id, index)}
          tabIndex={0}
          hidden={index !== open}
          className={styles.panel}
        >
          <Heading className={styles.title}>{title}</Heading>
          {content}
        </div>
      ))}
    </div>
  );
}
