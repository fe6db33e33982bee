import * as v from 'valibot';
import { billingPeriods } from '../../domain/billing';
import { MAX_QUANTITY } from '../../domain/quantity';
import { productIds } from '../../content/slugs';
import type { Outcome } from './reply';

/** The name under which the list is in the state of the tab's history entry, beside what the router keeps there. */
const NAME = 'assistant';

const quantity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_QUANTITY));
const line = { productId: v.picklist(productIds), billing: v.picklist(billingPeriods), quantity };
const deed = v.variant('kind', [
  v.object({ kind: v.literal('added'), ...line }),
  v.object({ kind: v.literal('removed'), ...line }),
  v.object({ kind: v.literal('rebilled'), from: v.picklist(billingPeriods), gained: quantity, ...line }),
]);
const entryState = v.object({ [NAME]: v.array(v.array(deed)) });

/**
 * What can be undone after a reload of the page: products, periods and quantities, never what was said. The browser
 * keeps it with this tab's history entry and forgets it with the tab.
 */
export function keptUndoable(): Outcome['undoable'] {
  const state: unknown = window.history.state;
  const read = v.safeParse(entryState, state);
  return read.success ? read.output[NAME] : [];
}

/** Keeps what can be undone over a reload. */
export function keepUndoable(undoable: Outcome['undoable']): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(typeof state === 'object' ? state : null), [NAME]: undoable }, '');
}
