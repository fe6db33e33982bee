import { productCategories } from '../../content/products/types';
import { shopSorts } from '../../domain/products';
import { savedChoices } from '../persistence/savedChoices';
import { choiceField } from '../persistence/savedField';
import type { ShopState } from './shopSlice';

/** How the shop's filters are saved: both, each tab with its own. */
export const shopSaved = savedChoices<ShopState>({
  category: choiceField(['all', ...productCategories]),
  sort: choiceField(shopSorts),
});
