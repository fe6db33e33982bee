import { Search } from 'lucide-react';
import type { ComponentType, MouseEvent } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../content/paths';
import { loadWithRetry } from '../loading/loadFailure';
import { slashKey } from './slashKey';

interface OpenSearch {
  readonly Dialog: ComponentType<{ readonly onClose: () => void }>;
}

/**
 * The header's search control: a link to the search page that, after hydration, opens the search dialog
 * instead. Ctrl+K, ⌘K and `/` open it too. The dialog's code loads when it's first opened.
 */
export function SearchLauncher({ className }: { readonly className: string | undefined }) {
  const [opened, setOpened] = useState<OpenSearch>();
  const link = useRef<HTMLAnchorElement>(null);
  const navigate = useNavigate();

  const open = async () => {
    try {
      const { SearchDialog } = await loadWithRetry(
        () => import(/* webpackChunkName: "search" */ './SearchDialog'),
      );
      // A closed dialog returns focus to the previously focused element; if there was none, focus this link.
      if (!(document.activeElement instanceof HTMLElement && document.activeElement.tabIndex >= 0))
        link.current?.focus({ preventScroll: true });
      setOpened({ Dialog: SearchDialog });
    } catch {
      // The dialog failed to load, so go to the search page.
      await navigate(paths.search);
    }
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    void open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      onKey(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);

  const onClick = (event: MouseEvent) => {
    // Leaves modified clicks to the browser, which opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open();
  };

  return (
    <>
      <Link
        ref={link}
        to={paths.search}
        className={className}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onClick}
      >
        <Search aria-hidden="true" />
      </Link>
      {opened && (
        <opened.Dialog
          onClose={() => {
            setOpened(undefined);
            // Another tab may have removed the row that had focus before.
            setTimeout(() => {
              if (document.activeElement === document.body) link.current?.focus({ preventScroll: true });
            });
          }}
        />
      )}
    </>
  );
}

function isSearchKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, target } = event;
  if (altKey || event.isComposing || event.defaultPrevented) return false;
  const key = latinKey(event);
  if (ctrlKey || metaKey) return key === 'k' && !event.shiftKey;
  const isTyping = target instanceof Element && target.matches('input, textarea, select');
  return key === '/' && slashKey.isOn && !isTyping;
}

/** Returns the typed key in lowercase; on layouts without Latin letters, the one at its place on a US keyboard. */
function latinKey({ key, code }: KeyboardEvent): string {
  if (!/^\P{ASCII}$/u.test(key)) return key.toLowerCase();
  return code === 'Slash' ? '/' : code.replace(/^Key/, '').toLowerCase();
}
