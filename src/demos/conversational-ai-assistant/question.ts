import { isStopWord, stemOf } from '../../components/search/searchTerms';
import type { Answer, Part, Question } from './answers';
import { answerOf, answerWith, contactLink, isSum, ofProducts, quote, SHARE_TO_QUOTE } from './answers';
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
const POSSIBLE = 0.12;
const MAX_OFFERED = 3;
/** A longer message is more than “thanks” or “good morning”. */
const MAX_WORDS_OF_SMALL_TALK = 7;

/** Topics that are no questions about the site. */
const smallTalk: ReadonlySet<string> = new Set(
  'hello,how are you,thanks,bye,praise,ok,no,yes,insult,complaint,what do you mean,off topic'.split(','),
);

/** Long lists, which are no help unless they were asked for. */
const lists: ReadonlySet<string> = new Set(['not sold', 'catalog', 'samples', 'team']);

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
    const topics = [...new Set(found.map((guess) => guess?.topic ?? ''))].slice(0, MAX_OFFERED);
    const answer = together(topics.map((topic) => answerOf(topic, question)));
    const isQuestion = topics.every((topic) => !smallTalk.has(topic) && topic !== 'sum');
    const unsaid = isQuestion ? unsaidIn(question, answer.parts) : [];
    return {
      ...answer,
      parts: [...unsaid, ...answer.parts, ...(unsaid.length > 0 ? [contactPart(question)] : [])],
      topic: topics[0] ?? null,
      isSure: true,
    };
  }
  const likely = [...parts, ...whole]
    .filter((guess) => guess !== undefined)
    .filter(({ topic, certainty }) => certainty >= POSSIBLE && !smallTalk.has(topic) && !lists.has(topic))
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

const contactPart = ({ site }: Question): Part => ({ text: `For more, ${site.reachUs}.`, link: contactLink });

/** Words before the particular thing that a question asks about, such as “work with Etsy” and “set cookies”. */
const particular =
  /\b(?:with|in|on|for|by|via|support|read|speak|have|has|any|set|use|uses|understand|being|an?|the) (\p{L}{4,})(?=\W*$|\W+(?:and|or|too|also|as|at|in|on|with|for|i|to|by)\b|[,.?!])/giu;

/** Says first which words of a question neither the site nor any phrase has. */
function unsaidIn({ text, search, site }: Question, parts: readonly Part[]): readonly Part[] {
  const said = parts.map((part) => part.text.toLowerCase()).join(' ');
  const last = text.split(/(?<=[.!]) /u).at(-1) ?? text;
  const [word] = [...last.matchAll(particular)].flatMap(([, found = '']) => {
    const isSaid = said.includes(stemOf(found)) || search(found).length > 0;
    return isSaid || isStopWord(found.toLowerCase()) || knownShare(site.classifier, found) > 0 ? [] : [found];
  });
  return word === undefined
    ? []
    : [{ text: `This site says nothing about “${word}.” The nearest that it says:` }];
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
  const [unsaid] = unsaidIn(question, parts);
  if (parts.length > 0)
    return {
      parts: [
        unsaid ?? { text: 'I’m not sure I got that. The nearest that this site says:' },
        ...parts.slice(0, MAX_OFFERED),
        contactPart(question),
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
