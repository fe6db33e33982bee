import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Footer } from '../components/layout/Footer';
import { Header } from '../components/layout/Header';
import { PAGE_TITLE } from '../components/layout/Page';
import { BelowTheFold } from '../components/loading/BelowTheFold';
import { SavingNotice } from '../components/notices/SavingNotice';
import { Announcement } from '../components/ui/Announcement';
import styles from './AppShell.module.css';
import { footerLinks, headerLinks, menuLinks } from './navigation';
import { revealedAnchor } from './scrolling';

interface AppShellProps {
  /** True while another page loads. */
  readonly isLoading: boolean;
  readonly children: ReactNode;
}

// Module constants, so that React skips them when the shell re-renders.
const header = <Header links={headerLinks} menuLinks={menuLinks} />;
const footer = (
  <BelowTheFold>
    <Footer {...footerLinks} />
  </BelowTheFold>
);

/** Renders the frame of every page: skip link, header, footer, loading state. Moves focus on navigation. */
export function AppShell({ isLoading, children }: AppShellProps) {
  const { main, title } = useFocusAfterNavigation();
  return (
    <>
      <a href="#main" className={styles.skip} data-screen-only>
        Skip to content
      </a>
      {isLoading && <div className={styles.progress} aria-hidden="true" />}
      {header}
      <SavingNotice />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        aria-labelledby={PAGE_TITLE}
        className={styles.main}
        aria-busy={isLoading}
      >
        {children}
      </main>
      <Announcement text={title} />
      {footer}
    </>
  );
}

/**
 * Moves focus to the new page's content or anchor, as a page load would. Otherwise the next Tab would start at the
 * clicked link, which is gone. Returns the new page's title to announce.
 */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const [title, setTitle] = useState('');
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  // Not a passive effect: a key pressed before it ran would go to the body.
  useLayoutEffect(() => {
    if (shown.current.pathname !== pathname) (anchorOf(hash) ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, hash]);
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    const isOtherPage = before.pathname !== pathname;
    // Changes within a page, such as a checkout step, aren't announced.
    setTitle(isOtherPage ? document.title : '');
    // Focuses the anchor only after the browser has started to scroll: scrolling is smooth while the link has
    // focus.
    if (!isOtherPage) anchorOf(hash)?.focus({ preventScroll: true });
  }, [pathname, hash, key]);
  return { main, title };
}

/** Finds the target of a fragment and makes it focusable. */
function anchorOf(hash: string): HTMLElement | null {
  const anchor = revealedAnchor({ hash });
  if (anchor && anchor.tabIndex < 0) anchor.tabIndex = -1;
  return anchor;
}
