import { evaluation } from '../../../src/demos/conversational-ai-assistant/evaluation';
import { readingFrom } from '../../../src/demos/conversational-ai-assistant/model';
import { phrases } from '../../../src/demos/conversational-ai-assistant/phrases';
import { site } from '../../../src/demos/conversational-ai-assistant/site.computed';
import type { Conversation } from './conversation';
import { conversationsIn } from './conversation';
import { judged } from './judge';
import { ownersConversations } from './ownersConversations';
import seen from './seenConversations.txt';
import unseen from './unseenConversations.txt';

const read = readingFrom(site);
const seenConversations = conversationsIn(seen);
/** Conversations by two writers who saw neither the assistant nor its phrases. */
const unseenConversations = conversationsIn(unseen);
const lead = (...messages: Conversation['messages']) => judged({ who: 'a stranger', messages }, read);

test.each([
  ['whats the phone nr', 'phone'],
  ['do you take paypal or klarna', 'payment'],
  ['ok seriously, who runs this', 'founder'],
  ['whats my total', 'cart'],
  ['What is your return policy?', 'refund'],
  ['do you store my credit card', 'card safety'],
  ['how long till its running', 'how long'],
  ['checkout', 'checkout'],
  ['hi there', 'hello'],
  ['whats the diffrence between fraud sheild and review sentiment moniter', 'compare shield monitor'],
  ['what can you do', 'help'],
  ['a person please', 'person'],
  ['that is not what I asked', 'complaint'],
  ['what is the cheapest one', 'cheapest'],
  ['opening hours of the louvre', 'idk'],
  ['phone number of starbucks', 'idk'],
  ['opening hours of your office', 'hours'],
  ['how accurate is this chat', 'accuracy'],
  ['is it accurate', 'accuracy'],
  ['how often are you wrong', 'accuracy'],
  ['how good is this assistant', 'accuracy'],
  ['what share of your answers is correct', 'accuracy'],
  ['hi i run a small candle shop, which of these do i need?', 'where to start'],
  ['I sell handmade soap online, about 40 orders a month. what do you have for me', 'where to start'],
  ['do you have something for a flower shop', 'where to start'],
  ['do you have something for a bike store', 'where to start'],
  ['i was charged twice last month', 'billing problem'],
  ['why is there a double charge on my card', 'billing problem'],
  ['can I pay monthly and stop anytime', 'cancel'],
  ['is it safe with my customers data', 'customer data'],
  ['where do I start?', 'where to start'],
  ['do you sell gift cards', 'discount'],
  ['gift cards?', 'discount'],
  ['what’s the difference between monthly and yearly', 'yearly'],
  ['can you send me a quote', 'person'],
  ['what is the fastest way to get started', 'where to start'],
  ['can you give me 10% off', 'discount'],
])('understands a first-time visitor’s message: %s', (said, expected) => {
  expect(lead([said, expected])).toMatchObject([{ verdict: 'right' }]);
});

test.each<{ name: string; messages: Conversation['messages'] }>([
  {
    name: 'a quantity',
    messages: [
      ['add fraud shield', 'add 1 shield monthly'],
      ['actually make that two', 'quantity 2 shield'],
      ['and five of them?', '? add 5 shield monthly'],
      ['100 please', 'ask'],
    ],
  },
  {
    name: 'the cheapest product, which it offers',
    messages: [
      ['add the cheapest one', '? add 1 monitor monthly'],
      ['add it', 'add 1 monitor monthly'],
    ],
  },
  {
    name: 'which of two',
    messages: [
      ['compare fraud shield and the sentiment monitor', 'compare shield monitor'],
      ['which one is cheaper?', 'cheaper'],
    ],
  },
  {
    name: 'to buy what is in the cart already: it asks',
    messages: [
      ['swap the pricing optimizer for fraud shield', 'swap pricing for shield'],
      ['is it any good', 'rated'],
      ['buy it now', 'checkout'],
    ],
  },
  {
    name: 'a period for one of two, without a verb: it asks',
    messages: [
      ['three customer insight analytics and one fraud shield yearly', 'ask'],
      ['add three customer insight analytics and one fraud shield yearly', 'ask'],
    ],
  },
])('a follow-up is understood: $name', ({ messages }) => {
  expect(lead(...messages).filter(({ verdict }) => verdict !== 'right')).toEqual([]);
});

test.each(ownersConversations)('every reply is right to a stranger who $who', (conversation) => {
  expect(judged(conversation, read).filter(({ verdict }) => verdict !== 'right')).toEqual([]);
});

