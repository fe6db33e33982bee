import { catalog, productOf } from '../../../src/content/products/catalog';
import type { ProductId } from '../../../src/content/slugs';
import type { BillingPeriod } from '../../../src/domain/billing';
import { lineKey } from '../../../src/domain/cart';
import { selectCartLines } from '../../../src/store/cart/cartSelectors';
import { makeStore } from '../../../src/store/store';
import type { CartLineView } from '../../../src/store/cart/cartSelectors';
import { linesFor } from '../../../src/demos/conversational-ai-assistant/cartChanges';
import type { Command, Item } from '../../../src/demos/conversational-ai-assistant/message';
import { noContext } from '../../../src/demos/conversational-ai-assistant/message';
import type { Answer, Reading, readingFrom } from '../../../src/demos/conversational-ai-assistant/model';
import { replyTo, selectHeldLines } from '../../../src/demos/conversational-ai-assistant/reply';
import type { Conversation } from './conversation';

export type Verdict = 'right' | 'partly right' | 'wrong' | 'wrong action';

export interface JudgedMessage {
  readonly said: string;
  readonly expected: string;
  /** All labels that fit the reply, in the notation of the expected ones. */
  readonly got: readonly string[];
  readonly verdict: Verdict;
  /** True if the message asks to change the cart. */
  readonly isRequest: boolean;
  /** True if the reply changed the cart. */
  readonly isAction: boolean;
}

/** Runs a conversation as on a first visit, and judges each reply. Changes of the cart are judged by the result. */
export function judged(
  { messages }: Conversation,
  read: ReturnType<typeof readingFrom>,
): readonly JudgedMessage[] {
  const store = makeStore();
  let context = noContext;
  return messages.map(([said, expected]) => {
    const before = selectCartLines(store.getState());
    const reading = read({ text: said, context, lines: selectHeldLines(store.getState()) });
    const { reply, context: next } = store.dispatch(replyTo(reading, said, context));
    context = next;
    const isAction = selectCartLines(store.getState()) !== before;
    // An answer about the cart only offers to remove the samples.
    const offered = reading.kind === 'answer' && reading.said.kind === 'cart' ? [] : reply.commands;
    const results = (commands: readonly Command[]) => commands.map((command) => resultOf(command, before));
    const made = reading.kind === 'command' && isAction ? [resultOf(reading.command, before)] : [];
    const isCommand = (label: string, some: readonly string[]) => {
      const command = commandOf(label);
      return command !== null && some.includes(resultOf(command, before));
    };
    const isOffer = reading.kind !== 'answer' && reply.commands.length > 0;
    const got = isOffer
      ? [
          'ask',
          ...(reply.commands.some(({ kind }) => kind === 'undo') ? ['no'] : []),
          ...reply.commands.map((command) => `? ${shortOf(command)}`),
        ]
      : labelsOf(reading);
    const [right = [], partly = []] = expected
      .split('~')
      .map((part) => part.split('|').map((label) => label.trim()));
    const fits = (label: string) =>
      got.includes(label) ||
      isCommand(label, made) ||
      (label.startsWith('? ') && isCommand(label.slice(2), results(offered)));
    const isNearlyRight = (label: string) => {
      const command = label.replace(/^\? /u, '');
      return (
        fits(label) || isCommand(command, [...made, ...results(offered)]) || got.includes(`? ${command}`)
      );
    };
    const isRequest = right.some((label) => commandOf(label.replace(/^\? /u, '')) !== null);
    const of = (verdict: Verdict) => ({ said, expected, got, verdict, isRequest, isAction });
    if (right.some(fits)) return of('right');
    if ([...right, ...partly].some(isNearlyRight)) return of('partly right');
    return of(isAction ? 'wrong action' : 'wrong');
  });
}

/** Describes the cart after a command, so that “all but X” and “remove Y” count as the same. */
function resultOf(command: Command, lines: readonly CartLineView[]): string {
  if (command.kind === 'undo') return 'undo';
  const cart = new Map(lines.map(({ key, quantity }) => [key, quantity]));
  for (const line of linesFor(command, lines)) cart.set(lineKey(line), line.quantity);
  return [...cart]
    .filter(([, quantity]) => quantity > 0)
    .map(([key, quantity]) => `${quantity} ${key}`)
    .toSorted()
    .join(', ');
}

/** Returns the labels that a reading deserves, in the notation of the conversations. */
export function labelsOf(reading: Reading): readonly string[] {
  switch (reading.kind) {
    case 'command':
      return [shortOf(reading.command)];
    case 'offer':
      return ['ask', ...reading.commands.map((command) => `? ${shortOf(command)}`)];
    case 'unread':
      return reading.why === 'refused' ? ['refused', 'no'] : ['ask'];
    case 'answer':
      return labelsOfAnswer(reading);
  }
}

