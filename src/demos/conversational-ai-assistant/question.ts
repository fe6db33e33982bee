import type { Answer, Part, Question } from './answers';
import {
  answerOf,
  answerWith,
  contactLink,
  isSum,
  MAX_PARTS,
  ofProducts,
  quote,
  SHARE_TO_QUOTE,
} from './answers';
import { classify, knownShare } from './classifier';
import { productsIn, tokensIn, wordsIn } from './words';

/** An answer to a message. */
interface Answered extends Answer {
  /** Of its first question; null if it has none. */
  readonly topic: string | null;
  /** True if it knows what was asked. */
  readonly isSure: boolean;
}

/** Minimum certainty at which a topic's answer is given without reserve. */
const SURE = 0.4;
/** Minimum certainty at which it is offered as one of several. */
const POSSIBLE = 0.16;
const MAX_TOPICS = 2;
/** Minimum share of a question's words that a passage has, if it is quoted rather than a topic that isn't sure. */
const SHARE_TO_PREFER = 0.6;
/** A longer message is more than “thanks” or “good morning”. */
const MAX_WORDS_OF_SMALL_TALK = 7;

/** Topics that are no questions about the site. */
const smallTalk: ReadonlySet<string> = new Set(
  'hello,thanks,bye,ok,no,yes,complaint,what do you mean,off topic'.split(','),
);

/** Long lists, which are no help unless they were asked for. */
const lists: ReadonlySet<string> = new Set(['not sold', 'catalog', 'cart', 'samples', 'team', 'tools']);

/** Splits a message into the questions that it asks. */
function questionsIn(text: string): readonly string[] {
  return text
    .split(
      /(?<=[?!.;])\s+|\n|,? (?:and|&|or|also)(?= (?:what|whats|who|where|when|why|how|which|is|are|do|does|can|could|will|whether)\b)|, (?=(?:who|where|when|what|how) )/iu,
    )
    .filter((part) => wordsIn(part).length > 1);
}

/** Words around a question that say nothing about its topic. */
const greeting =
  /^(?:(?:hi|hii+|hello|hey+|yo|dear|sir|madam|ok|okay|lol|haha|well|oh|ah|hm+|so|and|thanks|thank you|sorry|please|pls|excuse me|good (?:day|morning|afternoon|evening)|bonjour|hola|oi|team|mate|boss|there|all)\b[\s,.!?]*)+(?=\S+\s+\S)|[\s,.!?]+(?:lol|haha|please|pls|mate|thanks|thank you|sir|then|tho|though)(?=[.!?]*$)/giu;

interface Guess {
  readonly topic: string;
  /** From 0 to 1. Lower if the text has words that no phrase has. */
  readonly certainty: number;
}

function guessesOf(question: Question): readonly Guess[] {
  const { text, site } = question;
  const { classifier } = site;
  if (isSum({ ...question, tokens: tokensIn(text) })) return [{ topic: 'sum', certainty: 1 }];
  const known = Math.sqrt(knownShare(classifier, text));
  return classify(classifier, text).map(({ name, probability }) => ({
    topic: name,
    certainty: probability * known,
  }));
}

/** Answers a question, or each question of a message. */
export function answerTo({ text: typed, ...others }: Question): Answered {
  const text = typed
    .replaceAll(greeting, ' ')
    .replaceAll(/\b\d[.)] /gu, ' ')
    .trim();
  const question = { ...others, text };
  const isChat = wordsIn(text).length <= MAX_WORDS_OF_SMALL_TALK;
  const whole = guessesOf(question).filter(({ topic }) => isChat || !smallTalk.has(topic));
  const parts = questionsIn(text)
    .filter((part) => part !== text)
    .map((part) => guessesOf({ ...question, text: part }).find(({ topic }) => !smallTalk.has(topic)));
  const sure = parts.filter((guess) => guess !== undefined && guess.certainty >= SURE);
  const [best] = whole;
  const found = sure.length > 0 ? sure : best && best.certainty >= SURE ? [best] : [];
  if (found.length > 0) {
    const topics = [...new Set(found.map((guess) => guess?.topic ?? ''))].slice(0, MAX_TOPICS);
    const answers = topics.map((topic) => answerOf(topic, question));
    const isOne = answers.length === 1;
    const answer = together(
      answers.map((one) => ({ ...one, parts: isOne ? one.parts : one.parts.slice(0, 1) })),
    );
    return { ...answer, topic: topics[0] ?? null, isSure: true };
  }
  const likely = [...parts, ...whole]
    .filter((guess) => guess !== undefined)
    .filter(({ topic, certainty }) => certainty >= POSSIBLE && !smallTalk.has(topic) && !lists.has(topic))
    .toSorted((one, other) => other.certainty - one.certainty);
  const topics = [...new Set(likely.map(({ topic }) => topic))];
  return { ...nearest(question, typed, topics), topic: topics[0] ?? null, isSure: false };
}

