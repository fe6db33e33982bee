import type { Items } from './items';
import { readItems } from './items';
import type { Command, Context, Item, Message, Reader } from './message';
import { offerOf, asCommand } from './message';
import { everyOne, readAddition } from './readers';

/**
 * Parses a replacement of products by others.
 * @param order which side is removed; `either` if the wording is ambiguous, so that the assistant asks
 * @param toAdded turns a parsed item into the one to add
 */
export function swapForm(
  between: string,
  order: 'out first' | 'in first' | 'either',
  toAdded: (item: Item) => Item = (item) => item,
): Reader {
  const parting = new RegExp(` ${between} `, 'gu');
  return (rest, { mentioned }) => {
    for (const { index, 0: words } of rest.matchAll(parting)) {
      const first = readItems(rest.slice(0, index), mentioned);
      const second = readItems(rest.slice(index + words.length), mentioned);
      if (first.others.length > 0 || (first.items.length === 0 && !first.trouble && !first.isAll)) continue;
      if (second.others.length > 0) return { kind: 'unread', why: 'which product' };
      if (second.items.length === 0) continue;
      const [out, come] = order === 'in first' ? [second, first] : [first, second];
      const swapped = readSwap(out, come, toAdded);
      return order === 'either' && swapped.kind !== 'unread'
        ? offerOf([swapped, readSwap(come, out, toAdded)], 'choice')
        : swapped;
    }
    return null;
  };
}

function readSwap(out: Items, come: Items, toAdded: (item: Item) => Item = (item) => item): Message {
  const trouble = out.trouble ?? come.trouble;
  if (trouble) return { kind: 'unread', why: trouble };
  if (out.isAll || come.isAll) return { kind: 'unread', why: 'which product' };
  if ([...out.items, ...come.items].some(({ quantity }) => quantity === 0))
    return { kind: 'unread', why: 'quantity' };
  const added = come.items.map(toAdded);
  if (out.items.some((item) => added.some((other) => isSameLine(item, other))))
    return { kind: 'unread', why: 'which product' };
  const commands = choicesOf(out.isChoice, out.items).flatMap((removed) =>
    choicesOf(come.isChoice, added).map((items): Command => ({ kind: 'swap', removed, added: items })),
  );
  const isCounted = out.items.length === 1 || added.every(({ quantity }) => quantity !== null);
  const [only, ...more] = commands;
  if (only && more.length === 0 && isCounted) return asCommand(only);
  return { kind: 'offer', why: more.length > 0 ? 'choice' : 'wish', commands };
}

function isSameLine(item: Item, other: Item): boolean {
  return (
    item.productId === other.productId &&
    (item.billing === null || other.billing === null || item.billing === other.billing)
  );
}

/** Returns the alternatives: all items together, or each by itself. */
function choicesOf(isChoice: boolean, items: readonly Item[]): readonly (readonly Item[])[] {
  return isChoice ? items.map((item) => [item]) : [items];
}

/** `add the sentiment monitor instead`: asks whether it replaces the product just mentioned. */
export function readReplacement(rest: string, context: Context): Message | null {
  const addition = readAddition(rest, context);
  const come = readItems(rest, []);
  if (addition?.kind !== 'command') return addition;
  const swaps = context.mentioned.map((productId) =>
    readSwap({ ...come, items: [everyOne(productId)] }, come),
  );
  return offerOf([...swaps, addition], 'choice');
}
