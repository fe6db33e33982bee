import type { ComponentType } from 'react';
import Click from './tour/click.mdx';
import Action from './tour/action.mdx';
import OtherTab from './tour/otherTab.mdx';
import Render from './tour/render.mdx';
import Rule from './tour/rule.mdx';
import Selectors from './tour/selectors.mdx';
import Save from './tour/save.mdx';

export interface TourStep {
  readonly title: string;
  /** Explains the step. The build inserts the lines of code from the real file. */
  readonly Text: ComponentType<{ readonly components: object }>;
  /** The source file that the lines come from, the same as in the text. */
  readonly file: string;
  /** Type of the action that the step is about. */
  readonly actionType: string;
  /** The README section with more about the step. */
  readonly more: { readonly file: string; readonly section: string };
}

const store = { file: 'src/store/README.md', section: 'How a click becomes a saved cart' };
const persistence = { file: 'src/persistence/README.md', section: 'How tabs merge' };

export const tourSteps: readonly TourStep[] = [
  {
    title: 'A click dispatches an action',
    Text: Click,
    file: 'src/components/shop/AddToCart.tsx',
    actionType: 'cart/lineAdded',
    more: store,
  },
  {
    title: 'A reducer handles the action',
    Text: Action,
    file: 'src/store/cart/cartSlice.ts',
    actionType: 'cart/lineAdded',
    more: store,
  },
  {
    title: 'A rule changes the cart',
    Text: Rule,
    file: 'src/domain/cart.ts',
    actionType: 'cart/lineAdded',
    more: store,
  },
  {
    title: 'Selectors derive the rest',
    Text: Selectors,
    file: 'src/store/cart/cartSelectors.ts',
    actionType: 'cart/lineAdded',
    more: store,
  },
  {
    title: 'Only what changed re-renders',
    Text: Render,
    file: 'src/components/layout/Header.tsx',
    actionType: 'cart/lineAdded',
    more: store,
  },
  {
    title: 'The change is saved',
    Text: Save,
    file: 'src/persistence/syncStore.ts',
    actionType: 'cart/lineAdded',
    more: persistence,
  },
  {
    title: 'Other tabs update',
    Text: OtherTab,
    file: 'src/persistence/syncStore.ts',
    actionType: 'saving/otherTabSaved',
    more: persistence,
  },
];
