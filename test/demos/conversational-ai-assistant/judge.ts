import type { Context } from '../../../src/demos/conversational-ai-assistant/context';
import { noContext } from '../../../src/demos/conversational-ai-assistant/context';
import type { Line, Proposal, Row } from '../../../src/demos/conversational-ai-assistant/proposal';
import {
  asLines,
  changed,
  rowsBetween,
  selectLines,
  withProduct,
} from '../../../src/demos/conversational-ai-assistant/proposal';
import type { Reply } from '../../../src/demos/conversational-ai-assistant/reply';
import {
  doneReply,
  isYes,
  pendingOf,
  replyingFrom,
} from '../../../src/demos/conversational-ai-assistant/reply';
import { carriedOut } from '../../../src/demos/conversational-ai-assistant/press';
import { site } from '../../../src/demos/conversational-ai-assistant/site.computed';
import { catalog } from '../../../src/content/products/catalog';
import { productIds } from '../../../src/content/slugs';
import { billingPeriods } from '../../../src/domain/billing';
import type { CartLine } from '../../../src/domain/cart';
import { lineKey, withBillingChanged, withLineAdded, withLineSet } from '../../../src/domain/cart';
import { MAX_QUANTITY } from '../../../src/domain/quantity';
import { makeStore } from '../../../src/store/store';
import type { Conversation } from './conversation';

/** `near`: one control of the proposal has to be changed. */
export type Verdict = 'right' | 'near' | 'partly right' | 'wrong';

export interface JudgedMessage {
  readonly said: string;
  readonly expected: string;
  /** The start of the reply, and the button's proposal as a cart. */
  readonly got: string;
  readonly verdict: Verdict;
  /** True if the message asks to change the cart. */
  readonly isRequest: boolean;
}

const replyTo = replyingFrom(site);

/**
 * Runs a conversation as on a first visit and judges each reply. After each request the cart becomes the expected one,
 * as if the visitor had changed the proposal where necessary and pressed its button.
 */
export function judged({ messages }: Conversation): readonly JudgedMessage[] {
  const store = makeStore();
  let context = noContext;
  let last: Reply | undefined;
  return messages.map(([said, expected]): JudgedMessage => {
    const lines = selectLines(store.getState());
    const answered = isYes(said, last)
      ? { reply: last, context }
      : replyTo({ text: said, context, pending: pendingOf(last), state: store.getState() });
    const { proposal, text } = answered.reply;
    const [right = [], partly = []] = expected
      .split('~')
      .map((part) => part.split('|').map((label) => label.trim()));
    const labels = answered.reply === last ? [] : labelsOf(answered.reply, answered.context);
    const isRequested = answered.reply.isRequested;
    const verdictOn = (label: string): Verdict => {
      const wanted = cartAfter(label.replace(/^\? /u, ''), lines);
      if (label.replace(/^\? /u, '') === 'undo') return proposal?.kind === 'undo' ? 'right' : 'wrong';
      if (wanted) {
        if (!proposal) return 'wrong';
        if (cartText(wanted) === cartText(resultOf(proposal, lines))) return 'right';
        return edits(proposal, lines).some((edited) => cartText(resultOf(edited, lines)) === cartText(wanted))
          ? 'near'
          : 'wrong';
      }
      if (label === 'ask') return isRequested ? 'right' : 'wrong';
      return labels.includes(label) ? 'right' : 'wrong';
    };
    const verdicts = right.map((label) => ({ label, verdict: verdictOn(label) }));
    const best = ['right', 'near'].flatMap(
      (verdict) => verdicts.find((one) => one.verdict === verdict) ?? [],
    )[0];
    const isRequest = right.some(
      (label) => cartAfter(label.replace(/^\? /u, ''), lines) !== null || /^(?:\? )?undo$/u.test(label),
    );
    const verdict: Verdict =
      best?.verdict ?? (partly.some((label) => verdictOn(label) !== 'wrong') ? 'partly right' : 'wrong');

    ({ context } = answered);
    last = answered.reply;
    const done = best?.label ?? right[0] ?? '';
    const press = pressFor(done, proposal, lines);
    if (press) {
      const rows = store.dispatch(carriedOut(press));
      const after = doneReply(rows, press.kind === 'undo', store.getState(), context);
      ({ context } = after);
      last = after.reply;
    }
    return {
      said,
      expected,
      got: `${text[0]?.slice(0, 70) ?? ''} ${proposal ? `[${proposal.kind === 'undo' ? 'undo' : cartText(resultOf(proposal, lines))}]` : ''} (${labels.join(', ')})`,
      verdict,
      isRequest,
    };
  });
}

/** Returns what a visitor presses who wants what a label says; null if it is no command, or there is nothing to undo. */
export function pressFor(label: string, proposal: Proposal | null, lines: readonly Line[]): Proposal | null {
  if (label === 'undo') return proposal?.kind === 'undo' ? proposal : null;
  const target = cartAfter(label, lines);
  return target && { kind: 'rows', rows: rowsBetween(lines, asLines(target)) };
}

function resultOf({ kind, rows }: Proposal, lines: readonly Line[]): readonly CartLine[] {
  if (kind === 'rows') return changed(lines, rows);
  return changed(
    lines,
    rows.map(({ from, to }) => ({ from: to.quantity > 0 ? to : null, to: from ?? { ...to, quantity: 0 } })),
  );
}

