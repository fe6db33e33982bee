import { startTransition, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Navigator } from 'react-router-dom';
import { Router } from 'react-router-dom';
import { useAnswering } from '../components/loading/useAnswering';
import { WholePage } from '../components/loading/wholePage';
import { MovingPictures } from '../components/ui/movingPictures';
import { AppShell } from './AppShell';
import { ErrorPage } from './ErrorPage';
import type { LoadedPage } from './loadPage';
import { PageBoundary } from './PageBoundary';
import type { SiteRouter } from './router';
import { isAtAnchor, scrollOnceItAnswers, scrollToPlace } from './scrolling';

interface SiteProps {
  readonly shown: LoadedPage;
  readonly navigator: Navigator;
  /** Whether another page is on its way. */
  readonly isLoading?: boolean;
}

/** The site at an address: its page inside the shell. A page that fails leaves the shell and the cart as they are. */
export function Site({ shown, navigator, isLoading = false }: SiteProps) {
  const { location, page } = shown;
  // The same element as long as it is the same page, which is then not rendered anew while another one is loaded.
  const content = useMemo(
    () => (
      // The first page waits here for its code, as it was prerendered; the shell around it answers meanwhile.
      <Suspense key={location.pathname}>
        {'Component' in page ? <page.Component /> : <ErrorPage error={page.error} />}
        {/* In the pass of what is hydrated last. */}
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

/** The site in the browser: it shows one page after the other. */
export function LiveSite({ router }: { readonly router: SiteRouter }) {
  const [first] = useState(router.shown);
  const [shown, setShown] = useState(first);
  const [isLoading, setIsLoading] = useState(false);
  const [moving, setMoving] = useState(shown.moving);

  // Any other begins at its top, below which nothing is in view yet.
  const isWhole = shown === first || shown.place !== undefined || shown.location.hash !== '';

  useLayoutEffect(() => {
    // The browser or the visitor has scrolled the first page already; what is about to be tapped must not move away.
    const isScrolled = shown === first && window.scrollY > 0;
    // WebKit goes to the anchor when a page is loaded again that looks after its scrolling itself.
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
            // The browser calls this late; another page may have come meanwhile.
            setShown(router.shown());
            setIsLoading(false);
          };
          if (next.length === 0 || !('startViewTransition' in document)) {
            startTransition(show);
            return;
          }
          // The browser pairs the pictures of the two pages by a name, which they have meanwhile.
          flushSync(() => {
            setMoving(next);
          });
          const transition = document.startViewTransition(() => {
            flushSync(show);
          });
          // Nothing moves if another page came first or nobody sees the tab. What fails in `show` is reported as well.
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
