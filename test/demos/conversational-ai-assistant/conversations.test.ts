import { evaluation } from '../../../src/demos/conversational-ai-assistant/evaluation';
import { readingFrom } from '../../../src/demos/conversational-ai-assistant/model';
import { phrases } from '../../../src/demos/conversational-ai-assistant/phrases';
import { site } from '../../../src/demos/conversational-ai-assistant/site.computed';
import type { Conversation } from './conversation';
import { conversationsIn } from './conversation';
import { judged } from './judge';
import exact from './exactConversations.txt';
import seen from './seenConversations.txt';
import unseen from './unseenConversations.txt';

const read = readingFrom(site);
const seenConversations = conversationsIn(seen);
/** Conversations by two writers who saw neither the assistant nor its phrases. */
const unseenConversations = conversationsIn(unseen);
const lead = (...messages: Conversation['messages']) => judged({ who: 'a stranger', messages }, read);

test.each(conversationsIn(exact))('every reply is right to a stranger who $who', (conversation) => {
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
    right: count(messages, 'right'),
    rightByWriter: [rightBy('M: '), rightBy('N: ')],
    requests: requests.length,
    carriedOut: count(requests, 'right'),
    offered: count(requests, 'partly right'),
    wrongActions: count(messages, 'wrong action'),
  }).toEqual(evaluation);
});
