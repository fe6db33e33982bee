import type { PageLink } from '../content/types';
import { paths } from '../content/paths';
import { cardToolSlugs, serviceSlugs } from '../content/slugs';
import { serviceTitles } from '../content/lists/titles.computed';
import { pressKitTitle, toolTitles } from '../content/titles';
import { siteRoutes } from './routes';

export const headerLinks: readonly PageLink[] = siteRoutes
  .filter((route) => route.menu === 'header')
  .map(({ path, label }) => ({ to: path, label }));

const menuPages: readonly string[] = [paths.demos, paths.pricing, paths.orders, paths.signIn];

/** The links that the phone menu adds to those of the header. */
export const menuLinks: readonly PageLink[] = siteRoutes
  .filter(({ path }) => menuPages.includes(path))
  .map(({ path, label }) => ({ to: path, label }));

export const footerLinks = {
  services: serviceSlugs.map((slug) => ({ to: paths.service(slug), label: serviceTitles[slug] })),
  technologies: cardToolSlugs.map((slug) => ({ to: paths.tool(slug), label: toolTitles[slug] })),
  pages: [
    ...siteRoutes.filter((route) => route.menu === 'footer').map(({ path, label }) => ({ to: path, label })),
    { to: paths.press, label: pressKitTitle },
  ],
};
