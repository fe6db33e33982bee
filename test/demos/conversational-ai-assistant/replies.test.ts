import { commandText } from '../../../src/demos/conversational-ai-assistant/replyTexts';
import { noContext } from '../../../src/demos/conversational-ai-assistant/message';
import { readingFrom } from '../../../src/demos/conversational-ai-assistant/model';
import { replyTo, selectHeldLines } from '../../../src/demos/conversational-ai-assistant/reply';
import { site } from '../../../src/demos/conversational-ai-assistant/site.computed';
import { selectCartLines } from '../../../src/store/cart/cartSelectors';
import { makeStore } from '../../../src/store/store';
import { shownWithTax } from '../../support/amountsDue';

const read = readingFrom(site);

/** Sends messages on a first visit, whose cart has two samples. Returns the last reply, and the cart after it. */
function talk(...messages: readonly string[]) {
  const store = makeStore();
  const replies = messages.reduce<readonly ReturnType<typeof answer>[]>(
    (before, text) => [...before, answer(text, before.at(-1)?.context ?? noContext)],
    [],
  );
  function answer(text: string, context: typeof noContext) {
    const reading = read({ text, context, lines: selectHeldLines(store.getState()) });
    return store.dispatch(replyTo(reading, text, context));
  }
  const reply = replies.at(-1)?.reply;
  return {
    text: reply?.text.join('\n') ?? '',
    buttons: [...(reply?.commands.map(commandText) ?? []), ...(reply?.questions ?? [])],
    links: reply?.links.map(({ label }) => label) ?? [],
    cart: selectCartLines(store.getState()).map(({ key, quantity }) => `${quantity} × ${key}`),
  };
}

const SAMPLES = 'We added 2 products to your cart and 3 to your wishlist so you can try the shop.';

describe('a change', () => {
  test('is named, with the new total', () => {
    const { text, links } = talk('add fraud shield yearly');
    expect(text).toMatch(/^Added 1 × Fraud Shield, yearly\.\nIn your cart: 3 items\. Subtotal \$549\.88, /u);
    expect(text).toContain(`Total due today ${shownWithTax(54988)}.`);
    expect(links).toEqual(['View cart']);
  });

  test('of the period names both periods, and undo names what it undid', () => {
    const rebilled = 'Changed 1 × Dynamic Pricing Optimizer from monthly to yearly.';
    expect(talk('make the pricing optimizer yearly').text).toContain(rebilled);
    expect(talk('make the pricing optimizer yearly', 'undo').text).toMatch(
      /^I undid this change:\nAdded|^I undid/u,
    );
    expect(talk('undo').text).toContain('There’s nothing to undo');
  });

  test('that isn’t possible says how it was understood', () => {
    expect(talk('remove Fraud Shield monthly').text).toMatch(
      /^I understood: Remove Fraud Shield, monthly\.\nYou don’t have Fraud Shield billed monthly in your cart\./u,
    );
  });
});

describe('the cart', () => {
  test('is listed with its samples, which are explained once and again if asked', () => {
    expect(talk('what is in my cart').text).toContain(
      '1 × Dynamic Pricing Optimizer, monthly: $19.99 (sample)',
    );
    expect(talk('what is my total').text).toContain(SAMPLES);
    expect(talk('what is my total', 'show my cart').text).not.toContain(SAMPLES);
    expect(talk('what is my total', 'who put that in my cart').text).toContain(SAMPLES);
  });

  test('has a total without the samples', () => {
    expect(talk('add fraud shield', 'what is my total').text).toContain(
      'Without the samples: Subtotal $49.99',
    );
  });

  test('is charged again in a month and in a year', () => {
    const { text } = talk('add fraud shield yearly', 'and next month?');
    expect(text).toContain(`${shownWithTax(4998)}, and again every month`);
    expect(text).toContain(`${shownWithTax(49990)}, and again every year`);
    // Twelve times $53.98, and $539.89 once.
    expect(text).toContain('Total for the first 12 months: $1,187.65');
  });

  test('is what “plus tax?” means after a change', () => {
    expect(talk('add fraud shield', 'plus tax?').text).toContain(`Total due today ${shownWithTax(9997)}.`);
    expect(talk('add fraud shield', 'make it two', 'with tax?').text).toContain(
      `Total due today ${shownWithTax(14996)}.`,
    );
    expect(talk('plus tax?').text).toContain('All prices are before tax');
  });
});

