import { commitments, terms } from './commitments';
import { company } from './company';

export const contactPage = {
  meta: {
    title: 'Talk to the people who would do the work',
    description: `Write to us or call us in New York. Tell us what your store sells and what keeps going wrong; a person follows up within ${commitments.followUpHours} hours.`,
    keywords:
      'hire us, office location, business hours, opening times, phone number, email address, talk to sales, speak to a person',
  },
  heading: 'Tell us what keeps going wrong',
  lead: 'A few lines are enough: what you sell, roughly how much, and what you would fix first.',
  /** For a link from an order, before and after the message is sent. */
  order: {
    heading: 'Cancel an order or get a refund',
    lead: (total: string | null) =>
      `Send this message, or email ${company.email.general}. Within ${terms.moneyBackPeriod}, you get everything back${total === null ? '' : `: ${total} with tax`}. After that, give us ${terms.notice}.`,
    sentHeading: 'Cancellation requested',
    again: 'Write another message',
    sentLead: (number: string) => `Your message is about order ${number}.`,
    /** Follows the thanks for a message. */
    sent: (number: string, total: string | null) =>
      `In a real store, we’d confirm your last day and ${total === null ? 'the refund' : `a refund of up to ${total}`} for order ${number} within ${commitments.followUpHours} hours. In this demo, you were never charged.`,
  },
  /** Who reads the messages. */
  reader: 'raymond-toussaint',
  readerNote: 'reads every message, and decides who answers.',
  directHeading: 'Or reach us directly',
  hoursHeading: 'Business hours',
  socialLabel: 'Find us on',
  socialNote: 'Demo links: each opens the service’s home page.',
  nextHeading: 'What happens next',
  next: [
    {
      title: `A person follows up within ${commitments.followUpHours} hours`,
      text: `Your message goes to the person here who knows stores like yours best. They write back under their own name, with questions about your store. Customers with a problem hear from support within ${commitments.supportHours} hours.`,
    },
    {
      title: 'We talk for half an hour',
      text: 'Bring one figure, such as returns by size or searches with no results. We look at it together and tell you what has worked elsewhere.',
    },
    {
      title: 'You get two pages in writing',
      text: 'They cover what we would build first, what we need from you, how long it takes, and what it costs. If we think you should leave things as they are, they say so.',
    },
  ],
} as const;
