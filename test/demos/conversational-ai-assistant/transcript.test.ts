import { readFileSync } from 'node:fs';
import { noContext } from '../../../src/demos/conversational-ai-assistant/context';
import { carriedOut } from '../../../src/demos/conversational-ai-assistant/press';
import { labelOf, selectLines } from '../../../src/demos/conversational-ai-assistant/proposal';
import type { Reply } from '../../../src/demos/conversational-ai-assistant/reply';
import {
  doneReply,
  isYes,
  pendingOf,
  replyingFrom,
} from '../../../src/demos/conversational-ai-assistant/reply';
import { site } from '../../../src/demos/conversational-ai-assistant/site.computed';
import { makeStore } from '../../../src/store/store';
import { conversationsIn } from './conversation';
import { cartAfter, pressFor } from './judge';

/**
 * Prints the replies to a file of conversations, for a person to judge: `CONVERSATIONS=file npx jest transcript`. A
 * message with an expected command (`message = add 1 shield monthly`) leaves the cart that the command makes. A message
 * without an expected reply presses what it asked for, as proposed; with `PRESS=proposed`, so does each other message.
 */
const file = process.env.CONVERSATIONS;

(file === undefined ? test.skip : test)('transcript', () => {
  const replyTo = replyingFrom(site);
  const printed = conversationsIn(readFileSync(file ?? '', 'utf8')).map(({ who, messages }) => {
    const store = makeStore();
    let context = noContext;
    let last: Reply | undefined;
    const turns = messages.map(([said, expected]) => {
      const lines = selectLines(store.getState());
      const pressed = last;
      const answered = isYes(said, last)
        ? { reply: last, context }
        : replyTo({ text: said, context, pending: pendingOf(last), state: store.getState() });
      const { reply } = answered;
      const { proposal } = reply;
      ({ context } = answered);
      last = reply;
      const wanted = expected.split(/[|~]/u).map((label) => label.trim());
      const isTold = wanted.some((label) => label === 'undo' || cartAfter(label, lines) !== null);
      const press = isTold
        ? pressFor(wanted[0] ?? '', proposal, lines)
        : reply.isRequested && (expected === '' || process.env.PRESS === 'proposed')
          ? proposal
          : null;
      if (press) {
        const rows = store.dispatch(carriedOut(press));
        const done = doneReply(rows, press.kind === 'undo', store.getState(), context);
        ({ context } = done);
        last = done.reply;
      }
      const cart = selectLines(store.getState()).map(
        ({ productId, billing, quantity }) => `${quantity} × ${productId}, ${billing}`,
      );
      return [
        `> ${said}${expected === '' ? '' : `   (expected: ${expected})`}`,
        ...(answered.reply === pressed
          ? ['  presses the button above']
          : reply.text.map((text) => `  ${text.replaceAll('\n', '\n  ')}`)),
        ...(reply.questions.length > 0 ? [`  Suggests: ${reply.questions.join(' / ')}`] : []),
        ...(reply.links.length > 0 ? [`  Links: ${reply.links.map(({ label }) => label).join(' / ')}`] : []),
        ...(proposal ? [`  [${labelOf(proposal, lines)}]`] : []),
        ...(press ? [`  Cart after it: ${cart.join('; ') || 'empty'}`] : []),
      ].join('\n');
    });
    return [`# ${who}`, ...turns].join('\n');
  });
  process.stdout.write(`${printed.join('\n\n')}\n`);
});
