import type { ShopFilters } from '../../domain/products';
import { shopSorts } from '../../domain/products';
import { categoryLabels } from '../products/categories';
import type { ProductCategory } from '../products/types';
import { productCategories } from '../products/types';

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
