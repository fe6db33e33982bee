import { startTransition, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Navigator } from 'react-router-dom';
import { Router } from 'react-router-dom';
import { useSignalInteractive } from '../components/loading/useSignalInteractive';
import { WholePage } from '../components/loading/BelowTheFold';
import { AppShell } from './AppShell';
import { ErrorPage } from './ErrorPage';
import type { LoadedPage } from './loadPage';
import { pictureMover } from './movingPictures';
import { PageBoundary } from './PageBoundary';
import type { SiteRouter } from './router';
import { isAtAnchor, scrollWhenInteractive, scrollToPosition } from './scrolling';

interface SiteProps {
  readonly shown: LoadedPage;
  readonly navigator: Navigator;
  /** True while another page loads. */
  readonly isLoading?: boolean;
}

/** Renders the page at a URL inside the shell. If a page fails, the shell and the cart keep working. */
export function Site({ shown, navigator, isLoading = false }: SiteProps) {
  const { location, page } = shown;
  // Memoized, so that the current page doesn't render again while another loads.
  const content = useMemo(
    () => (
      // Suspends until the prerendered page's code arrives; the shell already works.
      <Suspense key={location.pathname}>
        {'Component' in page ? <page.Component /> : <ErrorPage error={page.error} />}
        <Suspense>
          <InteractiveSignal />
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

function InteractiveSignal() {
  useSignalInteractive();
  return null;
}

/** Renders the router's current page and follows its navigation; for the browser only. */
export function LiveSite({ router }: { readonly router: SiteRouter }) {
  const [first] = useState(router.shown);
  const [shown, setShown] = useState(first);
  const [isLoading, setIsLoading] = useState(false);
  const movePictures = useRef<() => void>(undefined);

  // After a navigation to the top of a page, its lower sections can render later.
  const isWhole = shown === first || Boolean(shown.scrollPosition) || shown.location.hash !== '';

  useLayoutEffect(() => {
    // Don't move a first page that the visitor has already scrolled; they may be about to tap something.
    const isScrolled = shown === first && window.scrollY > 0;
    // Correct WebKit, though: after a reload, it jumps to the anchor instead of the saved scroll position.
    if (isScrolled && (shown.scrollPosition === undefined || !isAtAnchor(shown.location))) return;
    scrollToPosition(shown.scrollPosition, shown.location);
    movePictures.current?.();
  }, [first, shown]);

  useEffect(() => {
    if (typeof first.scrollPosition === 'number') scrollWhenInteractive(first.scrollPosition);
  }, [first]);

  useEffect(
    () =>
      router.connect({
        showLoading: () => {
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
