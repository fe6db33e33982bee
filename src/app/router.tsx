import type { RouteObject } from 'react-router-dom';
import { loadWithRetry } from '../components/loading/loadFailure';
import { AppShell } from './AppShell';
import { ErrorPage } from './ErrorPage';
import { siteRoutes } from './routes';

/**
 * The route table as the router takes it: every page inside the shell, and between the two an error boundary, so
 * that a page that fails leaves the shell and the cart standing. The shell has a boundary of its own.
 *
 * The pages' boundary is a route around them and not their own property, since the router shows nothing at all for
 * a route whose `lazy` has failed.
 */
export const routeObjects: RouteObject[] = [
  {
    Component: AppShell,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: siteRoutes.map(({ path, page, load }): RouteObject => ({
          path,
          lazy: () => loadWithRetry(page),
          loader: load && (({ params }) => loadWithRetry(() => load(params))),
        })),
      },
    ],
  },
];
