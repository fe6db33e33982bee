import type { ToolDetail } from '../../types';
import { nltkPunktTab } from '../versions';

/** The NLTK page: turning reviews and tickets into words and phrases that can be counted. */
export const detail: ToolDetail = {
  checked: '2026-11-21',
  meta: {
    title: 'NLTK: from a heap of reviews to phrases you can count',
    description:
      'NLTK is a Python library that splits, tags and counts text. We use it to find what customers complain about, and say when a newer tool reads better.',
  },
  subtitle:
    'A Python toolkit for text. It splits reviews and messages into words and phrases, to find out what your customers are talking about.',
  overview: [
    'The Natural Language Toolkit was started in 2001 by Steven Bird and Edward Loper at the University of Pennsylvania as teaching material, and it still reads like it: small, visible steps rather than one large black box. The code is Apache 2.0; the corpora and word lists it downloads carry licenses of their own, which we check before commercial use.',
    'In a shop it does the plain work that comes before opinion: splitting a review into sentences, bringing “leaks,” “leak” and “leaking” together, spotting that “runs small” is one expression. It has limits that matter. It is mostly pure Python, works on one text at a time and is not quick, and it does not contain the large neural language models that handle irony and context better. Where those are needed, we use them and leave NLTK the tidying up.',
  ],
  whyWeUse: [
    {
      title: 'Every step can be inspected',
      text: 'Tokens, stems and tags are lists you can print. When a count looks wrong, the faulty rule is found by reading and not by guessing.',
    },
    {
      title: 'Phrases, measured rather than assumed',
      text: 'Collocation finders score word pairs by how much more often they appear together than chance would have it. That is how “left seam” surfaced for one of our jacket projects before anyone had asked about seams.',
    },
    {
      title: 'No training data, no graphics card',
      text: 'A small shop with a thousand reviews can have a useful first report in the time that a labeling project would need to be planned.',
    },
    {
      title: 'Stemmers beyond English',
      text: 'Snowball stemmers exist for over a dozen languages and stop-word lists for more, which is a fair start for a store that sells across borders.',
    },
  ],
  applications: [
    {
      title: 'Complaint phrases by product',
      text: 'Bigrams and trigrams from one- and two-star reviews, per item and month. A sudden “broken on arrival” points at a packaging change.',
    },
    {
      title: 'Search terms that find nothing',
      text: 'Stemming and edit distance over the zero-result log separate typing errors from products you really don’t sell.',
    },
    {
      title: 'Topics in the chat log',
      text: 'What shoppers asked the assistant, reduced to stems and phrases with names and numbers removed, becomes a weekly list of subjects it could not answer.',
    },
    {
      title: 'Cleaning text for other models',
      text: 'Sentence splitting and normalization feed a sentiment scorer or a classifier, so that “great shoes, awful laces” is judged as two statements.',
    },
    {
      title: 'A desk check for product copy',
      text: 'Sentences that run on, five paragraphs opening the same way, two descriptions that share whole phrases: each is counted and shown to the editor before publishing.',
    },
    {
      title: 'Words around a word',
      text: 'A concordance of “strap” lays all its sentences beneath one another. Ten minutes of reading show what customers mean by it.',
    },
  ],
  benefits: [
    'Quality managers learn the customers’ own word for a defect, and can search for it everywhere.',
    'The list of searches without results shrinks to real gaps in the range.',
    'Reports quote the sentences behind each count, so anyone who doubts a bar in a chart can read it.',
    'Two product descriptions that share whole phrases are found before both are online.',
  ],
  integration: [
    {
      title: 'Ship the data with the image',
      text: `nltk.download() fetches resources at run time, which fails behind a firewall. We bake them into the container and set NLTK_DATA. Since the ${nltkPunktTab} release the sentence splitter wants punkt_tab in place of the old pickled punkt, a change that stops older scripts with a LookupError.`,
    },
    {
      title: 'Pick the tokenizer for the text',
      text: 'word_tokenize suits reviews and leaves a product code such as “XR-200/b” in one piece. TweetTokenizer keeps emoticons and hashtags whole and cuts that code into five. Where a text has both, we write a RegexpTokenizer.',
    },
    {
      title: 'Keep the little words that matter',
      text: 'The English stop-word list contains “not” and “no.” Remove them blindly and “does not fit” turns into “fit.” We take negations out of the list first, and test that they stay out.',
    },
    {
      title: 'Count with a floor',
      text: 'A collocation finder’s apply_freq_filter() drops pairs seen only a few times, since pointwise mutual information puts pairs that met once by chance at the top. Results go into your warehouse as product, phrase, month and count.',
    },
    {
      title: 'Split the work outside',
      text: 'NLTK does not spread itself over cores. A process pool over batches of reviews, or a Spark map step for millions of them, keeps the nightly window short.',
    },
  ],
  callToAction: {
    title: 'Try it on the reviews of one product',
    text: 'Name the item with your worst return rate and we will send back the twenty phrases that its reviewers use most.',
  },
};
