import { startTransition, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Navigator } from 'react-router-dom';
import { Router } from 'react-router-dom';
import { useAnswering } from '../components/loading/useAnswering';
import { WholePage } from '../components/loading/wholePage';
import { MovingPictures } from '../components/hooks/movingPictures';
import { AppShell } from './AppShell';
import { ErrorPage } from './ErrorPage';
import type { LoadedPage } from './loadPage';
import { PageBoundary } from './PageBoundary';
import type { SiteRouter } from './router';
import { isAtAnchor, scrollOnceItAnswers, scrollToPlace } from './scrolling';

interface SiteProps {
  readonly shown: LoadedPage;
  readonly navigator: Navigator;
  /** Another page is being loaded. */
  readonly isLoading?: boolean;
}

/** Renders the page at an address inside the shell. A page that fails leaves shell and cart intact. */
export function Site({ shown, navigator, isLoading = false }: SiteProps) {
  const { location, page } = shown;
  // Keeps the element of the current page, so that it doesn't render while another page loads.
  const content = useMemo(
    () => (
      // The prerendered page waits here for its code; the shell already works.
      <Suspense key={location.pathname}>
        {'Component' in page ? <page.Component /> : <ErrorPage error={page.error} />}
        {/* Belongs to the last pass of hydration. */}
        <Suspense>
          <Answering />
        </Suspense>
      </Suspense>
    ),
    [page, location.pathname],
  );
  return (
    <Router location={location} navigator={navigator}>
      <PageBoundary shown={shown}>
        <AppShell isLoading={isLoading}>
          <PageBoundary shown={shown}>{content}</PageBoundary>
        </AppShell>
      </PageBoundary>
    </Router>
  );
}

function Answering() {
  useAnswering();
  return null;
}

/** Shows the router's pages in the browser. */
export function LiveSite({ router }: { readonly router: SiteRouter }) {
  const [first] = useState(router.shown);
  const [shown, setShown] = useState(first);
  const [isLoading, setIsLoading] = useState(false);
  const [moving, setMoving] = useState(shown.moving);

  // Other pages open at the top, so their lower parts can wait.
  const isWhole = shown === first || shown.place !== undefined || shown.location.hash !== '';

  useLayoutEffect(() => {
    // The first page may be scrolled already. Don't move what is about to be tapped.
    const isScrolled = shown === first && window.scrollY > 0;
    // After a reload WebKit jumps to the anchor although the page restores its own scroll position.
    if (isScrolled && (shown.place === undefined || !isAtAnchor(shown.location))) return;
    scrollToPlace(shown.place, shown.location);
  }, [first, shown]);

  useEffect(() => {
    if (typeof first.place === 'number') scrollOnceItAnswers(first.place);
  }, [first]);

  useEffect(
    () =>
      router.connect({
        sayLoading: () => {
          setIsLoading(true);
        },
        show: ({ moving: next }) => {
          const show = () => {
            // Runs late; another page may have been chosen.
            setShown(router.shown());
            setIsLoading(false);
          };
          if (next.length === 0 || !('startViewTransition' in document)) {
            startTransition(show);
            return;
          }
          // The browser matches pictures by name, so the new page must be in the DOM.
          flushSync(() => {
            setMoving(next);
          });
          const transition = document.startViewTransition(() => {
            flushSync(show);
          });
          // Rejects if another page came first or the tab is hidden. Errors in `show` are reported separately.
          transition.ready.catch(() => undefined);
          void transition.finished.finally(() => {
            setMoving((now) => (now === next ? [] : now));
          });
        },
      }),
    [router],
  );

  return (
    <WholePage value={isWhole}>
      <MovingPictures value={moving}>
        <Site shown={shown} navigator={router.navigator} isLoading={isLoading} />
      </MovingPictures>
    </WholePage>
  );
}