describe('prices', () => {
  test('of several products are added up, in each period', () => {
    // 49.99 + 9.99 a month; a year costs ten months.
    expect(talk('what do fraud shield and the sentiment monitor cost a year').text).toMatch(
      /\nTotal: \$59\.98\/month or \$599\.80\/year/u,
    );
  });

  test('in a comparison are from the catalog, cheapest first', () => {
    const { text, links } = talk('compare Fraud Shield and Review Sentiment Monitor');
    expect(text).toMatch(
      /^Cheapest first:\nReview Sentiment Monitor: \$9\.99\/month.*\nFraud Shield: \$49\.99\/month/u,
    );
    expect(links).toEqual(['Compare']);
  });

  test('that were asked for a year make the period a choice', () => {
    const { buttons, cart } = talk(
      'what do fraud shield and the sentiment monitor cost a year',
      'ok add both',
    );
    expect(buttons).toEqual([expect.stringContaining('yearly'), expect.stringContaining('monthly')]);
    expect(cart).toHaveLength(2);
  });
});

test('an unknown message can be searched or sent to a person', () => {
  const { text, links } = talk('what does a zebra eat in winter');
  expect(text).toMatch(/^Sorry, I don’t know that one\. Try asking another way, in English\./u);
  expect(links).toEqual(['Search this site', 'Ask a person']);
});

test('the part of a question that no page answers goes to a person', () => {
  const { text, links } = talk('do i need a developer');
  expect(text).toContain('I don’t know whether you’ll need a developer of your own.');
  expect(links).toContain('Ask a person');
});

describe('ordering', () => {
  test.each([
    [['add fraud shield', 'make it three', 'twice as many'], '6 × fraud-shield:monthly'],
    [['add fraud shield', 'twice as many please'], '2 × fraud-shield:monthly'],
    [['add two fraud shields', 'double that'], '4 × fraud-shield:monthly'],
    [['add fraud shield', 'actually make that 5'], '5 × fraud-shield:monthly'],
    [['add fraud shield', 'no wait, make that 4'], '4 × fraud-shield:monthly'],
  ])('%j', (messages, line) => {
    expect(talk(...messages).cart).toContain(line);
  });

  test.each([
    ['one each', 1],
    ['one of each please', 1],
    ['two each', 2],
    ['gimme three of each', 3],
  ])('after a comparison, “%s” adds both, or asks', (said, quantity) => {
    const { cart, buttons } = talk('compare fraud shield and the sentiment monitor', said);
    const added = `Add ${quantity} × Fraud Shield, monthly and ${quantity} × Review Sentiment Monitor, monthly`;
    expect(cart.length > 2 ? cart : buttons).toEqual(
      cart.length > 2
        ? expect.arrayContaining([
            `${quantity} × fraud-shield:monthly`,
            `${quantity} × review-sentiment-monitor:monthly`,
          ])
        : [added],
    );
  });

  test.each([
    'drop everything else',
    'remove everything else',
    'get rid of the rest',
    'only that, nothing else',
  ])('after an addition, “%s” keeps only that, or asks', (said) => {
    const { cart, buttons } = talk('add fraud shield', said);
    expect(cart.length === 1 ? cart : buttons).toEqual([
      cart.length === 1
        ? '1 × fraud-shield:monthly'
        : 'Remove AI Personalization Engine, monthly and Dynamic Pricing Optimizer, monthly',
    ]);
  });
});
