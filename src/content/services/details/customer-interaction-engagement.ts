import type { ServiceDetail } from '../../types';

/** The page of Customer Interaction & Engagement: timing, channels, loyalty and the service desk. */
export const detail: ServiceDetail = {
  meta: {
    title: 'Customer Interaction & Engagement',
    description:
      'One plan for what your shop sends to customers: when, where, how often and when not to. Each kind of message is tested against sending nothing.',
  },
  subtitle:
    'We plan the messages that your shop sends to each customer: what, when and on which channel, and when to leave people alone.',
  description: [
    'Follow one of your customers for a month and count: newsletter, cart reminder, loyalty statement, review request, a push note about a sale she has already shopped. Each was sensible; together they were too many.',
    'We put all outgoing messages on one calendar per customer, with one limit. A model estimates whether each message would help. If not, we don’t send it. Whatever goes out knows the state of affairs: an open complaint stops the sale email, a delayed parcel is announced before the customer asks, a loyalty reward turns up when it can be used. Consent and quiet hours are limits the model cannot move.',
  ],
  benefits: [
    {
      title: 'Fewer people leave the list',
      text: 'Subscribers who hear from you at a bearable rate stay subscribed, and remain reachable when there is real news.',
    },
    {
      title: 'Bad news from you first',
      text: 'The note “your parcel is a day late” costs a moment and spares your desk the call and your customer the wait at the window.',
    },
    {
      title: 'Reminders worth having',
      text: 'The filter, the contact lenses, the cat’s flea drops: mentioned when the pack must be nearly empty, and skipped if a new one was bought at your counter.',
    },
    {
      title: 'Loyalty people notice',
      text: 'Points that can be spent on something wanted, announced within reach of the next reward, do more than a balance in a footer.',
    },
    {
      title: 'Credit where it is due',
      text: 'Part of the audience is left out at random each time, which tells sales caused by a message from sales that would have come in anyway.',
    },
  ],
  features: [
    {
      title: 'A contact budget',
      text: 'One weekly allowance per customer over email, text message, push and letter. Campaigns compete for it by expected benefit.',
    },
    {
      title: 'Send-or-stay-silent models',
      text: 'Uplift models built with scikit-learn look for people whom a message moves, and pass over those who would have bought regardless.',
    },
    {
      title: 'Moments that trigger',
      text: 'First delivery, a return refunded, size back in stock, a year since the wedding registry. Each expires once it is old.',
    },
    {
      title: 'Replies that go somewhere',
      text: 'An answer to any message reaches an agent or a short dialog, built in Botpress or, if it has to stay on your servers, in Rasa.',
    },
    {
      title: 'Ears outside your own shop',
      text: 'Public questions and complaints picked up by Brandwatch enter the same queue as email, with the customer’s history where she can be matched and has agreed.',
    },
    {
      title: 'Service desk view',
      text: 'Agents see what a customer was sent and when, next to orders and tickets, and can pause marketing with one click.',
    },
    {
      title: 'Experiments with a null option',
      text: 'Optimizely runs the variants on site, and every test of an email includes the group that receives nothing.',
    },
  ],
  useCases: [
    {
      title: 'The abandoned cart that wasn’t',
      text: 'A kitchen retailer reminds people an hour after they leave, and some had gone to the branch to buy. Receipts from the register now cancel the reminder, and the rest wait until the evening.',
    },
    {
      title: 'A points scheme asleep',
      text: 'Members of a garden club collect and never redeem. Rewards are cut into smaller steps and offered in planting season, and the statement says what the balance buys today.',
    },
    {
      title: 'A recall done decently',
      text: 'A toy maker has to reach every buyer of one rattle. The message goes out on the channel each buyer last answered, is repeated elsewhere only for people who haven’t read it, and suspends all advertising to them meanwhile.',
    },
    {
      title: 'Second order, please',
      text: 'Many try a coffee subscription once. Instead of a discount on day two, newcomers get brewing advice for the beans they chose, and an offer when the bag must be running low.',
    },
    {
      title: 'Review requests with tact',
      text: 'A mattress shop asks for stars on delivery day, when nobody has slept yet. The request waits some weeks, and skips customers who have a case open with the service desk.',
    },
  ],
  screen: {
    where: 'What one customer gets this week',
    rows: [
      { kind: 'item', text: 'Parcel delivered', note: 'text message' },
      { kind: 'item', text: 'Sale email', note: 'held back: open complaint', isMarked: true },
      { kind: 'item', text: 'Loyalty reward', note: 'email on Friday' },
    ],
  },
  related: ['conversational-ai', 'customer-segmentation', 'sentiment-analysis'],
};
