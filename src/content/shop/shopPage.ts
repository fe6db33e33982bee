import { capitalized, inWords } from '../../domain/numerals';
import type { ShopFilters } from '../../domain/products';
import { shopSorts } from '../../domain/products';
import { byAnyPeriod } from '../billingUnits';
import { everyProductHasDemo } from '../demos/demoLinks';
import { categoryLabels } from '../products/categories';
import type { ProductCategory } from '../products/types';
import { productCategories } from '../products/types';
import { productIds } from '../slugs';

const count = inWords(productIds.length);
const oneJob = `does one job${everyProductHasDemo ? ' and has a live demo' : ''}`;

export const shopPage = {
  meta: {
    title: `Shop: ${count} AI products for online retailers`,
    description: `Compare ${count} AI products for your online store, from sorting your catalog to stopping fraud. Each ${oneJob}. Billed ${byAnyPeriod}.`,
    keywords:
      'AI products, online retail, subscription, dynamic pricing, chat assistant, fraud prevention, buy software',
  },
  heading: `${capitalized(count)} products for your online store`,
  lead: `Each product ${oneJob}. A plan combines several jobs, up to its limits.`,
  /** Text of the link to /compare. */
  compare: `Compare all ${count}`,
  /** Shown instead of the filters if scripts are off. */
  withoutScripts:
    'Filtering and sorting need JavaScript, which is turned off in this browser. Here are all products, by name.',
} as const;

type Filters = ShopFilters<ProductCategory>;
type FilterName = keyof Filters;

export const sortLabels: Readonly<Record<Filters['sort'], string>> = {
  name: 'Name',
  'price-low': 'Price low-high',
  'price-high': 'Price high-low',
};

/** The selects that filter the shop, in page order. */
export const filterSelects: {
  readonly [Name in FilterName]: {
    readonly label: string;
    readonly options: readonly { readonly value: Filters[Name]; readonly label: string }[];
  };
} = {
  category: {
    label: 'Category',
    options: [
      { value: 'all', label: 'All Categories' },
      ...productCategories.map((value) => ({ value, label: categoryLabels[value] })),
    ],
  },
  sort: {
    label: 'Sort by',
    options: shopSorts.map((value) => ({ value, label: sortLabels[value] })),
  },
};

const isFilterName = (name: string): name is FilterName => Object.hasOwn(filterSelects, name);

export const filterNames = Object.keys(filterSelects).filter(isFilterName);