function labelsOfAnswer({ said, intent, productIds, offered }: Answer): readonly string[] {
  const names = productIds.map((productId) => shortName({ productId }));
  const named = [intent, ...names].join(' ');
  // A price or a comparison is only right for the right products.
  const about = intent === null ? [] : intent === 'price' || intent === 'compare' ? [named] : [intent, named];
  switch (said.kind) {
    case 'fact': {
      const url = said.source?.url;
      const plan = /^The (\w+) plan$/u.exec(said.source?.title ?? '')?.[1]?.toLowerCase() ?? '';
      return [
        ...about,
        `${intent ?? ''} ${plan}`,
        ...(offered ? [`? ${shortOf(offered)}`] : []),
        ...(url === undefined ? [] : [`at ${url}`, `at ${url.replace(/#.*/u, '')}`]),
        // The answer also says how many messages the test has, and who wrote them.
        ...(intent === 'accuracy' || intent === 'own test' ? ['accuracy', 'own test'] : []),
      ];
    }
    case 'cart':
      return [said.kind, ...about];
    case 'which product':
      return ['ask'];
    case 'unknown':
      // Off-topic messages get the same reply.
      return ['idk', 'off topic', ...about];
  }
}

/** Returns a command in the notation of the labels. */
function shortOf(command: Command): string {
  switch (command.kind) {
    case 'add':
      return command.items
        .map((item) => `add ${item.quantity ?? 1} ${shortName(item)} ${item.billing ?? 'monthly'}`)
        .join(', ');
    case 'remove':
      return command.items.map((item) => `remove ${shortItem(item)}`).join(', ');
    case 'swap':
      return `swap ${command.removed.map(shortItem).join(' and ')} for ${command.added.map(shortItem).join(' and ')}`;
    case 'resize':
      return command.items.map((item) => `quantity ${item.quantity} ${shortName(item)}`).join(', ');
    case 'rebill':
      return command.productIds.length === 0
        ? `rebill all ${command.billing}`
        : command.productIds
            .map((productId) => `rebill ${shortName({ productId })} ${command.billing}`)
            .join(', ');
    case 'empty':
    case 'undo':
      return command.kind;
  }
}

/** Parses a label that is a command; null if it is none. */
function commandOf(label: string): Command | null {
  if (label === 'empty' || label === 'undo') return { kind: label };
  const [kind = ''] = label.split(' ');
  const items = label.split(', ').map((part) => itemOf(part.replace(`${kind} `, '')));
  const [first] = items;
  switch (kind) {
    case 'add':
    case 'remove':
      return items.every((item) => item !== null) ? { kind, items } : null;
    case 'quantity':
      return items.every((item) => item !== null)
        ? { kind: 'resize', items: items.map((item) => ({ ...item, quantity: item.quantity ?? 1 })) }
        : null;
    case 'rebill': {
      const billing = label.endsWith('yearly') ? 'yearly' : 'monthly';
      if (label.startsWith('rebill all')) return { kind, productIds: [], billing };
      return first ? { kind, productIds: items.flatMap((item) => item?.productId ?? []), billing } : null;
    }
    case 'swap': {
      const [removed = [], added = []] = label
        .replace('swap ', '')
        .split(' for ')
        .map((side) => side.split(' and ').flatMap((part) => itemOf(part) ?? []));
      return removed.length > 0 && added.length > 0 ? { kind, removed, added } : null;
    }
    default:
      return null;
  }
}

function itemOf(label: string): Item | null {
  const [, quantity, name, period] = /^(?:(\d+) )?(\w+)(?: (monthly|yearly))?$/u.exec(label) ?? [];
  const product = catalog.find(({ id }) => shortName({ productId: id }) === name);
  const billing: BillingPeriod | null = period === 'monthly' || period === 'yearly' ? period : null;
  return product
    ? { productId: product.id, quantity: quantity === undefined ? null : Number(quantity), billing }
    : null;
}

function shortItem(item: Item): string {
  return [item.quantity, shortName(item), item.billing].filter((part) => part !== null).join(' ');
}

const productLabels = ['shield', 'monitor', 'pricing', 'insight', 'assistant', 'personalization'];

/** Returns the word that labels use for a product. */
function shortName({ productId }: { readonly productId: ProductId }): string {
  const { name } = productOf(productId);
  return productLabels.find((label) => name.toLowerCase().includes(label)) ?? name;
}
