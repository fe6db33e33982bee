import { startTransition, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Navigator } from 'react-router-dom';
import {
  createPath,
  NavigationType,
  Router,
  UNSAFE_LocationContext as LocationContext,
} from 'react-router-dom';
import { WholePage } from '../components/loading/BelowTheFold';
import { InteractiveSignal } from '../components/loading/InteractiveSignal';
import { afterPaint } from '../components/loading/tasks';
import { dropPrerenderedHead, IsShown } from '../components/seo/Head';
import { AppShell } from './AppShell';
import { ErrorPage } from './ErrorPage';
import { focusLink, reopen } from './leftPages';
import type { LoadedPage } from './loadPage';
import { routeOf } from './loadPage';
import { pictureMover } from './movingPictures';
import type { SiteRouter } from './router';
import { isAtAnchor, scrollWhenInteractive, scrollToPosition } from './scrolling';
import styles from './Site.module.css';

interface SiteProps {
  readonly shown: LoadedPage;
  readonly navigator: Navigator;
  /** True while another page loads. */
  readonly isLoading?: boolean;
}

/** Renders the page at a URL inside the shell. If a page fails, the shell and the cart keep working. */
export function Site({ shown, navigator, isLoading = false }: SiteProps) {
  const [pages, setPages] = useMountedPages(shown);
  return (
    <Router location={shown.location} navigator={navigator}>
      <ErrorBoundary FallbackComponent={ErrorPage} resetKeys={[shown]}>
        <AppShell isLoading={isLoading}>
          {pages.map((page) => {
            const isShown = isSamePath(page, shown);
            return (
              <IsShown key={page.location.pathname} value={isShown}>
                <div className={styles.mounted} hidden={!isShown}>
                  {/* Removes a hidden list that fails, or it would fail again on every page. */}
                  <ErrorBoundary
                    FallbackComponent={ErrorPage}
                    resetKeys={[shown]}
                    onError={() => {
                      setPages(pages.filter((other) => other !== page));
                    }}
                  >
                    <PageContent {...page} />
                  </ErrorBoundary>
                </div>
              </IsShown>
            );
          })}
        </AppShell>
      </ErrorBoundary>
    </Router>
  );
}

const isSamePath = (one: LoadedPage, other: LoadedPage) => one.location.pathname === other.location.pathname;
const isList = ({ location }: LoadedPage) => routeOf(location.pathname).route.isList === true;
/** Tests whether Back can show a page as it was left. */
const isUnchanged = (list: LoadedPage, shown: LoadedPage) =>
  isList(list) && 'Component' in list.page && createPath(list.location) === createPath(shown.location);

/**
 * Returns the pages to mount and their setter: the page shown, the latest list, so that Back shows it at once, and the page
 * that Back left, until the list has painted. A new page comes first, because the first of equal ids counts.
 */
function useMountedPages(shown: LoadedPage) {
  const [mounted, setMounted] = useState([shown]);
  const isMounted = mounted.some((page) => page === shown || isUnchanged(page, shown));
  const pages = isMounted ? mounted : [shown, ...mounted.filter((page) => isList(page) && !isList(shown))];
  if (!isMounted) setMounted(pages);
  useEffect(() => {
    if (!isList(shown) || mounted.length === 1) return undefined;
    return afterPaint(() => {
      setMounted(mounted.filter((page) => isSamePath(page, shown)));
    });
  }, [shown, mounted]);
  return [pages, setMounted] as const;
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

/** Renders the router's current page and follows its navigation; for the browser only. */
export function LiveSite({ router }: { readonly router: SiteRouter }) {
  const [first] = useState(router.shown);
  const [shown, setShown] = useState(first);
  const [isLoading, setIsLoading] = useState(false);
  const movePictures = useRef<() => void>(undefined);

  // After a link to the top of a page, its lower sections can render later.
  const isWhole =
    shown === first ||
    Boolean(shown.scrollPosition) ||
    shown.left?.open.includes(true) === true ||
    shown.location.hash !== '';

  useLayoutEffect(() => {
    // Don't move a first page that the visitor has already scrolled; they may be about to tap something.
    const isScrolled = shown === first && window.scrollY > 0;
    // Correct WebKit, though: after a reload, it jumps to the anchor instead of the saved scroll position.
    if (isScrolled && (shown.scrollPosition === undefined || !isAtAnchor(shown.location))) return;
    if (shown.left) reopen(shown.left);
    scrollToPosition(shown.scrollPosition, shown.location);
    // After the shell has focused the page's content.
    if (shown.left) focusLink(shown.left);
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
          if (isOther) {
            dropPrerenderedHead();
            change();
          } else startTransition(change);
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
