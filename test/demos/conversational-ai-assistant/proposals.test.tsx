import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { catalog } from '../../../src/content/products/catalog';
import { billingTexts } from '../../../src/content/billing';
import { noContext } from '../../../src/demos/conversational-ai-assistant/context';
import { carriedOut, undone } from '../../../src/demos/conversational-ai-assistant/press';
import type { Proposal, Row } from '../../../src/demos/conversational-ai-assistant/proposal';
import {
  asLines,
  changed,
  labelOf,
  rowsBetween,
  selectLines,
} from '../../../src/demos/conversational-ai-assistant/proposal';
import { isYes, MAX_CHARACTERS, replyingFrom } from '../../../src/demos/conversational-ai-assistant/reply';
import { phrases } from '../../../src/demos/conversational-ai-assistant/phrases';
import { site } from '../../../src/demos/conversational-ai-assistant/site.computed';
import { useConversation } from '../../../src/demos/conversational-ai-assistant/useConversation';
import { productsIn, tokensIn } from '../../../src/demos/conversational-ai-assistant/words';
import { billingPeriods } from '../../../src/domain/billing';
import { lineKey } from '../../../src/domain/cart';
import { makeStore } from '../../../src/store/store';
import { cartLines } from '../../support/arbitraries';
import type { GivenLine } from '../../support/store';
import { storeWith } from '../../support/store';
import { cartText, conversationsIn } from './conversation';
import text from './conversations.txt';

const assistant = replyingFrom(site);
const state = makeStore().getState();
/** Replies to a message without a conversation before it, with the first visit's cart. */
const replyTo = (text: string, pending: Proposal | null = null) =>
  assistant({ text, context: noContext, pending, state }).reply;
const proposalOf = (rows: readonly Row[]): Proposal => ({ rows, isUndo: false });

/** Starts a conversation in which the visitor presses what is asked for. */
function converse(cart?: readonly GivenLine[]) {
  const { store } = storeWith(cart ? { cart } : {});
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(useConversation, { wrapper });
  const proposal = () => result.current.turns.at(-1)?.reply.proposal ?? null;
  const label = () => {
    const now = proposal();
    return now && labelOf(now, selectLines(store.getState()));
  };
  return {
    say: (text: string) => {
      act(() => {
        result.current.say(text);
      });
      return label();
    },
    press: () => {
      const now = proposal();
      if (now)
        act(() => {
          result.current.press(now, '');
        });
    },
    text: () =>
      result.current.turns
        .at(-1)
        ?.reply.parts.map(({ text }) => text)
        .join('\n') ?? '',
    reply: () => result.current.turns.at(-1)?.reply,
    cart: () => selectLines(store.getState()).map((line) => `${line.quantity} × ${lineKey(line)}`),
    store,
  };
}

const shield: GivenLine = { productId: 'fraud-shield', billing: 'monthly', quantity: 2 };
const monitor: GivenLine = { productId: 'review-sentiment-monitor', billing: 'monthly', quantity: 1 };
const pricing: GivenLine = { productId: 'dynamic-pricing-optimizer', billing: 'monthly', quantity: 1 };

/** Messages of words that the assistant knows. */
const spoken = fc
  .array(
    fc.constantFrom(
      ...'add remove make compare undo fraud shield review monitor yearly monthly a the and to my cart two both 3 -1 from instead of everything it not except keep rest cheapest second price how much is what please'.split(
        ' ',
      ),
    ),
    { maxLength: 30 },
  )
  .map((words) => words.join(' '));

test('no message of any conversation changes the cart, except a bare “yes” to a proposal', () => {
  for (const { messages } of conversationsIn(text)) {
    const { say, cart, reply } = converse();
    for (const { said } of messages) {
      const before = cart();
      const isConfirmed = isYes(said, reply());
      say(said);
      if (!isConfirmed) expect(cart()).toEqual(before);
    }
  }
});

test('a doubtful change is a choice, never a cart that is filled in', () => {
  const said = conversationsIn(text).flatMap(({ messages }) => messages.map((message) => message.said));
  const choices = said.map((message) => replyTo(message)).filter((reply) => reply.choices.length > 0);
  expect(choices.length).toBeGreaterThan(3);
  for (const { proposal, choices: some } of choices) {
    expect(proposal).toBeNull();
    expect(new Set(some.map((choice) => labelOf(choice, selectLines(state)))).size).toBe(some.length);
    expect(some.length).toBeGreaterThan(1);
  }
});

