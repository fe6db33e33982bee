import { readingFrom } from '../model';
import { site } from '../site.computed';
import type { Conversation } from './conversation';
import { unseenConversations } from './conversations';
import type { JudgedMessage } from './judge';
import { judged, labelInWords } from './judge';

const read = readingFrom(site);

function resultsOf(conversations: readonly Conversation[]) {
  const replies = conversations.map((conversation) => judged(conversation, read));
  const messages = replies.flat();
  const requests = messages.filter(({ isRequest }) => isRequest);
  const count = (counted: readonly JudgedMessage[], verdict: JudgedMessage['verdict']) =>
    counted.filter((message) => message.verdict === verdict).length;
  return {
    conversations: replies.length,
    messages: messages.length,
    right: count(messages, 'right'),
    partly: count(messages, 'partly right'),
    requests: requests.length,
    carriedOut: count(requests, 'right'),
    offered: count(requests, 'partly right'),
    actions: messages.filter(({ isAction }) => isAction).length,
    wrongActions: count(messages, 'wrong action'),
  };
}

/** Results of the first run on `unseenConversations`, before anyone saw a mistake, on November 28, 2026. */
export const firstRun = { right: 212, carriedOut: 51, offered: 27, wrongActions: 1 };

/** Results on the same conversations now, after changes made with knowledge of the mistakes. */
export const onUnseen = resultsOf(unseenConversations);

/** The same results by writer. */
export const byWriter = ['A', 'B'].map((writer) => ({
  writer,
  ...resultsOf(unseenConversations.filter(({ who }) => who.startsWith(`${writer}: `))),
}));

/** Messages without a right reply. */
export const wrongMessages = unseenConversations
  .flatMap((conversation) => judged(conversation, read))
  .filter(({ verdict }) => verdict !== 'right')
  .map(({ said, expected, got, verdict }) => ({
    said,
    expected: labelInWords(expected.split(/[|~]/u, 1).join('').trim()),
    got: labelInWords(got.find((label) => !label.startsWith(' ')) ?? ''),
    verdict,
  }));
