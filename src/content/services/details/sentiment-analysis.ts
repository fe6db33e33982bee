import type { ServiceDetail } from '../../types';

/** The page of Sentiment Analysis: what customers say about products, read as it arrives. */
export const detail: ServiceDetail = {
  meta: {
    title: 'Sentiment Analysis of Reviews and Tickets',
    description:
      'Software that reads your reviews, tickets and public posts and finds what people complain of, so that a bad batch or a torn seam reaches the right desk early.',
  },
  subtitle:
    'Software that reads what customers write to you and about you, and shows which parts of a product they praise or dislike.',
  description: [
    'Four stars, and underneath: “Love the jacket, the lining tore in a week.” The average stays high and linings go on tearing. We read the sentence rather than the stars, and file it twice: praise for the cut, complaint about the lining, with the product, the size and the delivery batch attached.',
    'Reviews, return notes, support tickets, survey answers and public posts go through the same sieve. Short English texts can be scored by word lists, which are fast and easy to check. Irony, several opinions in one sentence, and other languages need a trained model, and we use one there. Either way, any figure on a chart opens into the sentences it was counted from, because no one should have to take a mood score on trust.',
  ],
  benefits: [
    {
      title: 'Faults found while they are small',
      text: 'When three customers use the word “mold” about one batch, your quality desk hears it that day and can stop the rest of the pallet.',
    },
    {
      title: 'Better talks with suppliers',
      text: 'Buyers arrive at the meeting with forty customers’ sentences about one seam, sorted by size and date, which is hard to wave away.',
    },
    {
      title: 'Tickets in the right order',
      text: 'The polite question can wait an hour. The furious one about a ruined wedding present comes up at once.',
    },
    {
      title: 'Copy in your customers’ words',
      text: 'If buyers keep praising the pockets and your page never mentions them, you have found your next headline.',
    },
    {
      title: 'Warning before a storm',
      text: 'A post that many people repeat in anger is seen by your press desk while there is still time for a good reply.',
    },
  ],
  features: [
    {
      title: 'Opinion by aspect',
      text: 'Fit, fabric, packaging, delivery, price and service are scored apart. You name the aspects; we teach the model to spot them.',
    },
    {
      title: 'Word lists where they suffice',
      text: 'VADER and TextBlob score short English texts in moments and can show which words tipped the balance.',
    },
    {
      title: 'Trained models where they don’t',
      text: 'A language model adapted in PyTorch on a sample your own staff has labeled copes better with sarcasm, jargon and the languages you sell in; how much better is measured, since none of them is right every time.',
    },
    {
      title: 'Public conversation',
      text: 'Brandwatch gathers what is said about you on social networks, forums and news sites, so that you see posts next to tickets on the same topic.',
    },
    {
      title: 'Phrases that belong together',
      text: 'With NLTK we find the pairs of words that appear more often than chance allows: “collar scratches,” “arrived late,” “runs small.”',
    },
    {
      title: 'Alarms per product',
      text: 'Each product is compared with its own past. A sudden turn sends one message to one person, with the sentences that set it off.',
    },
    {
      title: 'A monthly check',
      text: 'Every month your team grades a random sample. Where the model slips, the share of mistakes is printed beside its charts.',
    },
  ],
  useCases: [
    {
      title: 'A handle in the fine print',
      text: 'A luggage brand sees returns of one suitcase rise without a reason on the form. The reviews name the handle, the batch numbers name the factory, and the next delivery comes with another rivet.',
    },
    {
      title: 'Cookware with a new coating',
      text: 'Customers who bought the pan before and after a change of supplier write differently about eggs. The comparison by purchase date gives the buyer her evidence.',
    },
    {
      title: 'Good product, bad box',
      text: 'A pottery shop reads “beautiful but broken” and thinks of the carrier. Sorted by warehouse, the complaints come from one packing line that had run out of inner boxes.',
    },
    {
      title: 'The launch weekend',
      text: 'A cosmetics label brings out a new scent and wants to know by Saturday noon whether “strong” is meant kindly. Posts and reviews are read together, by region, with examples.',
    },
    {
      title: 'A survey with a free-text field',
      text: 'Thousands of answers to “anything else?” had never been opened. Grouped by topic, they turn out to hold one request above all: tell us when it is back in stock.',
    },
  ],
  screen: {
    where: 'The buyer’s review list',
    rows: [
      { kind: 'item', text: 'Fit', note: '“runs small,” more often since May', isMarked: true },
      { kind: 'item', text: 'Fabric', note: 'praised' },
      { kind: 'item', text: 'Delivery', note: 'as before' },
      { kind: 'line', text: 'Check the last batch of the linen shirt.' },
    ],
  },
  related: ['customer-interaction-engagement', 'analytical-insight', 'content-creative'],
};
