import type { Context, Message, Reader } from './message';
import { asAdded, doubted, told } from './message';
import { adding, cart, insteadOf, polite, politeEnd, removing, taxed } from './phrases';
import {
  readAddition,
  readChange,
  readComparison,
  readMore,
  readNumber,
  readPrices,
  readRemoval,
  unclearComparison,
} from './readers';
import { readInstead, swapForm } from './swaps';

/** A form of message: what it looks like, and what it says if it does. */
interface Form {
  readonly pattern: RegExp;
  readonly read: Reader;
}

/** Forms that change nothing, in the order in which they are tried. */
export const asks: readonly Form[] = [
  form(
    `(?:help|help me|how (?:do|can|to) (?:(?:i|we) )?(?:add|remove|delete|change|put|buy|order) .+ (?:in|into|to|from|of) ${cart}|what can you do|what do you do|what can i ask|what can i say|how does this work|how does this assistant work|hello|hi|hey)`,
    () => ({ kind: 'help' }),
  ),
  form(
    `(?:show me |show |see |view |list |open )?${cart}|what(?: is| s)?(?: there)? in ${cart}|what have i got in ${cart}|what do i have in ${cart}|(?:(?:what is|what s|how much is|tell me|show me) )?(?:the|my) total(?: (?:of|for|in) ${cart})?${taxed}|(?:what|how much) do i (?:owe|pay)(?: in total| altogether| today)?${taxed}|how much is ${cart}${taxed}|is (?:.+) in ${cart}`,
    () => ({ kind: 'cart' }),
  ),
  form('compare (?<rest>.+?)', (rest) => readComparison(rest) ?? unclearComparison(rest)),
  form('(?:(?:what is|what s) the )?difference between (?<rest>.+?)', readComparison),
  form('how (?:do|does) (?<rest>.+?) (?:compare|differ)', readComparison),
  form('how (?:do|does) (?<rest>.+ (?:compare (?:to|with)|differ from) .+?)', readComparison),
  form('(?:do i need |should i (?:buy|get|take) )?(?<rest>.+ (?:vs|versus|or) .+?)', readComparison),
  form(
    `(?:how much (?:is|are|for)|(?:(?:what is|what s) )?(?:the )?(?:price|prices|cost) (?:of|for)) (?<rest>.+?)${taxed}`,
    readPrices,
  ),
  form(`(?:how much|what) (?:does|do) (?<rest>.+?) cost${taxed}`, readPrices),
  form(`(?<rest>.+?) (?:price|prices|cost|costs)${taxed}`, readPrices),
];

/** Forms that change the cart, in the order in which they are tried. The whole message must have the form. */
export const commands: readonly Form[] = [
  form(
    '(?:(?:no|wait|oops|actually|and) )*(?:undo|undo that|undo it|undo this|undo the last(?: thing| one)?|(?:take|put|bring) (?:that|it|them) back|revert that|revert|(?:cancel|scratch|reverse) (?:that|this|the last (?:one|thing)))',
    () => told({ kind: 'undo' }),
  ),
  form(
    '(?:(?:no|wait|oops|actually|and) )*(?:cancel(?: it| (?:that|this|the|my) order)?|never ?mind|nvm|forget (?:it|that)|go back|i(?: ve| have)? changed my mind|(?:the )?wrong one|not that one)',
    wish(() => told({ kind: 'undo' })),
  ),
  form(
    `(?:empty|clear) ${cart}|(?:remove|delete|clear|drop) (?:everything|all|all of it|all items|it all)(?: (?:in|from|out of) ${cart})?|take everything out(?: of ${cart})?`,
    () => told({ kind: 'empty' }),
  ),
  form('(?:swap(?: out)?|trade|exchange|replace) (?<rest>.+?)', swapForm('(?:for|with|by)', 'out first')),
  form('(?:switch|change|move)(?: from)? (?<rest>.+?)', swapForm('to', 'out first')),
  form(`${removing} (?<rest>.+?)`, swapForm(`(?:and|then) ${adding}`, 'out first', asAdded)),
  form(`${adding} (?<rest>.+?)`, swapForm(`(?:and|then) ${removing}`, 'in first', asAdded)),
  form(`${adding} (?<rest>.+?)`, swapForm(insteadOf, 'in first')),
  form('(?:swap|exchange|substitute) (?<rest>.+?)', swapForm('(?:and|for|with|by)', 'either')),
  form(
    `(?:(?:i|we) (?:want|need|prefer|would like|d like) )?(?<rest>.+?)`,
    wish(swapForm(insteadOf, 'in first')),
  ),
  form('(?:i|we) (?:prefer|(?:would|d) rather have) (?<rest>.+)', wish(swapForm('(?:than|to)', 'in first'))),
  form(`${adding} (?<rest>.+?) instead`, readInstead),
  form('(?:i|we) (?:want|need|would like|d like) (?!to )(?<rest>.+?)', wish(readAddition)),
  form('have (?<rest>.+?)', wish(readAddition)),
  form('(?:maybe|perhaps) (?:add|buy|order|get|take) (?<rest>.+?)', wish(readAddition)),
  form(`(?:take|throw) (?<rest>.+?) (?:out|off)(?: (?:of )?${cart})?`, readRemoval),
  form('(?<rest>one|two|three|four|five|\\d+)', readNumber),
  form('(?:add )?(?<rest>(?:one|two|three|four|five|\\d+|another)(?: more| one)?)', readMore),
  form(`${adding} (?<rest>.+?)`, readAddition),
  form(`(?<rest>.+? (?:in|into|to) ${cart})`, readAddition),
  form('(?<rest>(?:one|two|three|four|five|\\d+) .+?)', readAddition),
  form(`${removing} (?<rest>.+?)`, readRemoval),
  form('cancel (?<rest>.+?)', wish(readRemoval)),
  form('(?:make|change|switch|bill|turn|set|move) (?<rest>.+?)', readChange),
];

function form(pattern: string, read: Reader): Form {
  return { pattern: new RegExp(`^${polite}(?:${pattern})${politeEnd}$`, 'u'), read };
}

/** A reader whose command is only offered: the message has a wish, no order. */
function wish(read: Reader): Reader {
  return (rest, context) => doubted(read(rest, context), 'wish');
}

/** What the first of the forms says that a message has. */
export function firstOf(forms: readonly Form[], plain: string, context: Context): Message | null {
  for (const { pattern, read } of forms) {
    const match = pattern.exec(plain);
    const message = match && read(match.groups?.rest ?? '', context);
    if (message) return message;
  }
  return null;
}
