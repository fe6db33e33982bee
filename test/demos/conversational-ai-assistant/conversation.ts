import { catalog } from '../../../src/content/products/catalog';
import { productIds } from '../../../src/content/slugs';
import type { Context } from '../../../src/demos/conversational-ai-assistant/context';
import { noContext } from '../../../src/demos/conversational-ai-assistant/context';
import { carriedOut } from '../../../src/demos/conversational-ai-assistant/press';
import type { Line, Proposal, Row } from '../../../src/demos/conversational-ai-assistant/proposal';
import {
  additionOf,
  asLines,
  changed,
  isChange,
  labelOf,
  rowsBetween,
  rowsNow,
  rowsShown,
  selectLines,
  withProduct,
  withRow,
} from '../../../src/demos/conversational-ai-assistant/proposal';
import type { Message, Reply } from '../../../src/demos/conversational-ai-assistant/reply';
import {
  doneReply,
  isYes,
  pendingOf,
  replyingFrom,
} from '../../../src/demos/conversational-ai-assistant/reply';
import { shortAnswer } from '../../../src/demos/conversational-ai-assistant/shortAnswer';
import { site } from '../../../src/demos/conversational-ai-assistant/site.computed';
import { billingPeriods } from '../../../src/domain/billing';
import type { CartLine } from '../../../src/domain/cart';
import { lineKey } from '../../../src/domain/cart';
import { MAX_QUANTITY } from '../../../src/domain/quantity';
import { makeStore } from '../../../src/store/store';

/** A conversation that a stranger might have. */
export interface Conversation {
  /** The persona, such as `Pete, on his lunch break`. */
  readonly who: string;
  /** `wanted` is `CART: 2 x Fraud Shield yearly; …`, `ASK: …`, or `ANSWER: …`. */
  readonly messages: readonly { readonly said: string; readonly wanted: string }[];
}

/** Parses conversations: a line `# persona`, then for each message a line `> message` and a line `want: reply`. */
export function conversationsIn(text: string): readonly Conversation[] {
  return text
    .split(/^# /mu)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      return {
        who: part.slice(0, part.indexOf('\n')),
        messages: [...part.matchAll(/^> (.*)\n\s*want: (.*)$/gmu)].map(([, said = '', wanted = '']) => ({
          said,
          wanted,
        })),
      };
    });
}

/** The cart that a message asks for; null if it asks for an answer or a question. */
export function cartIn(wanted: string): readonly Line[] | null {
  if (!wanted.startsWith('CART: ')) return null;
  const lines = [...wanted.matchAll(/(\d+) x ([^;]+) (\w+)(?=;|$)/gu)].map(
    ([row, quantity, name, period]): CartLine => {
      const product = catalog.find((one) => one.name === name);
      const billing = billingPeriods.find((one) => one === period);
      if (!product || !billing) throw new Error(`Not a line of a cart: ${row}`);
      return { productId: product.id, quantity: Number(quantity), billing };
    },
  );
  return asLines(lines);
}

/** Describes a cart, whatever the order of its lines. */
export function cartText(lines: readonly CartLine[]): string {
  const texts = lines.map((line) => `${line.quantity} ${lineKey(line)}`);
  return texts.toSorted().join(', ') || 'empty';
}

/** Returns the proposal after each change of a single control. */
export function edits(proposal: Proposal, lines: readonly Line[]): readonly Proposal[] {
  const shown = rowsShown(proposal, lines);
  const added = productIds.map((id) => withRow(proposal, lines, shown.length, additionOf(id)));
  const edited = shown.flatMap((row, at) => {
    const others: readonly Row[] = [
      ...(isChange(row) ? productIds.map((id) => withProduct(row, id, lines)) : []),
      ...billingPeriods.map((billing) => ({ ...row, to: { ...row.to, billing } })),
      ...Array.from({ length: MAX_QUANTITY + 1 }, (_, quantity) => ({ ...row, to: { ...row.to, quantity } })),
    ];
    return others.map((other) => withRow(proposal, lines, at, other));
  });
  return [...edited, ...added];
}

export type Verdict = 'exact' | 'one change' | 'wrong' | 'no proposal';

/** A message with its reply, and the verdict if it asks for a cart. */
export interface Judged {
  readonly message: Message;
  readonly reply: Reply;
  readonly verdict: Verdict | null;
  readonly printed: string;
}

/** Prints what an answer shows at once. */
function shown(text: string, said: string): string {
  const short = shortAnswer(text, said);
  return `${short.replaceAll('\n', ' / ')}${short === text ? '' : ' [More]'}`;
}

/** Plays a conversation. After each request the visitor makes the cart the wanted one. */
export function judged({ messages }: Conversation, knowledge = site): readonly Judged[] {
  const replyTo = replyingFrom(knowledge);
  const store = makeStore();
  let context: Context = noContext;
  let last: Reply | undefined;
  return messages.map(({ said, wanted }) => {
    const lines = selectLines(store.getState());
    const pressed = last;
    const message: Message = { text: said, context, pending: pendingOf(last), state: store.getState() };
    const answered = isYes(said, last) ? { reply: last, context } : replyTo(message);
    const { reply } = answered;
    const { proposal, choices } = reply;
    ({ context } = answered);
    last = reply;
    const target = cartIn(wanted);
    const isMeant = (one: Proposal) =>
      target !== null && cartText(changed(lines, rowsNow(one, lines))) === cartText(target);
    const isExact = proposal !== null && isMeant(proposal);
    const verdict =
      target === null
        ? null
        : isExact
          ? 'exact'
          : choices.some(isMeant) || (proposal !== null && edits(proposal, lines).some(isMeant))
            ? 'one change'
            : proposal === null
              ? 'no proposal'
              : 'wrong';
    if (target !== null && cartText(lines) !== cartText(target)) {
      const press: Proposal = isExact ? proposal : { rows: rowsBetween(lines, target), isUndo: false };
      store.dispatch(carriedOut(press));
      const done = doneReply(lines, press.isUndo, store.getState(), context);
      ({ context } = done);
      last = done.reply;
    }
    const printed = [
      `> ${said}`,
      `  want: ${wanted}`,
      ...(reply === pressed
        ? ['  => presses the button above']
        : reply.parts.map(
            ({ heading, text, link }) =>
              `  => ${heading === undefined ? '' : `<${heading}> `}${shown(text, said)}${link ? ` [${link.label}]` : ''}`,
          )),
      ...reply.offers.map(({ topic, title, text: from }) => {
        const { parts } = replyTo({
          text: from,
          topic,
          context,
          pending: null,
          state: store.getState(),
        }).reply;
        return `  => question to press [${title}] answers: ${parts.map(({ text }) => shown(text, from)).join(' | ')}`;
      }),
      ...(proposal
        ? [
            `  => button [${labelOf(proposal, lines)}] makes cart: ${cartText(changed(lines, rowsNow(proposal, lines)))}. Each line has a quantity from 0 to ${MAX_QUANTITY} and a period to change, and a changed line a product. 0 removes a line, and a removed one can be put back. A list adds a product.`,
          ]
        : []),
      ...choices.map((choice) => `  => choice [${labelOf(choice, lines)}]`),
      ...(verdict === null ? [] : [`  ## ${verdict.toUpperCase()}`]),
    ].join('\n');
    return { message, reply, verdict, printed };
  });
}
