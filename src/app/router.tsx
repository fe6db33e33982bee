import type { RouteObject } from 'react-router-dom';
import { AppShell } from './AppShell';
import { siteRoutes } from './routes';

/** The route table as the router takes it: every page inside the shell. */
export const routeObjects: RouteObject[] = [
  {
    Component: AppShell,
    children: [
      // The first home has a second address.
      ...siteRoutes.map(({ path, page, loader }): RouteObject => ({ path, lazy: page, loader })),
    ],
  },
];
