import type { Tool } from '../types';

/** https://www.nltk.org/news.html */
export const nltkPunktTab = '3.9';

export const tool: Tool = {
  title: 'NLTK',
  category: 'Language',
  description:
    'The classic Python toolkit for text. It turns messy reviews into words and phrases you can count.',
  code: 'nltk.word_tokenize(review)',
  checkedAgainst: 'NLTK 3.10',
  checked: '2026-11-21',
  meta: {
    title: 'NLTK: from a pile of reviews to phrases you can count',
    description:
      'NLTK is a Python library that splits, tags, and counts text. We use it to find what customers complain about, and tell you when a newer tool works better.',
  },
  subtitle:
    'Useful if you have thousands of reviews or messages and no time to read them. NLTK is a Python toolkit for natural language processing (NLP): it breaks text into words and phrases you can count.',
  overview: [
    'Steven Bird and Edward Loper started the Natural Language Toolkit in 2001 as teaching material at the University of Pennsylvania. It still shows: small, visible steps instead of one big black box. The code is Apache 2.0; the corpora and word lists it downloads carry licenses of their own, which we check before commercial use.',
    'For a store, it does the groundwork before sentiment analysis: it splits reviews into sentences, groups “leaks,” “leak,” and “leaking,” and treats “runs small” as one phrase. Its limits matter. It is mostly pure Python, works on one text at a time, and isn’t fast. It has none of the large language models that handle irony and context better. When we need those, we use them and let NLTK do the cleanup.',
  ],
  whyWeUse: [
    {
      title: 'Every step can be inspected',
      text: 'Tokens, stems, and tags are lists you can print. When a count looks wrong, you find the faulty rule by reading, not by guessing.',
    },
    {
      title: 'Phrases found by measurement',
      text: 'Collocation finders score word pairs by how much more often than chance they appear together. That’s how “left seam” surfaced in one of our jacket projects before the client had asked about seams.',
    },
    {
      title: 'No training data, no graphics card',
      text: 'A small store with a thousand reviews can have a useful report in the time it takes to plan a labeling project.',
    },
    {
      title: 'Stemmers beyond English',
      text: 'There are Snowball stemmers for over a dozen languages and stop-word lists for more: a good start for a store that sells internationally.',
    },
  ],
  applications: [
    {
      title: 'Complaint phrases by product',
      text: 'We count bigrams and trigrams in one- and two-star reviews, per item and month. A sudden “broken on arrival” points to a packaging change.',
    },
    {
      title: 'Searches with no results',
      text: 'Stemming and edit distance on the zero-results log separate typos from products you don’t sell.',
    },
    {
      title: 'Topics in the chat log',
      text: 'We strip names and numbers from what shoppers asked the assistant and reduce it to stems and phrases. You get a weekly list of topics it couldn’t answer.',
    },
    {
      title: 'Cleaning text for other models',
      text: 'Sentence splitting and normalization feed a sentiment scorer or classifier, so “great shoes, awful laces” counts as two statements.',
    },
    {
      title: 'A final check for product copy',
      text: 'Before publishing, your editor sees run-on sentences, paragraphs that all start the same way, and descriptions that share whole phrases.',
    },
  ],
  benefits: [
    'Quality managers learn what customers call a defect and can search for it everywhere.',
    'The list of searches without results shrinks to real gaps in your catalog.',
    'Reports quote the sentences behind each count, so you can check any bar in a chart.',
    'Product descriptions that copy each other are caught before they go live.',
  ],
  integration: [
    {
      title: 'Ship the data with the image',
      text: `\`nltk.download()\` fetches resources at run time, which fails behind a firewall. We bake them into the container and set \`NLTK_DATA\`. Since the ${nltkPunktTab} release the sentence splitter wants \`punkt_tab\` in place of the old pickled punkt, so older scripts stop with a \`LookupError\`.`,
    },
    {
      title: 'Pick the tokenizer for the text',
      text: '`word_tokenize` suits reviews and leaves a product code such as “XR-200/b” in one piece. `TweetTokenizer` keeps emoticons and hashtags whole and cuts that code into five. Where a text has both, we write a `RegexpTokenizer`.',
    },
    {
      title: 'Keep the small words that matter',
      text: 'The English stop-word list contains “not” and “no.” Remove them blindly and “does not fit” turns into “fit.” We take negations out of the list first, and test that they stay out.',
    },
    {
      title: 'Count with a floor',
      text: 'A collocation finder’s `apply_freq_filter()` drops pairs seen only a few times, because pointwise mutual information ranks one-time coincidences at the top. Results go into your warehouse as product, phrase, month, and count.',
    },
  ],
  callToAction: {
    title: 'Try it on the reviews of one product',
    text: 'Name the item with your highest return rate, and we’ll send you the twenty phrases its reviewers use most.',
  },
};
