import { startTransition, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Navigator } from 'react-router-dom';
import { Router } from 'react-router-dom';
import { useAnswering } from '../components/loading/useAnswering';
import { WholePage } from '../components/loading/wholePage';
import { AppShell } from './AppShell';
import { ErrorPage } from './ErrorPage';
import type { LoadedPage } from './loadPage';
import { pictureMover } from './movingPictures';
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
  const movePictures = useRef<() => void>(undefined);

  // The lower parts of a page that opens at its top can wait.
  const isWhole = shown === first || Boolean(shown.place) || shown.location.hash !== '';

  useLayoutEffect(() => {
    // The first page may be scrolled already. Don't move what is about to be tapped.
    const isScrolled = shown === first && window.scrollY > 0;
    // After a reload WebKit jumps to the anchor although the page restores its own scroll position.
    if (isScrolled && (shown.place === undefined || !isAtAnchor(shown.location))) return;
    scrollToPlace(shown.place, shown.location);
    movePictures.current?.();
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
        show: (next, before) => {
          const isOther = next.location.pathname !== before.location.pathname;
          movePictures.current = isOther ? pictureMover(before.location, next.location) : undefined;
          startTransition(() => {
            setShown(next);
            setIsLoading(false);
          });
        },
      }),
    [router],
  );

  return (
    <WholePage value={isWhole}>
      <Site shown={shown} navigator={router.navigator} isLoading={isLoading} />
    </WholePage>
  );
}
