import type { ServiceDetail } from '../../types';

/** The page of Security & Fraud Prevention: orders, logins and refunds weighed as they happen. */
export const detail: ServiceDetail = {
  meta: {
    title: 'Fraud Prevention & Store Security',
    description:
      'Software that stops stolen cards, hijacked accounts and refund tricks without turning good customers away. Every blocked order comes with its reasons.',
  },
  subtitle: 'Real-time fraud checks on orders, logins and refunds that good customers never notice.',
  description: [
    'Fraud costs you twice: in fake orders you fail to stop and in good ones you turn away. The second bill is harder to see, because a customer who was refused at the register seldom writes in about it. We tune for both, with your own numbers for what each kind of mistake costs you.',
    'An order, a login or a refund request receives a score while it is happening. Most pass without anyone noticing. A few are asked for one more proof, such as a code or a bank confirmation. The doubtful remainder goes to your reviewers, with the reasons in plain words and the related cases beside it. What they decide teaches the next round. Card numbers stay with your payment provider throughout.',
  ],
  benefits: [
    {
      title: 'Fewer chargebacks',
      text: 'Chargebacks shrink where they hurt most: on the small, expensive items that are easy to resell.',
    },
    {
      title: 'Good orders get through',
      text: 'A long-standing customer shipping a present to a new address is recognized by everything else about her, and is not treated as a suspect.',
    },
    {
      title: 'Reviewers with time to think',
      text: 'The queue holds the cases where judgment helps. The obvious ones, in both directions, never reach it.',
    },
    {
      title: 'Accounts kept by their owners',
      text: 'A burst of guessed passwords, or a login followed at once by a changed address, is met with a second factor before the loyalty points are gone.',
    },
    {
      title: 'Fair rules for refunds',
      text: 'People who report an empty box again and again stand out across cards and addresses, which lets you pay the honest claims faster.',
    },
    {
      title: 'Reasons on file',
      text: 'If a bank or a regulator asks why an order was refused, the record answers in sentences.',
    },
  ],
  features: [
    {
      title: 'Scoring at the register',
      text: 'Device, address, cart, speed and history are combined by a scikit-learn model within the pause a shopper does not notice, with fixed rules on top for your absolute noes.',
    },
    {
      title: 'Spotting the unfamiliar',
      text: 'An autoencoder, written in Keras and run by TensorFlow, learns what ordinary traffic looks like. Behavior that it cannot reproduce is new and is looked at.',
    },
    {
      title: 'Rings and links',
      text: 'Overnight, Spark connects accounts through shared card tokens, phones and pickup points. Ten strangers with one mailbox become visible as one case.',
    },
    {
      title: 'A search across events',
      text: 'Investigators query months of logins, orders and refunds in Elasticsearch, and follow a device from its first visit to its last.',
    },
    {
      title: 'Step-up rather than refusal',
      text: 'Medium risk asks for a proof that honest people can give in seconds. Only high risk is declined, and the wording leaves a way to a person.',
    },
    {
      title: 'Defense against bots',
      text: 'Card testing, voucher guessing and scripts that empty a limited release are recognized by their behavior. Your customers need not solve picture puzzles.',
    },
    {
      title: 'Shadow mode',
      text: 'New rules run silently beside the old ones on live orders first. You read what they would have stopped before they may stop anything.',
    },
  ],
  useCases: [
    {
      title: 'Watches by express, to a hotel',
      text: 'A jeweler loses pieces to orders with next-day delivery and a fresh account. Those orders are now held for a call-back when several signs coincide, and the traveling regulars among them pass on the strength of their history.',
    },
    {
      title: 'One cent, a thousand times',
      text: 'Thieves try stolen card numbers on a charity shop’s smallest gift voucher. The pattern of many cards from few devices is recognized while it is still going on, and the voucher page asks for a confirmation.',
    },
    {
      title: 'Points that went missing overnight',
      text: 'Members of a cosmetics club log in to find their balance spent. Passwords leaked elsewhere had been tried out here; logins from new devices now need an email confirmation before points can move.',
    },
    {
      title: 'Returns that weigh too little',
      text: 'Parcels come back to a camera store with a bag of rice inside. Weights at both ends are compared, and the few accounts behind the pattern lose the instant refund that everybody else keeps.',
    },
    {
      title: 'Sneakers, two hundred pairs',
      text: 'Scripts buy a limited release before a person can blink. Requests that behave like no human are placed last in the queue, and real customers get through to the size picker.',
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
};
