import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './Tabs.module.css';

interface TabsProps {
  /** Set it to link to a tab; see {@link tabId}. */
  readonly id?: string;
  readonly label: string;
  readonly heading?: 'h2' | 'h3';
  readonly tabs: readonly { readonly title: string; readonly content: ReactNode }[];
  /** Numbers the tabs and lists them in a column, like the steps of a flow. */
  readonly isNumbered?: boolean;
  /** Called with the index when the visitor opens a tab. */
  readonly onOpen?: (index: number) => void;
}

export function tabId(id: string, index: number): string {
  return `${id}-tab-${index}`;
}

/**
 * Tabs with automatic activation (ARIA Authoring Practices): arrow keys, Home and End move focus, and the focused
 * tab opens, as does the target of a link. The Tab key moves to the open panel, because panels start with text.
 * Closed panels stay in the page, where the browser's own search finds and opens them.
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({
  id: givenId,
  label,
  heading: Heading = 'h2',
  tabs,
  isNumbered = false,
  onOpen,
}: TabsProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [open, setOpen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const panels = useRef<(HTMLDivElement | null)[]>([]);

  const openTab = (index: number) => {
    setOpen(index);
    onOpen?.(index);
  };
  const go = (event: KeyboardEvent, index: number) => {
    event.preventDefault();
    list.current?.querySelectorAll('button')[index]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Those are the browser's, such as Alt+← for Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === (isNumbered ? 'ArrowDown' : 'ArrowRight')) go(event, (open + 1) % tabs.length);
    if (event.key === (isNumbered ? 'ArrowUp' : 'ArrowLeft'))
      go(event, (open + tabs.length - 1) % tabs.length);
    if (event.key === 'Home') go(event, 0);
    if (event.key === 'End') go(event, tabs.length - 1);
  };

  useLayoutEffect(() => {
    // React knows `hidden` only as a boolean.
    for (const panel of panels.current) if (panel?.hidden) panel.setAttribute('hidden', 'until-found');
  }, [open]);
  const onMatch = useEffectEvent(({ currentTarget }: Event) => {
    openTab(panels.current.findIndex((panel) => panel === currentTarget));
  });
  useEffect(() => {
    const listening = panels.current.map((panel) => {
      const listen = (event: Event) => {
        onMatch(event);
      };
      panel?.addEventListener('beforematch', listen);
      return () => panel?.removeEventListener('beforematch', listen);
    });
    return () => {
      for (const stop of listening) stop();
    };
  }, []);

  return (
    <div className={isNumbered ? styles.numbered : undefined}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={isNumbered ? 'vertical' : undefined}
        className={styles.list}
      >
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
              // Stops the press from moving focus, which would open the tab before the press ends.
              event.preventDefault();
            }}
            onClick={({ currentTarget }) => {
              if (document.activeElement === currentTarget) openTab(index);
              else currentTarget.focus({ focusVisible: false });
            }}
          >
            {isNumbered && `${index + 1}. `}
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ title, content }, index) => (
        <div
          key={title}
          ref={(panel) => {
            panels.current[index] = panel;
          }}
          id={`${id}-panel-${index}`}
          {...(index === open
            ? { role: 'tabpanel', 'aria-labelledby': tabId(id, index), tabIndex: 0 }
            : { hidden: true })}
          className={styles.panel}
        >
          <Heading className={styles.title}>
            {isNumbered && `${index + 1}. `}
            {title}
          </Heading>
          {content}
        </div>
      ))}
    </div>
  );
}
