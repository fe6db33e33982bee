import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { AppShell } from './AppShell';
import { ErrorPage } from './ErrorPage';
import { loadWithRetry } from './loadFailure';
import { siteRoutes } from './routes';

/**
 * The route table as the router takes it: every page inside the shell, and an error boundary around each, so that
 * a page that fails leaves the shell and the cart standing. The shell has one of its own.
 */
export const routeObjects: RouteObject[] = [
  {
    Component: AppShell,
    ErrorBoundary: ErrorPage,
    children: siteRoutes.map(({ path, page, loader }): RouteObject => ({
      path,
      ErrorBoundary: ErrorPage,
      lazy: () => loadWithRetry(page),
      loader: loader && retrying(loader),
    })),
  },
];

function retrying(loader: LoaderFunction): LoaderFunction {
  return (args, context) => loadWithRetry(async () => await loader(args, context));
}
