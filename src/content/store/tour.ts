import type { ComponentType } from 'react';
import Click from './tour/click.mdx';
import Event from './tour/event.mdx';
import OtherTab from './tour/otherTab.mdx';
import Render from './tour/render.mdx';
import Rule from './tour/rule.mdx';
import Selectors from './tour/selectors.mdx';
import Vault from './tour/vault.mdx';

/** A step of the tour. `src/store/README.md` has the same steps under the same titles. */
export interface TourStep {
  readonly title: string;
  /** What happens, and the lines that do it, from the real files. */
  readonly Text: ComponentType<{ readonly components: object }>;
  /** The type of the event that the step is about. */
  readonly event: string;
  /** The file and the section that say more. */
  readonly more: { readonly file: string; readonly section: string };
}

const store = { file: 'src/store/README.md', section: 'How a click becomes a saved cart' };
const persistence = { file: 'src/store/persistence/README.md', section: 'persistence: how a cart survives' };

/** How a click becomes a saved cart, in seven steps. */
export const tourSteps: readonly TourStep[] = [
  { title: 'A button is pressed', Text: Click, event: 'cart/lineAdded', more: store },
  { title: 'A slice answers the event', Text: Event, event: 'cart/lineAdded', more: store },
  { title: 'A rule makes the new cart', Text: Rule, event: 'cart/lineAdded', more: store },
  { title: 'Selectors derive the rest', Text: Selectors, event: 'cart/lineAdded', more: store },
  { title: 'Only what changed renders', Text: Render, event: 'cart/lineAdded', more: store },
  { title: 'The vault saves it', Text: Vault, event: 'cart/lineAdded', more: persistence },
  {
    title: 'The other tab hears of it',
    Text: OtherTab,
    event: 'persistence/savedStateChanged',
    more: persistence,
  },
];