/** Words without which nothing is removed or lowered, and words without which nothing is added. */
const lowering =
  /\d|remov|delet|\brm\b|nur|drop|ditch|kill|clear|empt|cancel|scrap|\bbin|rid\b|lose|erase|axe|dump|toss|wipe|cut|strike|gone|goes|\bgo\b|away|forget|\b(?:out|off)\b|only|just|nothing|none|\bno\b|not|n['’]?t\b|without|less|fewer|half|halve|swap|swop|replac|exchange|trade|inste?a?d|in place|rather|switch|change|\b(?:one|two|three|four|five|six|seven|eight)\b|keep|enough|(?:is|s) all|quita|undo|back|before|sin\b|sem\b|solo|enlev|tira|throw|need|necessary|nicht|clean|leave|single|will do/iu;
const adding =
  /\d|add|put|includ|throw|chuck|stick|pop\b|slip|order|buy|purchas|gimme|give|get|grab|take|want|need|have|like|try|go (?:with|for)|book|pick|choose|prefer|bring|another|more|also|too\b|as ?well|plus|\+|with|both|one|two|three|each|every|all|cheapest|swap|swop|replac|exchange|switch|change|inste?a?d|in place|make|set|\bin\b|back|undo|please|pls|agreg|pon|mett|ajout|colocar|quiero|prends|do\b|only|just/iu;

test('a proposal removes, lowers, or adds only what a word asks for', () => {
  const rowsOf = (said: string) => {
    const reply = replyTo(said);
    if (!reply.isRequested) return [];
    return [reply.proposal, ...reply.choices].flatMap((proposal) => proposal?.rows ?? []);
  };
  const isUnasked = (said: string) =>
    rowsOf(said).some(({ from, to }) =>
      from && to.quantity < from.quantity
        ? !lowering.test(said)
        : !from && !adding.test(said) && productsIn(tokensIn(said)).length === 0,
    );
  const messages = conversationsIn(text).flatMap(({ messages: all }) => all.map(({ said }) => said));
  expect([...messages, ...phrases.map(([, phrase]) => phrase)].filter(isUnasked)).toEqual([]);
  fc.assert(fc.property(spoken, (said) => !isUnasked(said)));
});

test('no other text changes the cart, or throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), spoken),
      cartLines,
      (typed, lines) => {
        const pending = proposalOf(rowsBetween([], asLines(lines)));
        expect(() => replyTo(typed, pending)).not.toThrow();
      },
    ),
  );
  expect(replyTo('x'.repeat(MAX_CHARACTERS + 1)).parts[0]?.text).toContain('too long');
});

test('the changes between two carts turn one into the other', () => {
  fc.assert(
    fc.property(cartLines, cartLines, (before, after) => {
      const [from, to] = [asLines(before), asLines(after)];
      expect(cartText(changed(from, rowsBetween(from, to)))).toBe(cartText(to));
    }),
  );
});

test('a press makes the cart what its proposal says, and Undo takes it back', () => {
  fc.assert(
    fc.property(cartLines, cartLines, (before, after) => {
      const { dispatch, select, store } = storeWith({ cart: asLines(before) });
      const text = () => cartText(select(selectLines));
      const first = text();
      const proposal = proposalOf(rowsBetween(select(selectLines), asLines(after)));
      dispatch(carriedOut(proposal));
      expect(text()).toBe(cartText(after));
      if (proposal.rows.length > 0) dispatch(undone(store.getState().undo.count));
      expect(text()).toBe(first);
    }),
  );
});

test.each(['remove one of them', 'that one can go', 'My staff does this already. Remove.'])(
  'asks which line is meant, and never empties the cart unasked: %s',
  (said) => {
    const talk = converse([pricing, monitor]);
    talk.say(said);
    expect(talk.reply()?.choices).toHaveLength(2);
    expect(talk.reply()?.proposal).toBeNull();
  },
);

test('puts back only the product that is named', () => {
  const talk = converse([shield, monitor, pricing]);
  talk.say('empty my cart');
  talk.press();
  expect(talk.say('put the monitor back')).toBe('Add 1 × Review Sentiment Monitor, monthly');
});

test('adds each product in each billing period', () => {
  for (const { name } of catalog)
    for (const billing of billingPeriods) {
      const period = billingTexts[billing].label.toLowerCase();
      expect(converse([]).say(`add 2 ${name} ${period}`)).toBe(`Add 2 × ${name}, ${period}`);
    }
});

