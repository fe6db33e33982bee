import { readFileSync, writeFileSync } from 'node:fs';
import { phrases } from '../../../src/demos/conversational-ai-assistant/phrases';
import type { Judged } from './conversation';
import { conversationsIn, judged } from './conversation';
import text from './conversations.txt';

const conversations = conversationsIn(text);
const summary = (messages: readonly Judged[]) => {
  const requests = messages.filter(({ verdict }) => verdict !== null);
  const count = (some: string) => requests.filter(({ verdict }) => verdict === some).length;
  return { requests: requests.length, exact: count('exact'), oneChange: count('one change') };
};

test('in conversations by strangers, proposals are as meant or one change away', () => {
  const { requests, exact, oneChange } = summary(
    conversations.flatMap((conversation) => judged(conversation)),
  );
  expect(requests).toBe(157);
  expect((exact + oneChange) / requests).toBeGreaterThan(0.75);
});

test('no test message of five words or more is a training phrase', () => {
  const known = new Set(phrases.map(([, phrase]) => phrase.toLowerCase()));
  const long = conversations
    .flatMap(({ messages }) => messages)
    .filter(({ said }) => said.split(' ').length >= 5);
  expect(long.filter(({ said }) => known.has(said.toLowerCase()))).toEqual([]);
});

const file = process.env.CONVERSATIONS;

// Prints the replies to a file of conversations, for a person to judge.
if (file !== undefined)
  test('transcript', () => {
    const played = conversationsIn(readFileSync(file, 'utf8')).map((conversation) => ({
      who: conversation.who,
      messages: judged(conversation),
    }));
    const { requests, exact, oneChange } = summary(played.flatMap(({ messages }) => messages));
    writeFileSync(
      `${file}.transcript`,
      [
        ...played.map(({ who, messages }) =>
          [`# ${who}`, ...messages.map(({ printed }) => printed)].join('\n'),
        ),
        `requests ${requests}: exact ${exact}, one change ${oneChange}\n`,
      ].join('\n\n'),
    );
  });