/** Describes a cart, whatever the order of its lines. */
function cartText(lines: readonly CartLine[]): string {
  return lines
    .map((line) => `${line.quantity} ${lineKey(line)}`)
    .toSorted()
    .join(', ');
}

/** Returns the proposal after each change of a single control. */
function edits(proposal: Proposal, lines: readonly Line[]): readonly Proposal[] {
  if (proposal.kind === 'undo') return [];
  const { rows } = proposal;
  return rows.flatMap((row, at) => {
    const others: readonly Row[] = [
      { ...row, isLeftOut: true },
      ...productIds.map((id) => withProduct(row, id, lines)),
      ...billingPeriods.map((billing) => ({ ...row, to: { ...row.to, billing } })),
      ...Array.from({ length: MAX_QUANTITY + 1 }, (_, quantity) => ({ ...row, to: { ...row.to, quantity } })),
    ];
    return others.map((other): Proposal => ({ kind: 'rows', rows: rows.toSpliced(at, 1, other) }));
  });
}

/** Returns the labels that an answer deserves, in the notation of the conversations. */
function labelsOf({ text, links, isRequested }: Reply, { topic, mentioned }: Context): readonly string[] {
  const [first = ''] = text;
  if (first.startsWith('Sorry, I don’t know')) return ['idk', 'off topic', 'unstated'];
  if (first.startsWith('OK, I')) return ['no', 'refused', 'ok'];
  if (isRequested) return [];
  const names = mentioned.map(shortName);
  const named = [topic, ...names].join(' ');
  const plan = /“The (\w+) plan”/u.exec(links.map(({ label }) => label).join())?.[1]?.toLowerCase() ?? '';
  const isOnlyNamed = topic === 'price' || topic === 'compare';
  return [
    ...(topic === null
      ? []
      : isOnlyNamed
        ? [named]
        : [topic, named, ...names.map((name) => `${topic} ${name}`)]),
    ...(topic === 'compare' ? ['cheaper'] : []),
    ...(topic === 'accuracy' ? ['own test'] : []),
    ...(topic === 'founder' ? ['age'] : []),
    `${topic ?? ''} ${plan}`,
    ...links.flatMap(({ to }) => [`at ${to}`, `at ${to.replace(/#.*/u, '')}`]),
  ];
}

/** Returns the cart after the command of a label, such as `add 1 shield monthly`; null if it is no command. */
export function cartAfter(label: string, lines: readonly Line[]): readonly CartLine[] | null {
  if (label === 'empty') return [];
  const [kind = ''] = label.split(' ');
  if (kind === 'swap') {
    const [out = [], added = []] = label
      .replace('swap ', '')
      .split(' for ')
      .map((side) => side.split(' and ').flatMap((part) => itemOf(part) ?? []));
    const [removed] = lines.filter(({ productId }) => out.some((item) => item.productId === productId));
    const rest = lines.filter(({ productId }) => !out.some((item) => item.productId === productId));
    return added.reduce<readonly CartLine[]>(
      (all, item) =>
        withLineAdded(all, {
          productId: item.productId,
          quantity: item.quantity ?? removed?.quantity ?? 1,
          billing: item.billing ?? removed?.billing ?? 'monthly',
        }),
      rest,
    );
  }
  if (!['add', 'remove', 'quantity', 'rebill'].includes(kind)) return null;
  const billing = billingPeriods.find((period) => label.endsWith(period)) ?? 'monthly';
  if (label.startsWith('rebill all'))
    return lines.reduce<readonly CartLine[]>(
      (all, line) => withBillingChanged(all, lineKey(line), billing),
      lines,
    );
  const items = label.split(', ').map((part) => itemOf(part.replace(`${kind} `, '')));
  if (items.some((item) => item === null)) return null;
  return items
    .flatMap((item) => item ?? [])
    .reduce<readonly CartLine[]>((all, item) => {
      const own = all.filter(
        (line) =>
          line.productId === item.productId &&
          (kind === 'rebill' || (item.billing ?? line.billing) === line.billing),
      );
      switch (kind) {
        case 'add':
          return withLineAdded(all, {
            ...item,
            quantity: item.quantity ?? 1,
            billing: item.billing ?? 'monthly',
          });
        case 'remove':
          return own.reduce(
            (some, line) =>
              withLineSet(some, {
                ...line,
                quantity: Math.max(0, line.quantity - (item.quantity ?? line.quantity)),
              }),
            all,
          );
        case 'rebill':
          return own.reduce((some, line) => withBillingChanged(some, lineKey(line), billing), all);
        default: {
          const [line] = own;
          return line ? withLineSet(all, { ...line, quantity: item.quantity ?? 1 }) : all;
        }
      }
    }, lines);
}

function itemOf(label: string) {
  const [, quantity, name, period] = /^(?:(\d+) )?(\w+)(?: (\w+))?$/u.exec(label) ?? [];
  const product = catalog.find(({ id }) => shortName(id) === name);
  const billing = billingPeriods.find((one) => one === period) ?? null;
  return product
    ? { productId: product.id, quantity: quantity === undefined ? null : Number(quantity), billing }
    : null;
}

const productLabels = ['shield', 'monitor', 'pricing', 'insight', 'assistant', 'personalization'];

/** Returns the word that labels use for a product. */
function shortName(id: string): string {
  return productLabels.find((label) => id.includes(label)) ?? id;
}