describe('proposes', () => {
  test.each<readonly [cart: readonly GivenLine[], messages: readonly string[], label: string]>([
    [[shield], ['remove fraud shield'], 'Remove 2 × Fraud Shield'],
    [[shield, monitor], ['empty my cart'], 'Empty the cart'],
    [[shield, monitor], ['drop fraud shield, legal won’t clear it'], 'Remove 2 × Fraud Shield'],
    [[shield], ['make fraud shield yearly'], 'Change Fraud Shield to yearly'],
    [[shield], ['change fraud shield to 1'], 'Change Fraud Shield to 1'],
    [[shield], ['twice as many fraud shields'], 'Change Fraud Shield to 4'],
    [
      [shield],
      ['I’m 61, so 2 of the reviews one, it’s only ten bucks'],
      'Add 2 × Review Sentiment Monitor, monthly',
    ],
    [
      [{ ...shield, quantity: 1 }, monitor],
      ['the whole year for both, I don’t like little bills every month'],
      'Change Fraud Shield to yearly and Review Sentiment Monitor to yearly',
    ],
    [[shield, monitor], ['just the monitor, and nothing else'], 'Remove 2 × Fraud Shield'],
    [
      [monitor],
      ['add fraud shield and the pricing optimizer, both yearly'],
      'Add 1 × Fraud Shield, yearly and 1 × Dynamic Pricing Optimizer, yearly',
    ],
    [
      [monitor, pricing],
      ['swap the pricing optimizer for fraud shield'],
      'Replace Dynamic Pricing Optimizer with 1 × Fraud Shield, monthly',
    ],
    [[], ['add the cheapest one'], 'Add 1 × Review Sentiment Monitor, monthly'],
    [[shield, monitor], ['remove the second one'], 'Remove Review Sentiment Monitor'],
    [
      [],
      ['compare fraud shield and the sentiment monitor', 'add both'],
      'Add 1 × Fraud Shield, monthly and 1 × Review Sentiment Monitor, monthly',
    ],
    [
      [shield, monitor, pricing],
      ['delete fraud and pricing, keep the rest'],
      'Remove 2 × Fraud Shield and Dynamic Pricing Optimizer',
    ],
    [[shield], ['add 5 fraud shield'], 'Change Fraud Shield to 7'],
    [[shield], ['I want 5 fraud shield'], 'Change Fraud Shield to 5'],
    [[shield], ['add fraud shield'], 'Change Fraud Shield to 3'],
    [[], ['add fraud shield', 'make it two', 'yearly please'], 'Add 2 × Fraud Shield, yearly'],
    [[], ['how much is fraud shield for 3 stores'], 'Add 3 × Fraud Shield, monthly'],
    [
      [pricing],
      ['add fraud shield and remove the pricing optimizer'],
      'Replace Dynamic Pricing Optimizer with 1 × Fraud Shield, monthly',
    ],
    [
      [monitor, pricing],
      ['I need 3 fraud shields, replace what’s there'],
      'Replace Review Sentiment Monitor and Dynamic Pricing Optimizer with 3 × Fraud Shield, monthly',
    ],
    [
      [shield, monitor, pricing],
      ['keep only fraud shield'],
      'Remove Review Sentiment Monitor and Dynamic Pricing Optimizer',
    ],
    [
      [shield, monitor],
      ['3 of the first, 2 of the second'],
      'Change Fraud Shield to 3 and Review Sentiment Monitor to 2',
    ],
    [
      [shield, monitor],
      ['remove the monitor, add the pricing optimizer, everything on annual billing'],
      'Remove Review Sentiment Monitor, change Fraud Shield to yearly, and add 1 × Dynamic Pricing Optimizer, yearly',
    ],
    [[shield], ['sorry I said two, I meant three'], 'Change Fraud Shield to 3'],
    [[shield, pricing], ['the pricing optimizer i dont want'], 'Remove Dynamic Pricing Optimizer'],
    [[shield, pricing], ['double everything'], 'Change Fraud Shield to 4 and Dynamic Pricing Optimizer to 2'],
    [[shield, monitor], ['leave only the monitor in the basket please'], 'Remove 2 × Fraud Shield'],
    [[shield, monitor, pricing], ['oof, just the two cheapest then'], 'Remove 2 × Fraud Shield'],
    [
      [shield, monitor],
      ['Then the pricing program, please. The others are not necessary now.'],
      'Replace 2 × Fraud Shield and Review Sentiment Monitor with 1 × Dynamic Pricing Optimizer, monthly',
    ],
    [[], ['add fraud shield yearly', 'sorry 2'], 'Add 2 × Fraud Shield, yearly'],
    [[shield], ['another fraud shield for the other store'], 'Change Fraud Shield to 3'],
    [[shield, monitor], ['I’ll need a second monitor'], 'Change Review Sentiment Monitor to 2'],
  ])('%j, %j: %s', (cart, messages, label) => {
    const { say } = converse(cart);
    expect(messages.map(say).at(-1)).toBe(label);
  });
});

