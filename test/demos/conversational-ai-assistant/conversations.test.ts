import { evaluation } from '../../../src/demos/conversational-ai-assistant/evaluation';
import { phrases } from '../../../src/demos/conversational-ai-assistant/phrases';
import { conversationsIn } from './conversation';
import type { JudgedMessage, Verdict } from './judge';
import { judged } from './judge';
import exact from './exactConversations.txt';
import seen from './seenConversations.txt';
import unseen from './unseenConversations.txt';

const judgedIn = (text: string) => conversationsIn(text).flatMap((conversation) => [...judged(conversation)]);
const share = (messages: readonly JudgedMessage[], ...verdicts: readonly Verdict[]) =>
  messages.filter(({ verdict }) => verdicts.includes(verdict)).length / messages.length;

test.each([
  ['conversations used in development', seen, 0.85, 0.75],
  ['short messages used in development', exact, 0.9, 0.8],
])(
  'in %s, proposals are as meant or one correction away, and questions are answered',
  (_, text, meant, right) => {
    const messages = judgedIn(text);
    expect(
      share(
        messages.filter(({ isRequest }) => isRequest),
        'right',
        'near',
      ),
    ).toBeGreaterThan(meant);
    expect(
      share(
        messages.filter(({ isRequest }) => !isRequest),
        'right',
      ),
    ).toBeGreaterThan(right);
  },
);

test('no test message of five words or more is a training phrase', () => {
  const known = new Set(phrases.map(([, text]) => text.toLowerCase()));
  const messages = conversationsIn(unseen).flatMap((conversation) => conversation.messages);
  const long = messages.filter(([said]) => said.split(' ').length >= 5);
  expect(long.filter(([said]) => known.has(said.toLowerCase()))).toEqual([]);
});

test('of messages by others as many are right as the page says', () => {
  const messages = judgedIn(unseen);
  const requests = messages.filter(({ isRequest }) => isRequest);
  const questions = messages.filter(({ isRequest }) => !isRequest);
  const count = (some: readonly JudgedMessage[], verdict: Verdict) =>
    some.filter((message) => message.verdict === verdict).length;
  expect({
    conversations: conversationsIn(unseen).length,
    questions: questions.length,
    answered: count(questions, 'right'),
    requests: requests.length,
    meant: count(requests, 'right'),
    nearlyMeant: count(requests, 'near'),
  }).toEqual(evaluation);
});
