import type { Location, NavigateOptions, Navigator } from 'react-router-dom';
import { createPath } from 'react-router-dom';
import { onHistoryStep, whenRemoved } from '../components/hooks/backEntry';
import { destinationOf, hrefOf, presentLocation, pushEntry, replaceEntry } from './history';
import type { LeftPage } from './leftPages';
import { leftPages } from './leftPages';
import type { LoadedPage } from './loadPage';
import { loadPage } from './loadPage';
import type { ScrollPosition } from './scrolling';
import { scrollPositions, scrollToPosition } from './scrolling';

export interface Visit extends LoadedPage {
  readonly scrollPosition: ScrollPosition;
  /** How the visitor left this history entry. */
  readonly left?: LeftPage | undefined;
}

interface Screen {
  readonly show: (visit: Visit, before: Visit) => void;
  /** Called if the page isn't ready within the same task. The current page stays until it is. */
  readonly showLoading: () => void;
}

export type SiteRouter = ReturnType<typeof makeRouter>;

/**
 * Loads a page, then changes the URL and shows it. React Router's data router would nearly triple the size of React
 * Router (`decisions/router.md`).
 */
export function makeRouter(first: LoadedPage) {
  const positions = scrollPositions();
  const pages = leftPages();
  let screen: Screen | undefined;
  let shown: Visit = { ...first, scrollPosition: positions.of(first.location) };
  let latest = shown.location;
  let wait: number | undefined;

  /**
   * Shows a location; the latest request wins. `enter` adds its history entry; omit it on Back and Forward,
   * which already have one.
   */
  const goTo = (location: Location, enter?: (location: Location) => void, options: NavigateOptions = {}) => {
    latest = location;
    window.clearTimeout(wait);
    const show = ({ page }: Pick<LoadedPage, 'page'>) => {
      window.clearTimeout(wait);
      const before = shown;
      positions.keep(before.location);
      pages.keep(before.location);
      whenRemoved(() => {
        enter?.(location);
      });
      shown = {
        location,
        page,
        scrollPosition: options.preventScrollReset ? 'asIs' : positions.of(location),
        // A change within a page leaves focus and disclosures as they are.
        left: location.pathname === before.location.pathname ? undefined : pages.of(location),
      };
      screen?.show(shown, before);
    };
    if (location.pathname === shown.location.pathname && 'Component' in shown.page) {
      show(shown);
      return;
    }
    // Waits for one task: pages that were loaded before are ready by then, and need no loading state.
    wait = window.setTimeout(() => screen?.showLoading());
    void loadPage(location).then((loaded) => {
      if (location === latest) show(loaded);
    });
  };

  const goToPresent = () => {
    goTo(presentLocation());
  };

  const savePosition = () => {
    positions.save(shown.location);
  };
  // Lets the browser restore the scroll position of a reloaded page before any script runs.
  const leave = () => {
    savePosition();
    window.history.scrollRestoration = 'auto';
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    window.history.scrollRestoration = 'manual';
    // WebKit shows pages from its back/forward cache at their top.
    if (persisted) scrollToPosition(positions.of(shown.location), shown.location);
  };

  const navigator: Navigator = {
    createHref: hrefOf,
    go: (steps) => {
      window.history.go(steps);
    },
    push: (to, _state, options) => {
      goTo(destinationOf(to), pushEntry, options);
    },
    replace: (to, _state, options) => {
      goTo(destinationOf(to), replaceEntry, options);
    },
  };

  return {
    navigator,
    shown: () => shown,
    /** Starts showing pages and following Back and Forward. Returns a function that stops it. */
    connect: (newScreen: Screen) => {
      screen = newScreen;
      const stopListening = onHistoryStep(goToPresent);
      window.addEventListener('pagehide', leave);
      window.addEventListener('pageshow', comeBack);
      // Firefox drops what `pagehide` saves if the visitor goes to another site.
      window.addEventListener('scrollend', savePosition);
      window.history.scrollRestoration = 'manual';
      // The visitor may have followed an anchor while the page loaded.
      if (createPath(presentLocation()) !== createPath(shown.location)) goToPresent();
      return () => {
        screen = undefined;
        stopListening();
        window.removeEventListener('pagehide', leave);
        window.removeEventListener('pageshow', comeBack);
        window.removeEventListener('scrollend', savePosition);
      };
    },
  };
}
