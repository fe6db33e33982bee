import { errorPage } from '../notices';
import { paths } from '../paths';
import { catalog } from '../products/catalog';
import { wishlistName } from '../shop/wishlistName';
import type { PageLink, PageMeta } from '../types';

/**
 * The service worker shows /offline in place of a page that it can't load. The page links to those that are
 * cached.
 */
export const offlinePage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly message: string;
  readonly here: string;
  readonly groups: readonly {
    readonly title: string;
    readonly links: readonly PageLink[];
  }[];
} = {
  meta: {
    title: 'Offline',
    description:
      'This page isn’t on your device and can’t be loaded without a connection. Your cart, checkout, and the pages you’ve visited still work.',
    keywords: 'offline, no network, demo shop',
  },
  heading: errorPage.offline.title,
  message: errorPage.offline.text,
  here: 'What works offline',
  groups: [
    {
      title: 'The shop',
      links: [
        { to: paths.shop, label: 'Shop' },
        { to: paths.cart, label: 'Cart' },
        { to: paths.wishlist, label: wishlistName.title },
        { to: paths.compare, label: 'Compare products' },
        { to: paths.orders, label: 'Your orders' },
        { to: paths.store, label: 'Inside the store' },
        { to: paths.home, label: 'Home' },
      ],
    },
    { title: 'Products', links: catalog.map(({ id, name }) => ({ to: paths.product(id), label: name })) },
  ],
};
