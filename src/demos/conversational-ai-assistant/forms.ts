import type { Context, Message, Reader } from './message';
import { asAdded, asOffer, asCommand } from './message';
import { adding, anyPeriod, cart, insteadOf, polite, politeEnd, removing } from './phrases';
import {
  readAddition,
  readChange,
  readMore,
  readNumber,
  readPeriod,
  readPeriodOfAddition,
  readPurchase,
  readRemoval,
  readReplacement,
  swapForm,
} from './readers';

interface Form {
  readonly pattern: RegExp;
  readonly read: Reader;
}

/** Patterns of commands, in order of precedence. The whole message must match. */
export const commands: readonly Form[] = [
  form(
    '(?:(?:no|wait|oops|actually|and) )*(?:undo|undo that|undo it|undo this|undo the last(?: thing| one)?|(?:take|put|bring) (?:that|it|them) back|revert that|revert|(?:cancel|scratch|reverse) (?:that|this|the last (?:one|thing)))',
    () => asCommand({ kind: 'undo' }),
  ),
  form(
    '(?:(?:no|wait|oops|actually|and) )*(?:cancel(?: it| (?:that|this|the|my) order)?|never ?mind|nvm|forget (?:it|that)|go back|i(?: ve| have)? changed my mind|(?:the )?wrong one|not that one)',
    wish(() => asCommand({ kind: 'undo' })),
  ),
  form(
    `(?:empty|clear) ${cart}|(?:remove|delete|clear|drop) (?:everything|all|all of it|all items|it all)(?: (?:in|from|out of) ${cart})?|take everything out(?: of ${cart})?`,
    () => asCommand({ kind: 'empty' }),
  ),
  form(
    `(?:(?:no|but|and) )*(?:(?:i|we) (?:want|need|prefer) (?:it )?)?(?:back )?(?:to )?(?:(?:pay|paid) )?(?:the )?(?<rest>${anyPeriod})(?: billing| one)?`,
    readPeriod,
  ),
  form(
    `${adding} (?:the|a) (?<rest>${anyPeriod}) (?:one|plan|version|option|subscription)`,
    readPeriodOfAddition,
  ),
  form(
    `i want (?:the|a) (?<rest>${anyPeriod}) (?:one|plan|version|option|subscription)`,
    wish(readPeriodOfAddition),
  ),
  form(
    `(?<rest>(?:both|all(?: of (?:it|them))?|everything|it|them)(?: billed| paid)? ${anyPeriod})`,
    wish(readChange),
  ),
  form(`put (?<rest>.+? (?:to|on) (?:the )?${anyPeriod}(?: billing| plan)?)`, wish(readChange)),
  form('(?:swap(?: out)?|trade|exchange|replace) (?<rest>.+?)', swapForm('(?:for|with|by)', 'old first')),
  form('(?:switch|change|move)(?: from)? (?<rest>.+?)', swapForm('to', 'old first')),
  form(`${removing} (?<rest>.+?)`, swapForm(`(?:and|then) ${adding}`, 'old first', asAdded)),
  form(`${adding} (?<rest>.+?)`, swapForm(`(?:and|then) ${removing}`, 'new first', asAdded)),
  form(`${adding} (?<rest>.+?)`, swapForm(insteadOf, 'new first')),
  form('(?:swap|exchange|substitute) (?<rest>.+?)', swapForm('(?:and|for|with|by)', 'either')),
  form(
    `(?:(?:i|we) (?:want|need|prefer|would like|d like) )?(?<rest>.+?)`,
    wish(swapForm(insteadOf, 'new first')),
  ),
  form('(?:i|we) (?:prefer|(?:would|d) rather have) (?<rest>.+)', wish(swapForm('(?:than|to)', 'new first'))),
  form(`${adding} (?<rest>.+?) instead`, readReplacement),
  form('(?:i|we) (?:want|need|would like|d like) (?!to )(?<rest>.+?)', wish(readAddition)),
  form('have (?<rest>.+?)', wish(readAddition)),
  form('(?:maybe|perhaps) (?:add|buy|order|get|take) (?<rest>.+?)', wish(readAddition)),
  form(`(?:take|throw) (?<rest>.+?) (?:out|off)(?: (?:of )?${cart})?`, readRemoval),
  form('(?<rest>one|two|three|four|five|\\d+)', readNumber),
  form(
    '(?:just|only|make it just|make it only|i only (?:want|need)) (?<rest>one|two|three|four|five|\\d+)|(?<enough>one|two|three|four|five|\\d+) (?:is|are) enough',
    wish((rest, context) => readChange(`it ${rest}`, context)),
  ),
  form('(?:buy|order|purchase) (?<rest>it|this|that|them|these|those)', readPurchase),
  form(`(?:${adding}|${removing}) (?:the |that )?(?:other|first|second|last|next)(?: one)?`, () => ({
    kind: 'unread',
    why: 'which product',
  })),
  form('(?:add )?(?<rest>(?:one|two|three|four|five|\\d+|another)(?: more| one)?)', readMore),
  form(`${adding} (?<rest>.+?)`, readAddition),
  form(`(?<rest>.+? (?:in|into|to) ${cart})`, readAddition),
  form('(?<rest>(?:one|two|three|four|five|\\d+) .+?)', wish(readAddition)),
  form(`${removing} (?<rest>.+?)`, readRemoval),
  form('cancel (?<rest>.+?)', wish(readRemoval)),
  form('(?:make|change|switch|swap|bill|turn|set|move) (?<rest>.+?)', readChange),
];

function form(pattern: string, read: Reader): Form {
  return { pattern: new RegExp(`^${polite}(?:${pattern})${politeEnd}$`, 'u'), read };
}

/** Creates a reader that only offers the command, because the message is a wish and not an order. */
function wish(read: Reader): Reader {
  return (rest, context) => asOffer(read(rest, context), 'wish');
}

/** Parses a message by the first matching pattern whose reader accepts it. */
export function firstOf(forms: readonly Form[], plain: string, context: Context): Message | null {
  for (const { pattern, read } of forms) {
    const match = pattern.exec(plain);
    const message = match && read(match.groups?.rest ?? match.groups?.enough ?? '', context);
    if (message) return message;
  }
  return null;
}
