import type { ToolDetail } from '../../types';

/** The VADER and TextBlob page: two lightweight scorers for English text, and their accuracy. */
export const detail: ToolDetail = {
  checked: '2026-11-23',
  meta: {
    title: 'VADER & TextBlob: the mood of a review, and why',
    description:
      'Two small Python libraries rate how positive an English text is. Which one suits posts, which suits prose, and where neither should decide on its own.',
  },
  subtitle:
    'Two Python libraries that say how positive or negative an English review is, and which words drive the score.',
  overview: [
    'VADER was published in 2014 by C. J. Hutto and Eric Gilbert of Georgia Tech. It is a word list rated by people, plus a few rules for negation, emphasis, capital letters and “but,” made for short English posts, slang and emoticons included. TextBlob, by Steven Loria, is a friendly layer that builds on NLTK and pattern: besides a polarity and a subjectivity score it finds noun phrases and parts of speech. Both are MIT-licensed Python.',
    'Neither has to be trained, and each score can be traced to words. That makes them good for a first look. They read words rather than meaning, so “sick” is bad even when it is praise, and “the battery lasts two hours” stays neutral. They are made for English. For anything that costs money we compare them with a trained model.',
  ],
  whyWeUse: [
    {
      title: 'Results on the first day',
      text: 'No labels, no graphics card, no contract. An archive of reviews can be scored overnight on an ordinary laptop.',
    },
    {
      title: 'The reason is visible',
      text: 'If a review seems misjudged, you look at the matching words and their ratings. Correcting one entry corrects every review.',
    },
    {
      title: 'Your vocabulary can be added',
      text: 'In a shop for running gear “stiff” is a complaint and in a shop for boots it may not be. The lexicon is a plain dictionary and takes your entries.',
    },
    {
      title: 'They are built differently',
      text: 'VADER expects loud, short posts; TextBlob’s default scorer leans on adjectives in ordinary prose. A person should read the reviews on which they differ.',
    },
    {
      title: 'Text stays at home',
      text: 'Both run locally. No customer’s complaint is sent to an outside service in order to be given a number.',
    },
  ],
  applications: [
    {
      title: 'The mood of a product over time',
      text: 'The average score of the past weeks is shown next to the average before. When that of a steady seller falls, somebody opens the reviews.',
    },
    {
      title: 'Stars and words that don’t match',
      text: 'Five stars with an angry text are often a slip of the finger, or a complaint about the carrier left on the wrong page.',
    },
    {
      title: 'Who is answered first',
      text: 'Incoming emails with strongly negative wording move up in the queue. The score sets the order alone; people answer every message.',
    },
    {
      title: 'What the mood is about',
      text: 'TextBlob’s noun phrases joined with sentence scores give “the strap” −, “the color” +, as a table for the product manager.',
    },
    {
      title: 'Quotes for the product page',
      text: 'Clearly positive, subjective sentences are proposed as quotations, for an editor to choose from.',
    },
  ],
  benefits: [
    'Falling satisfaction is seen in the words before it reaches the star average.',
    'Upset customers wait less, because somebody reads them first.',
    'Product managers get the part of the product that annoys, along with the sentences.',
    'You find out cheaply if a larger language project would be worthwhile.',
  ],
  integration: [
    {
      title: 'Split into sentences, keep the shouting',
      text: 'VADER counts capitals, punctuation and emoticons, so the usual lower-casing destroys what it needs. Long reviews are cut into sentences, since one compound value for a page of text says little.',
    },
    {
      title: 'Score with both',
      text: 'polarity_scores() of SentimentIntensityAnalyzer returns neg, neu, pos and a compound from −1 to 1; its authors suggest ±0.05 as the edge of neutral. TextBlob(text).sentiment has polarity and subjectivity. Its corpora come from python -m textblob.download_corpora, done when the image is built.',
    },
    {
      title: 'Teach it the shop’s words',
      text: 'analyzer.lexicon.update() takes terms with values from −4 to 4. Each entry is reviewed like code: “cheap” helps in one category and misleads in the next.',
    },
    {
      title: 'Measure before trusting',
      text: 'Two people label three hundred of your reviews. We report agreement by product group, along with the typical misses: irony, comparisons with rivals, and complaints stated as facts.',
    },
    {
      title: 'Store the parts',
      text: 'Sentence, score, matched words, lexicon version and date go to a table. When the word list changes, history is scored again, so a trend never shows our editing in place of your customers.',
    },
  ],
  callToAction: {
    title: 'Score last quarter’s reviews',
    text: 'Send an export in English. You get a table by product and month, plus the hundred reviews on which the two scores are furthest apart.',
  },
};
