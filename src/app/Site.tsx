import type { ReactNode } from 'react';
import { startTransition, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Navigator } from 'react-router-dom';
import {
  createPath,
  NavigationType,
  Router,
  UNSAFE_LocationContext as LocationContext,
} from 'react-router-dom';
import { useSignalInteractive } from '../components/loading/useSignalInteractive';
import { WholePage } from '../components/loading/BelowTheFold';
import { nextPaint } from '../components/loading/tasks';
import { IsShown } from '../components/seo/Head';
import { AppShell } from './AppShell';
import { ErrorPage } from './ErrorPage';
import type { LoadedPage } from './loadPage';
import { routeOf } from './loadPage';
import { pictureMover } from './movingPictures';
import { PageBoundary } from './PageBoundary';
import type { SiteRouter } from './router';
import { isAtAnchor, scrollWhenInteractive, scrollToPosition } from './scrolling';
import styles from './Site.module.css';

interface SiteProps {
  readonly shown: LoadedPage;
  readonly navigator: Navigator;
  /** True while another page loads. */
  readonly isLoading?: boolean;
}

/**
 * Renders the page at a URL inside the shell. The latest list stays mounted, hidden, so that Back shows it at once; the page
 * that it left is removed afterwards. If a page fails, the shell and the cart keep working.
 */
export function Site({ shown, navigator, isLoading = false }: SiteProps) {
  const [list, setList] = useLatestList(shown);
  const isListShown = list?.location.pathname === shown.location.pathname;
  const other = useOtherPage(shown, isListShown);
  return (
    <Router location={shown.location} navigator={navigator}>
      <PageBoundary shown={shown}>
        <AppShell isLoading={isLoading}>
          <Mounted isShown={!isListShown}>
            <PageBoundary shown={shown}>{other && <PageContent {...other} />}</PageBoundary>
          </Mounted>
          <Mounted isShown={isListShown}>
            {/* Forgets a list that fails, or it would fail again on every page. */}
            <PageBoundary
              shown={shown}
              onFailure={() => {
                setList(undefined);
              }}
            >
              {list && <PageContent {...list} />}
            </PageBoundary>
          </Mounted>
        </AppShell>
      </PageBoundary>
    </Router>
  );
}

/** Hides its page while another is shown. */
function Mounted({ isShown, children }: { readonly isShown: boolean; readonly children: ReactNode }) {
  return (
    <IsShown value={isShown}>
      <div className={styles.mounted} hidden={!isShown}>
        {children}
      </div>
    </IsShown>
  );
}

/** Returns the page shown if it's a list, or else the list shown last, and its setter. */
function useLatestList(shown: LoadedPage) {
  const [list, setList] = useState<LoadedPage>();
  const isList = routeOf(shown.location.pathname).route.isList === true;
  const isSame = list && 'Component' in list.page && createPath(list.location) === createPath(shown.location);
  const latest = isList && !isSame ? shown : list;
  if (latest !== list) setList(latest);
  return [latest, setList] as const;
}

/** Returns the page shown if it isn't the list, or else the one that was left, until the list has painted. */
function useOtherPage(shown: LoadedPage, isListShown: boolean) {
  const [other, setOther] = useState<LoadedPage>();
  const latest = isListShown ? other : shown;
  if (latest !== other) setOther(latest);
  useEffect(() => {
    if (!isListShown) return;
    void nextPaint().then(() => {
      setOther(undefined);
    });
  }, [isListShown]);
  return latest;
}

/** A page at its own location, which a hidden list keeps. */
function PageContent({ location, page }: LoadedPage) {
  const place = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  // Memoized, so that the page doesn't render again while another loads.
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
  return <LocationContext value={place}>{content}</LocationContext>;
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
          const change = () => {
            setShown(next);
            setIsLoading(false);
          };
          // Another page in one task, which is fastest. A change within a page waits for it to hydrate, or React would
          // discard HTML whose code is still loading.
          if (isOther) change();
          else startTransition(change);
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
