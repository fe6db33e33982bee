import type { Service } from '../types';

export const service: Service = {
  title: 'Customer Interaction & Engagement',
  area: 'counter',
  card: {
    description:
      'Fewer, better-timed messages on the channel each customer prefers, coordinated with loyalty and service.',
    benefits: [
      'No sale emails to customers with an open complaint',
      'One weekly limit across all channels',
      'Loyalty rewards people want to redeem',
    ],
  },
  technologies: ['scikit-learn', 'botpress', 'rasa', 'brandwatch', 'optimizely'],
  meta: {
    title: 'Customer Interaction & Engagement',
    description:
      'One plan for everything your store sends to customers: what, when, how often, and when not to. Every kind of message is tested against sending nothing.',
    keywords: 'email marketing, abandoned carts, newsletters, loyalty program, win back customers',
  },
  subtitle:
    'We plan the messages your store sends to each customer: what, when, on which channel, and when to leave people alone.',
  description: [
    'Count what one of your customers gets in a month. A newsletter, a cart reminder, a loyalty statement, a review request, a push notification about a sale they’ve already shopped. Each one made sense. Together, they’re too much.',
    'We put all outgoing messages on one calendar per customer, with one limit. A model estimates whether each message would help. If not, we don’t send it. Every message fits the customer’s situation. An open complaint stops the sale email, a late package is announced before the customer asks, and a reward arrives when it can be used. Consent and quiet hours are limits the model can’t change.',
  ],
  benefits: [
    {
      title: 'Fewer unsubscribes',
      text: 'People who hear from you at a reasonable rate stay subscribed, so you can still reach them with real news.',
    },
    {
      title: 'Bad news comes from you first',
      text: 'A quick “your package is a day late” saves your team a call and your customer a wait at home.',
    },
    {
      title: 'Reminders worth having',
      text: 'Customers hear about filters, contact lenses, or the cat’s flea drops when the pack is nearly empty. If they just bought a new one in your store, they don’t.',
    },
    {
      title: 'Loyalty points people notice',
      text: 'Mention points when the next reward is close and is something the customer wants. That does more than a balance in a footer.',
    },
    {
      title: 'Credit where it’s due',
      text: 'In every campaign, a random part of the audience gets nothing. That separates sales caused by the message from sales you would have made anyway.',
    },
  ],
  features: [
    {
      title: 'A contact budget',
      text: 'Each customer has one weekly allowance across email, text messages, push, and letters. Campaigns compete for it based on expected benefit.',
    },
    {
      title: 'Models that know when not to send',
      text: 'Uplift models built with scikit-learn find the people a message will influence, and skip those who would have bought anyway.',
    },
    {
      title: 'Messages triggered by events',
      text: 'First delivery, a return refunded, size back in stock, a year since the wedding registry. Each one expires when it’s no longer timely.',
    },
    {
      title: 'Replies that go somewhere',
      text: 'A reply to any message reaches an agent or a short dialog. We build dialogs in Botpress, or in Rasa if they have to stay on your servers.',
    },
    {
      title: 'Listening beyond your store',
      text: 'Public questions and complaints from Brandwatch join the same queue as email, so one team answers both.',
    },
    {
      title: 'Tests with a control group',
      text: 'Optimizely runs the variants on site, and every email test includes a group that gets nothing.',
    },
  ],
  useCases: [
    {
      title: 'The abandoned cart that wasn’t',
      text: 'A kitchen retailer reminds people an hour after they leave, but some had gone to a store to buy. A receipt from the register now cancels the reminder, and the other reminders go out in the evening.',
    },
    {
      title: 'A sleepy rewards program',
      text: 'Members of a garden center’s program collect points and never redeem them. Rewards now come in smaller steps during planting season, and the statement says what the balance buys today.',
    },
    {
      title: 'A recall done right',
      text: 'A toy maker has to reach every buyer of one rattle. The message goes out on the channel each buyer last answered, and on a second one only if they haven’t read it. Until then, they get no marketing.',
    },
    {
      title: 'Review requests with tact',
      text: 'A mattress store asks for stars on delivery day, before the customer has spent a night on it. The request now waits a few weeks, and skips customers with an open support case.',
    },
  ],
  screen: {
    where: 'What one customer gets this week',
    rows: [
      { kind: 'item', text: 'Package delivered', note: 'text message' },
      { kind: 'item', text: 'Sale email', note: 'held back: open complaint', isMarked: true },
      { kind: 'item', text: 'Loyalty reward', note: 'email on Friday' },
    ],
  },
  related: ['conversational-ai', 'customer-segmentation', 'sentiment-analysis'],
  callToAction: {
    title: 'Count your own messages',
    text: 'How many does one customer get in a month? Tell us which kinds, and we’ll suggest what to stop first.',
  },
};
