import type { ServiceDetail } from '../../types';

/** The page of Customer Segmentation: groups of customers that a team can act on. */
export const detail: ServiceDetail = {
  meta: {
    title: 'Customer Segmentation You Can Act On',
    description:
      'Customer groups built from what people buy and when: few, named, stable and tied to an action, so that discounts go where they change something.',
  },
  subtitle: 'We group your customers by how they buy: a few named segments your team can act on.',
  description: [
    'A segment is useful if the person planning next month’s catalog can say its name and knows what to do differently for it. Many segmentations fail there: clever clusters, lovely chart, nothing happens on Monday. So we begin with your decisions, such as whom to mail, whom to call, whom to stop discounting for, and build the groups that make those decisions easier.',
    'They are drawn from behavior: when people buy, what, how often, at which price, on which channel, and what they send back. Age and postal code come in only where they add something. Each group is tested for steadiness, because a customer who switches groups every week can’t be planned for, and each gets a one-page portrait with real, anonymous orders on it.',
  ],
  benefits: [
    {
      title: 'Discounts only where they’re needed',
      text: 'People who buy at full price anyway stop receiving coupons. The saving pays for the win-back campaign.',
    },
    {
      title: 'Departures noticed in time',
      text: 'A customer who comes every five weeks and has been gone for eight is drifting. Someone who buys twice a year isn’t, and is left in peace.',
    },
    {
      title: 'One language across departments',
      text: 'Marketing, buying and service speak of the same groups by the same names, and their reports finally add up.',
    },
    {
      title: 'A range for real people',
      text: 'Buyers see which group a product serves. Three products for the same crowd and none for the next one becomes a visible gap.',
    },
    {
      title: 'Doubtful groups marked as such',
      text: 'You learn how sure each assignment is, so that nobody builds a campaign on a group that is mostly noise.',
    },
  ],
  features: [
    {
      title: 'Behavior first',
      text: 'Recency, frequency and value form the frame. Categories, returns, channels and sensitivity to price fill it in.',
    },
    {
      title: 'Clusters with a sanity test',
      text: 'Grouped in scikit-learn by several methods and on several samples. Groups that all of them find are kept.',
    },
    {
      title: 'Future value, with a range',
      text: 'R models estimate who is likely to come back and how often. The result is a range and not a single number.',
    },
    {
      title: 'History at full length',
      text: 'Years of orders and clicks are gathered in Spark, and a small Keras network can compress long order histories to a few traits. Seasons and slow cycles stay part of the picture.',
    },
    {
      title: 'Portraits and migrations',
      text: 'D3.js shows how customers moved between groups since last quarter: who grew, who cooled, and what they bought just before.',
    },
    {
      title: 'Delivered where you work',
      text: 'The group is on the customer’s record in your shop, mail and service systems, refreshed nightly and stamped with a date.',
    },
    {
      title: 'Fairness check',
      text: 'We check what each group really means. If “low value” turns out to mean “lives in this neighborhood”, we remove it.',
    },
  ],
  useCases: [
    {
      title: 'The coupon nobody needed',
      text: 'A tea merchant sends the same voucher to the whole list each month. Regulars, it turns out, simply wait for it. They now receive a first look at the new harvest, and the voucher goes to people who have not ordered since summer.',
    },
    {
      title: 'Tradespeople among the hobbyists',
      text: 'A tool shop treats everyone as a weekend builder. The group that orders consumables on weekday mornings gets an invoice account and a reorder list, and stops seeing the beginner’s guide.',
    },
    {
      title: 'Heavy returners, two kinds',
      text: 'At a fashion retailer some send back much and keep a lot; others keep nothing. The first group turns out to be among the shop’s best customers, and the new return fee leaves it out.',
    },
    {
      title: 'Gift buyers',
      text: 'Two orders a year, both with a card, both to another address. They are written to in the weeks before those dates, with a reminder of what they gave last time, and otherwise not at all.',
    },
    {
      title: 'A second shop’s first list',
      text: 'A home-textiles store opens a sister brand for children. Migration charts show how large the group is that already buys for a nursery, and the first mailing goes only to people in it who asked for news.',
    },
  ],
  screen: {
    where: 'The marketing team’s groups',
    rows: [
      { kind: 'item', text: 'Regulars', note: 'no coupon needed' },
      { kind: 'item', text: 'Drifting off', note: 'write this week', isMarked: true },
      { kind: 'item', text: 'New', note: 'send the size guide' },
    ],
  },
  related: ['customer-interaction-engagement', 'personalization-recommendation', 'analytical-insight'],
};
