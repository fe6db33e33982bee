import { catalog, productOf } from '../../../content/products/catalog';
import type { ProductId } from '../../../content/slugs';
import type { BillingPeriod } from '../../../domain/billing';
import { lineKey } from '../../../domain/cart';
import { capitalized } from '../../../domain/numerals';
import { selectCartLines } from '../../../store/cart/cartSelectors';
import { makeStore } from '../../../store/store';
import type { CartLineView } from '../../../store/cart/cartSelectors';
import { linesFor } from '../cartChanges';
import type { Command, Item } from '../message';
import { noContext } from '../message';
import type { Answer, Reading, readingFrom } from '../model';
import { replyTo, selectHeldLines } from '../reply';
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
    const isAction = reply.kind === 'done' || reply.kind === 'undone';
    const offered =
      reply.kind === 'offer'
        ? reply.commands
        : reply.kind === 'answer' && reply.offered
          ? [reply.offered]
          : [];
    const results = (commands: readonly Command[]) => commands.map((command) => resultOf(command, before));
    const made = reading.kind === 'command' && isAction ? [resultOf(reading.command, before)] : [];
    const isCommand = (label: string, some: readonly string[]) => {
      const command = commandOf(label);
      return command !== null && some.includes(resultOf(command, before));
    };
    const got =
      reply.kind === 'offer'
        ? [
            'ask',
            ...(reply.why === 'undo' ? ['no'] : []),
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
    if (
      [...right, ...partly].some(isNearlyRight) ||
      right.some((label) => guessesOf(reading).includes(label))
    )
      return of('partly right');
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

/** Returns labels for the questions that an “I don't know” reply suggests. */
function guessesOf(reading: Reading): readonly string[] {
  return reading.kind === 'answer' && reading.said.kind === 'unknown'
    ? reading.said.guesses.map(({ intent }) => intent)
    : [];
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
  const about = intent === null ? [] : [intent, [intent, ...names].join(' ')];
  const offer = offered ? [`? ${shortOf(offered)}`] : [];
  switch (said.kind) {
    case 'fact':
    case 'quote': {
      const url = said.source?.url;
      const plan = /^The (\w+) plan$/u.exec(said.source?.title ?? '')?.[1]?.toLowerCase() ?? '';
      return [
        ...about,
        `${intent ?? ''} ${plan}`,
        ...offer,
        ...(url === undefined ? [] : [`at ${url}`, `at ${url.replace(/#.*/u, '')}`]),
      ];
    }
    case 'prices':
    case 'comparison':
      return [
        [intent, ...names].join(' '),
        ...(intent === 'price' && names.length === 0 ? ['price'] : []),
        ...offer,
      ];
    case 'cart':
      return [said.kind, ...about];
    case 'accuracy':
      // The answer also says how many messages the test has, and who wrote them.
      return [said.kind, 'own test'];
    case 'help':
      return [said.kind];
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

const plainLabels: Readonly<Record<string, string>> = {
  idk: '“I don’t know”',
  ask: '“Which one?”',
  api: 'API',
  empty: 'Empty the cart',
  gdpr: 'Privacy rights',
  help: 'What the chat can do',
  info: 'What a product does',
  measured: 'How results are measured',
  no: 'Leave the cart as it is',
  person: 'How to reach a person',
  'too small': 'Is my store too small?',
  'your part': 'How much work it is for you',
  '': 'Nothing',
};

/** Writes a label in plain English: `Price: Fraud Shield` for `price shield`. */
export function labelInWords(label: string): string {
  const plain = plainLabels[label];
  if (plain !== undefined) return plain;
  const words = catalog.reduce(
    (text, { id, name }) =>
      text.replace(` ${shortName({ productId: id })}`, /\d/u.test(text) ? ` ${name}` : `: ${name}`),
    label,
  );
  return capitalized(
    words
      .replace(/^at (\S+)/u, 'link to $1')
      .replace(/^rebill all/u, 'bill everything')
      .replace(/^plans (?=\w)/u, 'plan: ')
      .replace(/^\? /u, 'offer to '),
  );
}
