import { catalog, productOf } from '../../../content/products/catalog';
import { capitalized } from '../../../domain/numerals';
import { makeStore } from '../../../store/store';
import { readMessage } from '../grammar';
import type { Command, Item, Message } from '../message';
import { noContext } from '../message';
import type { Answer, answeringFrom } from '../model';
import { replyOf, replyTo } from '../reply';
import { site } from '../site.computed';
import type { Conversation } from './conversation';

export type Verdict = 'right' | 'partly right' | 'wrong' | 'wrong action';

export interface JudgedMessage {
  readonly said: string;
  readonly expected: string;
  /** All labels that fit the reply, in the notation of the expected ones. */
  readonly got: readonly string[];
  readonly verdict: Verdict;
  /** True if the reply changed the cart. */
  readonly isAction: boolean;
}

/** Runs a conversation as on a first visit, and judges each reply. */
export function judged(
  { messages }: Conversation,
  answer: ReturnType<typeof answeringFrom>,
): readonly JudgedMessage[] {
  const store = makeStore();
  let context = noContext;
  return messages.map(([said, expected]) => {
    const message = readMessage(said, context);
    if (message.kind === 'question') {
      const answered = answer({ text: said, context });
      context = store.dispatch(replyOf(answered, context)).context;
      return judgedAs(said, expected, keysOfAnswer(answered), guessesOf(answered), false);
    }
    const { reply, context: next } = store.dispatch(replyTo(message, said, context));
    context = next;
    const isAction = reply.kind === 'done' || reply.kind === 'undone';
    // Judges an offer by the reply: changing a product that isn't in the cart becomes an offer to add it.
    const got = keysOfMessage(reply.kind === 'offer' ? reply : message);
    return judgedAs(said, expected, got, [], isAction);
  });
}

function judgedAs(
  said: string,
  expected: string,
  got: readonly string[],
  guesses: readonly string[],
  isAction: boolean,
): JudgedMessage {
  const [right = [], partly = []] = expected.split('~').map((part) => part.split('|'));
  const isPartly = [...right, ...partly].some((key) =>
    [...guesses, ...got].some((own) => own === key || own === `? ${key}`),
  );
  const of = (verdict: Verdict) => ({ said, expected, got, verdict, isAction });
  if (right.some((key) => got.includes(key))) return of('right');
  if (isPartly) return of('partly right');
  return of(isAction ? 'wrong action' : 'wrong');
}

/** Returns labels for the questions and the page that an “I don't know” reply suggests. */
function guessesOf({ said }: Answer): readonly string[] {
  return said.kind === 'unknown'
    ? [...said.guesses.map(({ intent }) => intent), ...(said.nearest ? [`at ${said.nearest.url}`] : [])]
    : [];
}

function keysOfAnswer({ said, intent, productIds, offered }: Answer): readonly string[] {
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
      return [[intent, ...names].join(' '), ...offer];
    case 'cart':
      return [said.kind, ...about];
    case 'accuracy':
    case 'help':
      return [said.kind];
    case 'which product':
      return ['ask'];
    case 'unknown':
      // Off-topic messages get the same reply.
      return ['idk', 'off topic', ...about];
  }
}

/** Returns a parsed message in the notation of the labels. */
export function keysOfMessage(message: Exclude<Message, { readonly kind: 'question' }>): readonly string[] {
  switch (message.kind) {
    case 'command':
      return [shortOf(message.command)];
    case 'offer':
      return ['ask', ...message.commands.map((command) => `? ${shortOf(command)}`)];
    case 'unread':
      return message.why === 'refused' ? ['refused', 'no'] : ['ask'];
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

function shortItem(item: Item): string {
  return [item.quantity, shortName(item), item.billing].filter((part) => part !== null).join(' ');
}

const productLabels = ['shield', 'monitor', 'pricing', 'insight', 'assistant', 'personalization'];

/** Returns the word that labels use for a product. */
function shortName({ productId }: Pick<Item, 'productId'>): string {
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
      .replace(/^at (\S+)/u, (_, url: string) => `quote from “${pageAt(url)}”`)
      .replace(/^rebill all/u, 'bill everything')
      .replace(/^plans (?=\w)/u, 'plan: ')
      .replace(/^\? /u, 'offer to '),
  );
}

/** Returns the title of the passage at a URL, or the page's name if the URL has no anchor. */
function pageAt(url: string): string {
  const passage = site.passages.find((other) => other.url.startsWith(url));
  return (url.includes('#') ? passage?.title : passage?.source) ?? url;
}