test.each<readonly [messages: readonly string[], label: string | null]>([
  [['do not remove the monitor'], null],
  [['don’t remove the monitor'], null],
  [['never remove the monitor'], null],
  [['I don’t want to remove the monitor'], null],
  [['don’t make the monitor yearly'], null],
  [['don’t add the chat assistant'], null],
  [['I said don’t add the chat assistant'], null],
  [['can you not add the chat assistant'], null],
  [['without the chat assistant'], null],
  [['no'], null],
  [['add the chat assistant', 'don’t add it'], null],
  [['remove the monitor', 'no, keep it'], null],
  [['remove the monitor', 'keep the monitor'], null],
  [['remove the monitor, not the shield'], 'Remove Review Sentiment Monitor'],
  [['add the pricing optimizer, not the chat assistant'], 'Add 1 × Dynamic Pricing Optimizer, monthly'],
  [['add the pricing optimizer but not yearly'], 'Add 1 × Dynamic Pricing Optimizer, monthly'],
  [['two pricing optimizers and no chat assistant'], 'Add 2 × Dynamic Pricing Optimizer, monthly'],
  [['add the pricing optimizer without the chat assistant'], 'Add 1 × Dynamic Pricing Optimizer, monthly'],
  [['don’t keep the monitor'], 'Remove Review Sentiment Monitor'],
  [['no monitor please'], 'Remove Review Sentiment Monitor'],
])('proposes nothing that a message refuses: %j: %s', (messages, label) => {
  const { say } = converse([shield, monitor]);
  expect(messages.map(say).at(-1)).toBe(label);
});

test.each([
  ['twenty-five', 25],
  ['ninety nine', 99],
  ['two dozen', 24],
  ['3 dozen', 36],
])('proposes %s as %d', (said, quantity) => {
  expect(converse([]).say(`add ${said} fraud shields`)).toBe(`Add ${quantity} × Fraud Shield, monthly`);
});

test.each(
  ['-3', '2.5', '500', 'one hundred', 'ten dozen'].map((quantity) => `add ${quantity} fraud shields`),
)('proposes nothing for a quantity that a cart can’t hold: %s', (said) => {
  const { say, text } = converse([shield]);
  expect(say(said)).toBeNull();
  expect(text()).toContain('A cart holds 1 to 99');
});

test('says what a press changed, and offers to undo it', () => {
  const { say, press, text, cart } = converse([shield]);
  say('add the sentiment monitor yearly');
  press();
  expect(text()).toMatch(/^Added 1 × Review Sentiment Monitor, yearly\.\nIn your cart: 3 items\./u);
  expect(say('undo')).toBe('Remove Review Sentiment Monitor');
  expect(cart()).toHaveLength(2);
  press();
  expect(text()).toContain('I undid this change:');
  expect(cart()).toEqual(['2 × fraud-shield:monthly']);
});

test('a bare “yes” presses the proposal in view, and says so', () => {
  const { say, text, cart } = converse([]);
  say('add fraud shield');
  for (const question of ['you sure?', 'right?']) {
    say(question);
    expect(cart()).toEqual([]);
    say('add fraud shield');
  }
  say('yes please');
  expect(text()).toContain('Added 1 × Fraud Shield, monthly.');
  expect(cart()).toEqual(['1 × fraud-shield:monthly']);
  say('yes');
  expect(cart()).toEqual(['1 × fraud-shield:monthly']);
});

test('a question after a proposal doesn’t repeat it', () => {
  const { say, reply } = converse([shield]);
  expect(say('empty my cart')).toBe('Remove 2 × Fraud Shield');
  say('fair enough. what model are you running on');
  expect(reply()?.isRequested).toBe(false);
});

test('“OK” to an answer presses nothing', () => {
  const { say, cart } = converse([]);
  expect(say('how much is fraud shield')).toBe('Add 1 × Fraud Shield, monthly');
  say('ok');
  expect(cart()).toEqual([]);
});
