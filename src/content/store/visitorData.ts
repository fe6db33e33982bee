import { enumerated } from '../../domain/numerals';
import { wishlistName } from '../shop/wishlistName';

/** The visitor's data, by slice. Lists can be emptied, and open tabs share them. */
export const visitorData = {
  cart: { name: 'cart', isList: true },
  orders: { name: 'orders', isList: true },
  wishlist: { name: wishlistName.inText, isList: true },
  shop: { name: 'filters', isList: false },
  pricing: { name: 'billing', isList: false },
  checkout: { name: 'checkout', isList: false },
} as const;

const all = Object.values(visitorData);

/** Names of the data in running text: `cart, orders, wishlist, filters …` */
export const visitorDataNames = enumerated(
  all.map(({ name }) => name),
  'and',
);

/** Names of the lists in running text: `cart, orders, and wishlist` */
export const listNames = enumerated(
  all.filter(({ isList }) => isList).map(({ name }) => name),
  'and',
);
