import type { ComponentType } from 'react';
import Click from './tour/click.mdx';
import Event from './tour/event.mdx';
import OtherTab from './tour/otherTab.mdx';
import Render from './tour/render.mdx';
import Rule from './tour/rule.mdx';
import Selectors from './tour/selectors.mdx';
import Save from './tour/save.mdx';

export interface TourStep {
  readonly title: string;
  /** Explains the step. The build adds the lines from the real file. */
  readonly Text: ComponentType<{ readonly components: object }>;
  /** The file that the lines come from; the text names it too. */
  readonly file: string;
  /** Type of the event that the step is about. */
  readonly event: string;
  /** The README section about the step. */
  readonly more: { readonly file: string; readonly section: string };
}

const store = { file: 'src/store/README.md', section: 'How a click becomes a saved cart' };
const persistence = { file: 'src/persistence/README.md', section: 'How tabs merge' };

export const tourSteps: readonly TourStep[] = [
  {
    title: 'A click dispatches an action',
    Text: Click,
    file: 'src/components/shop/AddToCart.tsx',
    event: 'cart/lineAdded',
    more: store,
  },
  {
    title: 'A reducer handles the action',
    Text: Event,
    file: 'src/store/cart/cartSlice.ts',
    event: 'cart/lineAdded',
    more: store,
  },
  {
    title: 'A pure function computes the new cart',
    Text: Rule,
    file: 'src/domain/cart.ts',
    event: 'cart/lineAdded',
    more: store,
  },
  {
    title: 'Selectors derive the rest',
    Text: Selectors,
    file: 'src/store/cart/cartSelectors.ts',
    event: 'cart/lineAdded',
    more: store,
  },
  {
    title: 'Only what changed re-renders',
    Text: Render,
    file: 'src/components/layout/Header.tsx',
    event: 'cart/lineAdded',
    more: store,
  },
  {
    title: 'The change is saved',
    Text: Save,
    file: 'src/persistence/savedFile.ts',
    event: 'cart/lineAdded',
    more: persistence,
  },
  {
    title: 'Other tabs update',
    Text: OtherTab,
    file: 'src/persistence/page.ts',
    event: 'persistence/otherTabSaved',
    more: persistence,
  },
];
