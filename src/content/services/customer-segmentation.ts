import type { Service } from '../types';

export const service: Service = {
  title: 'Customer Segmentation',
  area: 'back-room',
  card: {
    description: 'Segments based on what customers do: few enough to remember, stable enough to plan with.',
    benefits: [
      'Discounts only for shoppers who need a nudge',
      'Early notice when a good customer drifts away',
      'One set of segments for marketing, buying, and service',
    ],
  },
  technologies: ['scikit-learn', 'r', 'apache-spark', 'keras', 'd3-js'],
  meta: {
    title: 'Customer Segmentation You Can Act On',
    description:
      'Customer segments based on what people buy and when. Each has a name and an action tied to it, so discounts go where they make a difference.',
    keywords: 'customer groups, repeat buyers, loyal customers, churn, customers who leave, lifetime value',
  },
  subtitle: 'We group your customers by how they buy: a few named segments your team can act on.',
  description: [
    'A segment is useful if the person planning next month’s catalog can say its name and knows what to do differently for it. Many segmentations fail that test: clever clusters, a nice chart, and nothing changes. So we start with your decisions, such as who to email, who to call, and who no longer needs a discount. Then we build segments that make those decisions easier.',
    'They are based on behavior: what people buy, when, how often, at what price, on which channel, and what they send back. Age and ZIP code are used only where they add something. We test each segment for stability, because you can’t plan for customers who switch every week. Each one gets a one-page profile with real, anonymous orders.',
  ],
  benefits: [
    {
      title: 'Discounts only where they’re needed',
      text: 'People who would pay full price anyway stop getting coupons. The savings pay for the win-back campaign.',
    },
    {
      title: 'Churn noticed in time',
      text: 'A customer who comes every five weeks and has been gone for eight is drifting away. Someone who buys twice a year isn’t, and you leave them alone.',
    },
    {
      title: 'One language across departments',
      text: 'Marketing, buying, and service use the same names for the same segments, and their reports finally add up.',
    },
    {
      title: 'A catalog for real customers',
      text: 'Buyers see which segment each product serves, so gaps show: three products for one segment and none for the next.',
    },
    {
      title: 'How sure the model is',
      text: 'You see how certain each assignment is, so you don’t build a campaign on a segment that is mostly noise.',
    },
  ],
  features: [
    {
      title: 'Behavior first',
      text: 'We start with recency, frequency, and value, then add categories, returns, channels, and price sensitivity.',
    },
    {
      title: 'Clusters with a sanity check',
      text: 'We cluster in scikit-learn with several methods on several samples, and keep the segments that all of them find.',
    },
    {
      title: 'Future value, with a range',
      text: 'R models estimate who is likely to come back and how often. You get a range, not a single number.',
    },
    {
      title: 'The full order history',
      text: 'Spark gathers years of orders and clicks, so seasons and slow cycles aren’t lost. A small Keras network can compress a long order history into a few traits.',
    },
    {
      title: 'Profiles and migration',
      text: 'D3.js charts show how customers moved between segments since last quarter, and what they bought just before.',
    },
    {
      title: 'Fairness check',
      text: 'We check what each segment really measures. If “low value” turns out to mean “lives in this neighborhood,” we remove it.',
    },
  ],
  useCases: [
    {
      title: 'The coupon that regulars waited for',
      text: 'A tea merchant emails the same coupon to the whole list every month. Loyal customers, it turns out, hold off until it comes. They now get a first look at the new harvest, and the coupon goes to people who haven’t ordered since summer.',
    },
    {
      title: 'Contractors among hobbyists',
      text: 'A tool store treats everyone as a weekend builder. Customers who order supplies on weekday mornings now get an invoice account and a reorder list, and no longer see the beginner’s guide.',
    },
    {
      title: 'Two kinds of frequent returners',
      text: 'At a fashion retailer, some customers return a lot and keep a lot; others keep nothing. The first group is among the store’s best customers, so the new return fee doesn’t apply to them.',
    },
    {
      title: 'Gift buyers',
      text: 'Two orders a year, both with a gift message, both to another address. They get an email in the weeks before those dates, with a reminder of what they gave last time, and nothing else.',
    },
  ],
  screen: {
    where: 'The marketing team’s segments',
    rows: [
      { kind: 'item', text: 'Regulars', note: 'no coupon needed' },
      { kind: 'item', text: 'Drifting off', note: 'email this week', isMarked: true },
      { kind: 'item', text: 'New', note: 'send the size guide' },
    ],
  },
  related: ['customer-interaction-engagement', 'personalization-recommendation', 'analytical-insight'],
  callToAction: {
    title: 'Start with one decision',
    text: 'What would you do differently for different customers? Your answer tells us which segments to build.',
  },
};