test.each(
  conversationsIn(`
# has a store
add fraud shield for my store and the sentiment monitor = add 1 shield monthly, add 1 monitor monthly
# has two stores and pays yearly
add fraud shield for two stores yearly = ? add 1 shield yearly
yes = add 1 shield yearly
# repeats a monthly order after a yearly one
add fraud shield yearly = add 1 shield yearly
add the sentiment monitor = add 1 monitor monthly
one more = add 1 monitor monthly
# repeats a swap after a yearly order
add fraud shield yearly = add 1 shield yearly
swap the pricing optimizer for the sentiment monitor = swap pricing for monitor
one more = add 1 monitor monthly
# says “both” of three products
add fraud shield and the sentiment monitor and customer insight analytics = add 1 shield monthly, add 1 monitor monthly, add 1 insight monthly
make both yearly = ask
make them both yearly = ask
what do both cost = ask
# says “both” of one product
add fraud shield = add 1 shield monthly
add both = ask
remove both = ask
# names both products
tell me about the dynamic pricing optimizer = info pricing
add both fraud shield and the sentiment monitor = add 1 shield monthly, add 1 monitor monthly
# names a period when asked whether to swap
add the sentiment monitor = add 1 monitor monthly
add fraud shield instead = ? swap monitor for shield
monthly = ? add 1 shield monthly
# names a period when asked how many
add fraud shield = add 1 shield monthly
two = ? quantity 2 shield
monthly = ask
# takes two for a year
what does fraud shield cost a year = price shield
two more = ? add 2 shield yearly
give me the yearly one = add 2 shield yearly
# takes the yearly one of two choices
what does fraud shield cost a year = price shield
two more = ? add 2 shield yearly
the yearly one = add 2 shield yearly
# wishes for the annual plan
how much is fraud shield = price shield
i want the annual plan = add 1 shield yearly
# excepts a product
make everything yearly except fraud shield = ask
# wants to pay
add fraud shield = add 1 shield monthly
buy it = checkout
# isn’t ready
add fraud shield in a year = ask
remove the pricing optimizer in one month = ask
# removes the samples
add fraud shield = add 1 shield monthly
whats my total = cart
remove them = remove personalization, remove pricing
# says yes to a price of a year
what does fraud shield cost a year = price shield
yes please = add 1 shield yearly
# says yes to the price of five
how much is fraud shield = price shield
how much for five of them? = ? add 5 shield monthly
yes please = add 5 shield monthly
# says “never mind” after a price
add customer insight analytics = add 1 insight monthly
what would fraud shield cost me = price shield
never mind = no
ok = ok
# counts orders by the month
what does fraud shield cost a year = price shield
i have 5000 orders a month = too small shield
add it = ? add 1 shield yearly
# asks for a price and names numbers of other things
how much is fraud shield for 5,000 orders a month? = ? add 1 shield monthly
what does fraud shield cost for 3 stores = ? add 1 shield monthly
`),
)('the cart changes only as asked by a stranger who $who', (conversation) => {
  expect(judged(conversation, read).filter(({ verdict }) => verdict !== 'right')).toEqual([]);
});

test('a topic is forgotten after a few other messages', () => {
  const other = ['thanks', 'thanks'] as const;
  expect(
    lead(['how much is fraud shield', 'price shield'], other, other, ['how much', 'price shield']),
  ).toMatchObject([{}, {}, {}, { verdict: 'right' }]);
  expect(
    lead(['how much is fraud shield', 'price shield'], other, other, other, other, other, [
      'how much',
      'price',
    ])[6],
  ).toMatchObject({ verdict: 'right' });
});

test('the conversations used in development are answered', () => {
  const messages = seenConversations.flatMap((conversation) => judged(conversation, read));
  expect(messages.filter(({ verdict }) => verdict === 'right').length / messages.length).toBeGreaterThan(
    0.85,
  );
  expect(messages.filter(({ verdict }) => verdict === 'wrong action')).toEqual([]);
});

test('no test message of five words or more is a training phrase', () => {
  const known = new Set(phrases.map(([, text]) => text.toLowerCase()));
  const messages = unseenConversations.flatMap((conversation) => conversation.messages);
  expect(messages.length).toBe(300);
  const long = messages.filter(([said]) => said.split(' ').length >= 5);
  expect(long.filter(([said]) => known.has(said.toLowerCase()))).toEqual([]);
});

test('of 300 messages by others as many are right, and as many change the cart unasked, as the page says', () => {
  const byConversation = unseenConversations.map((conversation) => ({
    who: conversation.who,
    messages: judged(conversation, read),
  }));
  const messages = byConversation.flatMap((conversation) => conversation.messages);
  const requests = messages.filter(({ isRequest }) => isRequest);
  const count = (some: typeof messages, verdict: string) =>
    some.filter((message) => message.verdict === verdict).length;
  const rightBy = (writer: string) =>
    count(
      byConversation.flatMap(({ who, messages: own }) => (who.startsWith(writer) ? own : [])),
      'right',
    );
  expect({
    conversations: byConversation.length,
    messages: messages.length,
    requests: requests.length,
    firstRun: evaluation.firstRun,
    now: {
      right: count(messages, 'right'),
      carriedOut: count(requests, 'right'),
      offered: count(requests, 'partly right'),
      wrongActions: count(messages, 'wrong action'),
    },
    rightByWriter: [rightBy('C: '), rightBy('D: ')],
  }).toEqual(evaluation);
});
