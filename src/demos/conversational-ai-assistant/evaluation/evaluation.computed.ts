import { groups } from 'd3-array';
import { mean, quantile, sampleWithReplacement } from 'simple-statistics';
import { seeded } from '../../shared/seeded';
import { answeringFrom } from '../model';
import { site } from '../site.computed';
import type { Conversation } from './conversation';
import type { JudgedMessage } from './judge';
import { judged, labelInWords } from './judge';
import { seenConversations } from './seenConversations';
import { unseenConversations } from './unseenConversations';

const BOOTSTRAPS = 2000;
const answer = answeringFrom(site);

const repliesIn = (conversations: readonly Conversation[]) =>
  conversations.map((conversation) => judged(conversation, answer));

function resultsOf(replies: readonly (readonly JudgedMessage[])[]) {
  const messages = replies.flat();
  const count = (counted: readonly JudgedMessage[], ...verdicts: readonly JudgedMessage['verdict'][]) =>
    counted.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return {
    conversations: replies.length,
    /** Number of conversations in which every reply is right. */
    allRight: replies.filter((own) => count(own, 'right') === own.length).length,
    allPartly: replies.filter((own) => count(own, 'right', 'partly right') === own.length).length,
    messages: messages.length,
    right: count(messages, 'right'),
    /** 95% confidence interval of the share of right replies, bootstrapped by conversation. */
    interval: intervalOf(replies.map((own) => count(own, 'right') / own.length)),
    partly: count(messages, 'partly right'),
    actions: messages.filter(({ isAction }) => isAction).length,
    wrongActions: count(messages, 'wrong action'),
  };
}

/** Computes the 95% bootstrap interval of the mean of some shares. */
function intervalOf(shares: readonly number[]): readonly [from: number, to: number] {
  const random = seeded(1);
  const means = Array.from({ length: BOOTSTRAPS }, () =>
    mean(sampleWithReplacement([...shares], shares.length, random)),
  );
  return [quantile(means, 0.025), quantile(means, 0.975)];
}

/** Results on the conversations used during development. */
export const onSeen = resultsOf(repliesIn(seenConversations));

const unseen = repliesIn(unseenConversations);

export const onUnseen = resultsOf(unseen);

/** Messages in unseen conversations without a right reply, starting with the topics that have the most. */
export const wrongMessages = groups(
  unseen.flat().filter(({ verdict }) => verdict !== 'right'),
  ({ expected }) => expected.split(/[|~]/u)[0] ?? '',
)
  .toSorted(([, a], [, b]) => b.length - a.length)
  .flatMap(([topic, messages]) =>
    messages.map(({ said, got, verdict }) => ({
      said,
      expected: labelInWords(topic),
      got: labelInWords(got.find((label) => !label.startsWith(' ')) ?? ''),
      verdict,
    })),
  );
