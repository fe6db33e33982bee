import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Footer } from '../components/layout/Footer';
import { Header } from '../components/layout/Header';
import { PAGE_TITLE } from '../components/layout/pageTitle';
import { BelowTheFold } from '../components/loading/BelowTheFold';
import { SavingNotice } from '../components/notices/SavingNotice';
import { Announcement } from '../components/ui/Announcement';
import styles from './AppShell.module.css';
import { footerLinks, headerLinks } from './navigation';

interface AppShellProps {
  /** True while another page loads. */
  readonly isLoading: boolean;
  readonly children: ReactNode;
}

// Module constants, so that React skips them when the shell rerenders.
const header = <Header links={headerLinks} />;
const footer = (
  <BelowTheFold>
    <Footer {...footerLinks} />
  </BelowTheFold>
);

/** Frames every page: skip link, header, footer, focus and loading state. */
export function AppShell({ isLoading, children }: AppShellProps) {
  const { main, title } = useFocusAfterNavigation();
  return (
    <>
      <a href="#main" className={styles.skip}>
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
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    // Announces nothing on a change within a page, such as a checkout step.
    setTitle(before.pathname === pathname ? '' : document.title);
    const anchor = hash === '' ? null : document.getElementById(hash.slice(1));
    if (anchor) focusAnchor(anchor);
    else if (before.pathname !== pathname) main.current?.focus({ preventScroll: true });
  }, [pathname, hash, key]);
  return { main, title };
}

function focusAnchor(anchor: HTMLElement): void {
  if (anchor.tabIndex < 0) anchor.tabIndex = -1;
  anchor.focus({ preventScroll: true });
}
