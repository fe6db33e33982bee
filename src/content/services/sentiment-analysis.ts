import type { Service } from '../types';

export const service: Service = {
  title: 'Sentiment Analysis',
  area: 'counter',
  card: {
    description:
      'Reviews, tickets, and public posts, read as they arrive and sorted by product, praise, and complaint.',
    benefits: [
      'Spot a bad batch before the returns arrive',
      'Buyers get quotes to bring to the supplier',
      'The most urgent ticket is answered first',
      'Praise turns into better product copy',
    ],
  },
  technologies: ['vader-textblob', 'nltk', 'pytorch', 'brandwatch'],
  meta: {
    title: 'Sentiment Analysis of Reviews and Tickets',
    description:
      'Software that reads your reviews, tickets, and public posts, and spots complaints, so the right team hears about a bad batch or a torn seam early.',
    keywords: 'customer reviews, star ratings, bad reviews, complaints, customer feedback, support tickets',
  },
  subtitle:
    'Our software reads what customers write to you and about you, and shows which parts of a product they like or dislike.',
  description: [
    'Four stars, and underneath: “Love the jacket, the lining tore in a week.” The average stays high and the linings keep tearing. We read the sentence, not just the stars, and file it twice: praise for the jacket, a complaint about the lining. Product, size, and batch are attached.',
    'Reviews, return notes, support tickets, survey answers, and public posts are all read the same way. Short English text can be scored with word lists, which are fast and easy to check. Irony, mixed opinions, and other languages need a trained model. Either way, you can click any number on a chart to see the sentences behind it.',
  ],
  benefits: [
    {
      title: 'Problems caught while they’re small',
      text: 'Three customers use the word “mold” about one batch. Your quality team hears about it that day and can stop the rest of the pallet.',
    },
    {
      title: 'Better supplier meetings',
      text: 'Your buyers bring forty customers’ comments about one seam, sorted by size and date. That’s hard to argue with.',
    },
    {
      title: 'Tickets in the right order',
      text: 'The polite question can wait an hour. The furious one about a ruined wedding gift goes to the top.',
    },
    {
      title: 'Copy in your customers’ own words',
      text: 'If buyers keep praising the pockets and your page never mentions them, you have found your next headline.',
    },
    {
      title: 'Warning before a storm',
      text: 'Your PR team sees an angry post going viral while there is still time for a good reply.',
    },
  ],
  features: [
    {
      title: 'Opinion by aspect',
      text: 'Fit, fabric, packaging, delivery, price, and service each get their own score. You name the aspects; we teach the model to spot them.',
    },
    {
      title: 'Word lists where they’re enough',
      text: 'VADER and TextBlob score short English text in moments and show which words tipped the balance.',
    },
    {
      title: 'Trained models where they aren’t',
      text: 'A language model, fine-tuned in PyTorch on a sample your staff has labeled, handles sarcasm, jargon, and your languages better. We measure how much better, because no model is right every time.',
    },
    {
      title: 'Public conversation',
      text: 'Brandwatch gathers what people say about you on social networks, forums, and news sites. You see posts next to tickets on the same topic.',
    },
    {
      title: 'Phrases that belong together',
      text: 'With NLTK we find word pairs that appear together more often than chance: “collar scratches,” “arrived late,” “runs small.”',
    },
    {
      title: 'Alerts per product',
      text: 'Each product is compared with its own past. A sudden change sends one message to one person, with the sentences that triggered it.',
    },
  ],
  useCases: [
    {
      title: 'The loose suitcase handle',
      text: 'Returns of one suitcase rise, and the forms don’t say why. The reviews name the handle, the batch numbers name the factory, and the next shipment comes with a better rivet.',
    },
    {
      title: 'Cookware with a new coating',
      text: 'After a pan’s coating comes from a new supplier, reviews start to mention eggs that stick. Comparing them by purchase date gives the buyer her evidence.',
    },
    {
      title: 'Good product, bad box',
      text: 'A pottery store reads “beautiful but broken” and blames the carrier. Sorted by warehouse, the complaints point to one packing line that had run out of inner boxes.',
    },
    {
      title: 'A survey with a free-text field',
      text: 'Thousands of answers to “anything else?” had gone unread. Once they’re grouped by topic, one request leads by far: tell us when it’s back in stock.',
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
  callToAction: {
    title: 'Which product gets mixed reviews?',
    text: 'Send us its link. We’ll read the reviews and suggest what to track.',
  },
};