function together(answers: readonly Answer[]): Answer {
  const parts = answers.flatMap((answer) => answer.parts);
  return {
    parts: parts.filter(({ text }, at) => parts.findIndex((other) => other.text === text) === at),
    mentioned: [...new Set(answers.flatMap(({ mentioned }) => mentioned))],
    rows: answers.flatMap(({ rows }) => rows),
  };
}

/** Says after an answer that isn't sure what to do if it's another one's. */
const contactPart = ({ site }: Question): Part => ({
  text: `If that’s not what you asked, try other words, or ${site.reachUs}.`,
  link: contactLink,
});

/** Courtesies that the classifier doesn't know, such as “cheers for that pal”. */
const courtesies: readonly (readonly [topic: string, words: RegExp])[] = [
  ['thanks', /\b(?:thank\p{L}*|th?an?x|ty|cheers|appreciate\p{L}*)\b/iu],
  [
    'bye',
    /\b(?:bye+|goodnight|good night|see (?:you|ya)|have an? (?:\p{L}+ )?(?:day|evening|night|weekend|one))\b/iu,
  ],
  ['hello', /^(?:hi+|hello|hey+|yo|good (?:day|morning|afternoon|evening))\b/iu],
];
const buying = /\b(?:buy|sell|order|have (?:any|you)|got any|looking for|stock|offer)\b/iu;

/** Answers a message whose topic isn't sure with what comes nearest, and says whom to ask. */
function nearest(question: Question, typed: string, topics: readonly string[]): Answer {
  const { text, tokens, context, search, site } = question;
  const named = productsIn(tokens, 'hint');
  const about = named.length > 0 ? named : /\b(?:it|this|that|they)\b/iu.test(text) ? context.mentioned : [];
  const [courtesy] = courtesies.find(([, words]) => words.test(typed)) ?? [];
  if (courtesy !== undefined && named.length === 0 && !text.includes('?') && !buying.test(text))
    return answerOf(courtesy, question);
  const found = search(text).find(
    ({ share, passage: { productId } }) =>
      share >= SHARE_TO_QUOTE && (!productId || about.length === 0 || about.includes(productId)),
  );
  const [topic] = topics;
  const isFound = found !== undefined && (topic === undefined || found.share >= SHARE_TO_PREFER);
  const answer = isFound
    ? answerWith([quote(found.passage)])
    : topic === undefined
      ? answerWith([])
      : answerOf(topic, question);
  if (about.length > 0 && (answer.parts.length === 0 || answer.mentioned.length > 0)) {
    const { parts, ...described } = ofProducts(about.slice(0, 2), question);
    const text = `I find nothing more about that on this site. To be sure, ${site.reachUs}.`;
    return { ...described, parts: [...parts.slice(-1), { text, link: contactLink }] };
  }
  if (answer.parts.length > 0)
    return {
      ...answer,
      parts: [
        ...answer.parts.slice(0, MAX_PARTS),
        ...(answer.parts.some((part) => part.text.includes(site.reachUs)) ? [] : [contactPart(question)]),
      ],
    };
  if (buying.test(text)) return answerOf('not sold', question);
  return answerWith([
    {
      text: `I can’t find that on this site. Tangelo only sells software and consulting for online stores. I know its products, prices, and policies, and your cart. For anything else, ask a person: ${site.reachUs}.`,
      link: contactLink,
    },
  ]);
}
