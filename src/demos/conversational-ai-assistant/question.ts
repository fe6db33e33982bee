import type { Answer, Question } from './answers';
import { answerOf, answerWith, contactLink, ofProducts, quote, SHARE_TO_QUOTE } from './answers';
import { classify, knownShare } from './classifier';
import { productsIn, wordsIn } from './words';

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
const POSSIBLE = 0.12;
const MAX_OFFERED = 3;
/** A longer message is more than “thanks” or “good morning”. */
const MAX_WORDS_OF_SMALL_TALK = 7;

/** Topics that are no questions about the site. */
const smallTalk: ReadonlySet<string> = new Set(
  'hello,how are you,thanks,bye,praise,ok,no,yes,insult,complaint,what do you mean,off topic'.split(','),
);

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

function guessesOf(text: string, { classifier }: Question['site']): readonly Guess[] {
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
  const whole = guessesOf(text, others.site).filter(({ topic }) => isChat || !smallTalk.has(topic));
  const parts = questionsIn(text)
    .filter((part) => part !== text)
    .map((part) => guessesOf(part, others.site).find(({ topic }) => !smallTalk.has(topic)));
  const sure = parts.filter((guess) => guess !== undefined && guess.certainty >= SURE);
  const [best] = whole;
  const found = sure.length > 0 ? sure : best && best.certainty >= SURE ? [best] : [];
  if (found.length > 0) {
    const topics = [...new Set(found.map((guess) => guess?.topic ?? ''))].slice(0, MAX_OFFERED);
    const answers = topics.map((topic) => answerOf(topic, question));
    return { ...together(answers), topic: topics[0] ?? null, isSure: true };
  }
  const likely = [...parts, ...whole]
    .filter((guess) => guess !== undefined)
    .filter(({ topic, certainty }) => certainty >= POSSIBLE && !smallTalk.has(topic))
    .toSorted((one, other) => other.certainty - one.certainty);
  const topics = [...new Set(likely.map(({ topic }) => topic))];
  return { ...nearest(question, topics), topic: topics[0] ?? null, isSure: false };
}

function together(answers: readonly Answer[]): Answer {
  const parts = answers.flatMap((answer) => answer.parts);
  return {
    parts: parts.filter(({ text }, at) => parts.findIndex((other) => other.text === text) === at),
    mentioned: [...new Set(answers.flatMap(({ mentioned }) => mentioned))],
    rows: answers.flatMap(({ rows }) => rows),
  };
}

/** Quotes what comes nearest to a question whose topic isn't sure, and says whom to ask. */
function nearest(question: Question, topics: readonly string[]): Answer {
  const { text, tokens, context, search, site } = question;
  const named = productsIn(tokens, 'hint');
  const about = named.length > 0 ? named : /\b(?:it|this|that|they)\b/iu.test(text) ? context.mentioned : [];
  const found = search(text)
    .filter(({ share }) => share >= SHARE_TO_QUOTE)
    .filter(({ passage: { productId } }) => !productId || about.length === 0 || about.includes(productId));
  const answers = topics.slice(0, 2).map((topic) => answerOf(topic, question));
  const described = about.length > 0 && !topics.includes('price') ? [ofProducts(about, question)] : [];
  const quoted = answerWith(found.map(({ passage }) => quote(passage)));
  const { parts, mentioned } = together([...answers, ...described, quoted]);
  const [{ rows } = quoted] = [...described, ...answers];
  if (parts.length > 0)
    return {
      parts: [
        { text: 'I’m not sure I got that. The nearest that this site says:' },
        ...parts.slice(0, MAX_OFFERED),
        { text: `For more, ${site.reachUs}.`, link: contactLink },
      ],
      mentioned,
      rows,
    };
  return answerWith([
    {
      text: `I can’t find that on this site. Tangelo only sells software and consulting for online stores. If it’s about those, ask another way, in English, or ask a person: ${site.reachUs}.`,
      link: contactLink,
    },
  ]);
}
