import type { Location, NavigateOptions, Navigator } from 'react-router-dom';
import { createPath } from 'react-router-dom';
import { destinationOf, hrefOf, presentLocation, pushEntry, replaceEntry } from './history';
import type { LoadedPage } from './loadPage';
import { loadPage } from './loadPage';
import type { Place } from './scrolling';
import { keptPlaces, scrollToPlace } from './scrolling';

/** A page, and how it comes into view. */
export interface Visit extends LoadedPage {
  readonly place: Place;
  /** The paths of the two pages between which pictures move, or none. */
  readonly moving: readonly string[];
}

/** What shows the router's pages. */
interface Screen {
  readonly show: (visit: Visit) => void;
  /** The next page is not there yet; the one that is shown stays until it is. */
  readonly sayLoading: () => void;
}

export type SiteRouter = ReturnType<typeof makeRouter>;

/**
 * Goes from page to page in the browser: loads a page first, and then changes the address and shows it. React Router's
 * own router for this is nearly twice as large as all of React Router that is left without it.
 */
export function makeRouter(first: LoadedPage) {
  const places = keptPlaces();
  /** The pairs of pages between which pictures have moved; they move on the way back too. */
  const movedBetween = new Set<string>();
  let screen: Screen | undefined;
  let shown: Visit = { ...first, place: places.of(first.location), moving: [] };
  let latest = shown.location;
  let wait: number | undefined;

  /** Shows an address; the last one that is asked for wins. `enter` makes it the browser's, unless it is already. */
  const goTo = (location: Location, enter?: (location: Location) => void, options: NavigateOptions = {}) => {
    latest = location;
    window.clearTimeout(wait);
    const show = ({ page }: Pick<LoadedPage, 'page'>) => {
      window.clearTimeout(wait);
      places.keep(shown.location);
      enter?.(location);
      const both = [shown.location.pathname, location.pathname];
      const pair = both.toSorted().join(' ');
      if (options.viewTransition) movedBetween.add(pair);
      shown = {
        location,
        page,
        place: options.preventScrollReset ? 'asIs' : places.of(location),
        moving: movedBetween.has(pair) ? both : [],
      };
      screen?.show(shown);
    };
    if (location.pathname === shown.location.pathname && 'Component' in shown.page) {
      show(shown);
      return;
    }
    // What has been loaded before is there within this task.
    wait = window.setTimeout(() => screen?.sayLoading());
    void loadPage(location).then((loaded) => {
      if (location === latest) show(loaded);
    });
  };

  const goToPresent = () => {
    goTo(presentLocation());
  };

  const savePlace = () => {
    places.save(shown.location);
  };
  // The browser restores the place of a page that is loaded again, before any script.
  const leave = () => {
    savePlace();
    window.history.scrollRestoration = 'auto';
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    window.history.scrollRestoration = 'manual';
    // WebKit shows a page of its back/forward cache at the top.
    if (persisted) scrollToPlace(places.of(shown.location), shown.location);
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
    /** What is shown. */
    shown: () => shown,
    /** Begins to show pages, and to follow the browser's Back and Forward. Returns what ends it. */
    connect: (newScreen: Screen) => {
      screen = newScreen;
      window.addEventListener('popstate', goToPresent);
      window.addEventListener('pagehide', leave);
      window.addEventListener('pageshow', comeBack);
      // Firefox loses what a page does in `pagehide` if another site follows.
      window.addEventListener('scrollend', savePlace);
      window.history.scrollRestoration = 'manual';
      // The visitor may have followed a link within the page meanwhile.
      if (createPath(presentLocation()) !== createPath(shown.location)) goToPresent();
      return () => {
        screen = undefined;
        window.removeEventListener('popstate', goToPresent);
        window.removeEventListener('pagehide', leave);
        window.removeEventListener('pageshow', comeBack);
        window.removeEventListener('scrollend', savePlace);
      };
    },
  };
}
