import type { Tool } from '../types';

export const tool: Tool = {
  title: 'VADER & TextBlob',
  category: 'Language',
  description:
    'Two light Python libraries that score how positive an English text is, without training, and show which words drove the score.',
  code: 'analyzer.polarity_scores(review)',
  checkedAgainst: 'VADER 3.3 and TextBlob 0.20',
  checked: '2026-11-23',
  meta: {
    title: 'VADER & TextBlob: how positive a review is, and why',
    description:
      'VADER and TextBlob are two small Python libraries that rate how positive an English text is. One suits short posts, the other ordinary prose.',
  },
  subtitle:
    'A start if you want to know quickly whether reviews are getting worse. VADER and TextBlob are Python libraries that score an English text and show which words drive the score.',
  overview: [
    'VADER was published in 2014 by C. J. Hutto and Eric Gilbert of Georgia Tech. It is a word list rated by people, plus a few rules for negation, emphasis, capital letters, and “but.” It’s made for short English posts, slang and emoticons included. TextBlob, by Steven Loria, is a friendly layer that builds on NLTK and pattern. It scores polarity and subjectivity, and finds noun phrases and parts of speech. Both are MIT-licensed Python.',
    'Neither needs training, and you can trace each score to words. That makes them good for a first look. They read words, not meaning, so “sick” is bad even as praise, and “the battery lasts two hours” stays neutral. They only work in English. Before any money depends on them, we compare them with a trained model.',
  ],
  whyWeUse: [
    {
      title: 'Results on the first day',
      text: 'No labels, no graphics card, no contract. An archive of reviews can be scored overnight on an ordinary laptop.',
    },
    {
      title: 'You can see the reason',
      text: 'If a review seems misjudged, you look at the matching words and their ratings. Correcting one entry corrects every review.',
    },
    {
      title: 'You can add your own words',
      text: '“Stiff” is a complaint about running gear, but maybe not about boots. The lexicon is a simple dictionary, and you can add entries.',
    },
    {
      title: 'Your text stays with you',
      text: 'Both run locally. No customer complaint is sent to an outside service.',
    },
  ],
  applications: [
    {
      title: 'Sentiment per product over time',
      text: 'You see each product’s average score for the past few weeks next to its earlier average. When a steady seller’s score falls, someone reads the reviews.',
    },
    {
      title: 'Stars and words that don’t match',
      text: 'Five stars with an angry text are often a slip of the thumb, or a complaint about the carrier.',
    },
    {
      title: 'Urgent messages first',
      text: 'Incoming emails with strongly negative wording move up in the queue. The score only sets the order; people answer every message.',
    },
    {
      title: 'What people like and dislike',
      text: 'TextBlob’s noun phrases joined with sentence scores give the product manager a table: “the strap” −, “the color” +.',
    },
    {
      title: 'Quotes for the product page',
      text: 'Clearly positive, subjective sentences are suggested as quotes for an editor to choose from.',
    },
  ],
  benefits: [
    'You see falling satisfaction in the words before it reaches the star average.',
    'Upset customers wait less, because their messages come first.',
    'Product managers see which part of a product annoys people, with quotes.',
    'You find out cheaply whether a larger language project is worth it.',
  ],
  integration: [
    {
      title: 'Split into sentences, keep the capitals',
      text: 'VADER counts capitals, punctuation, and emoticons, so lowercasing destroys the signal. We split long reviews into sentences, because one compound score for a page of text says little.',
    },
    {
      title: 'Score with both',
      text: '`polarity_scores()` of `SentimentIntensityAnalyzer` returns neg, neu, pos, and a compound from −1 to 1. Its authors treat anything within ±0.05 as neutral. `TextBlob(text).sentiment` has polarity and subjectivity. Its corpora come from python -m `textblob.download_corpora`, run when we build the image.',
    },
    {
      title: 'Teach it the store’s words',
      text: '`analyzer.lexicon.update()` takes terms with values from −4 to 4. Each entry is reviewed like code: “cheap” helps in one category and misleads in the next.',
    },
    {
      title: 'Measure before trusting',
      text: 'Two people label three hundred of your reviews. We report agreement by product group and the typical misses: irony, comparisons with competitors, and complaints stated as facts.',
    },
  ],
  callToAction: {
    title: 'Score last quarter’s reviews',
    text: 'Send an export in English. You get a table by product and month, plus the hundred reviews where the two scores disagree most.',
  },
};
