import type { Service } from '../types';

export const service: Service = {
  title: 'Security & Fraud Prevention',
  area: 'back-room',
  card: {
    description:
      'Orders, logins, and refunds are checked as they happen. Reviewers see only the unclear ones, and most good customers never notice.',
    benefits: [
      'Fewer chargebacks, and fewer good orders refused',
      'Stolen accounts caught before they are emptied',
      'Reviewers see why a case was flagged',
    ],
  },
  technologies: ['scikit-learn', 'apache-spark', 'keras', 'tensorflow', 'elasticsearch'],
  meta: {
    title: 'Fraud Prevention & Store Security',
    description:
      'Software that stops stolen cards, account takeovers, and refund fraud without turning good customers away. Every blocked order comes with reasons.',
    keywords: 'fraud detection, chargebacks, stolen credit cards, stolen parcels, scammers, fake accounts',
  },
  subtitle:
    'Orders, logins, and refunds are checked for fraud in real time. Most good customers never notice.',
  description: [
    'Fraud costs you twice: in fake orders you fail to stop and in good ones you turn away. The second cost is harder to see, because customers who are turned away rarely write to complain. We tune for both, using your own numbers for what each mistake costs.',
    'Every order, login, and refund request gets a score as it happens. Most go through, and those customers never notice. A few customers are asked for extra proof, such as a code or a bank confirmation. Clear fraud is declined automatically if you allow it; anything unclear waits for a reviewer, with related cases alongside. The model learns from their decisions. Card numbers always stay with your payment provider.',
  ],
  benefits: [
    {
      title: 'Fewer chargebacks',
      text: 'Chargebacks drop where they hurt most: on small, expensive items that are easy to resell.',
    },
    {
      title: 'Good orders get through',
      text: 'A longtime customer shipping a gift to a new address is recognized by everything else about her. She isn’t treated as a suspect.',
    },
    {
      title: 'Reviewers with time to think',
      text: 'The queue only holds cases where judgment helps. Obvious ones, good or bad, never reach it.',
    },
    {
      title: 'Accounts stay with their owners',
      text: 'A burst of password guesses triggers a second factor, before the loyalty points are gone. So does a login followed right away by an address change.',
    },
    {
      title: 'Fair rules for refunds',
      text: 'People who keep reporting empty boxes stand out across cards and addresses, so you can pay genuine claims faster.',
    },
  ],
  features: [
    {
      title: 'Scoring at checkout',
      text: 'A scikit-learn model combines device, address, cart, speed, and history faster than a shopper can notice. Fixed rules on top block anything you never accept.',
    },
    {
      title: 'Spotting the unfamiliar',
      text: 'An autoencoder, written in Keras and run by TensorFlow, learns what ordinary traffic looks like. Behavior it can’t reconstruct is unusual, so it gets reviewed.',
    },
    {
      title: 'Rings and links',
      text: 'Overnight, Spark connects accounts through shared card tokens, phones, and pickup points. Ten strangers with one mailbox show up as one case.',
    },
    {
      title: 'Search across all events',
      text: 'Investigators query months of logins, orders, and refunds in Elasticsearch, and trace a device from its first visit to its last.',
    },
    {
      title: 'Defense against bots',
      text: 'Card testing, coupon guessing, and scripts that buy out a limited release are recognized by their behavior. Your customers never have to solve a CAPTCHA.',
    },
    {
      title: 'Shadow mode',
      text: 'New rules first run silently on live orders, next to the old ones. You see what they would have stopped before they stop anything.',
    },
  ],
  useCases: [
    {
      title: 'Watches shipped overnight to a hotel',
      text: 'A jeweler loses watches to next-day orders from new accounts. Orders with several warning signs are now held until someone calls the customer. Regulars who travel go through because of their history.',
    },
    {
      title: 'Stolen cards tested on gift cards',
      text: 'Thieves buy a thrift store’s smallest gift card again and again to see which card numbers work. The pattern, many cards from a few devices, is caught while it’s still going on, and the gift card page asks for confirmation.',
    },
    {
      title: 'Points gone overnight',
      text: 'Members of a cosmetics rewards program log in to find their points spent. Thieves had tried passwords leaked elsewhere. Logins from new devices now need an email confirmation before points can be used.',
    },
    {
      title: 'Returns that weigh too little',
      text: 'Packages come back to a camera store with a bag of rice inside. Comparing weights at both ends identifies a few accounts. They lose instant refunds; everyone else keeps them.',
    },
  ],
  screen: {
    where: 'The reviewer’s queue',
    rows: [
      { kind: 'item', text: 'Gift order', note: 'passed' },
      { kind: 'item', text: 'Five of the same bottle', note: 'held', isMarked: true },
      { kind: 'line', text: 'Held: new account, freight forwarder’s address.' },
      { kind: 'item', text: 'Regular customer', note: 'passed' },
    ],
  },
  related: ['analytical-insight', 'robotic-process-automation-2', 'customer-segmentation'],
  callToAction: {
    title: 'What does fraud cost you?',
    text: 'Give us one month’s orders and chargebacks as two numbers. We’ll work out whether a fraud check would pay for itself.',
  },
};
