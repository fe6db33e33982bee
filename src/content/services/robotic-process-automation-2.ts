import type { Service } from '../types';

export const service: Service = {
  title: 'Robotic Process Automation',
  area: 'back-room',
  card: {
    description:
      'Software that handles invoices, listings, returns, and stock files, and leaves the exceptions to your people.',
    benefits: [
      'Supplier files loaded by opening time',
      'Typing errors stop reaching the invoice',
      'Exceptions reach a person with everything attached',
    ],
  },
  technologies: ['Playwright', 'opencv', 'Tesseract OCR', 'scikit-learn', 'pulp'],
  meta: {
    title: 'Robotic Process Automation for Retail Offices',
    description:
      'Software that enters invoices, supplier lists, returns, and stock files, and checks them against your rules. Exceptions go to a person, documents attached.',
    keywords:
      'RPA, automation, data entry, invoices, paperwork, repetitive tasks, boring tasks, copying orders by hand',
  },
  subtitle:
    'Software copies, compares, and clicks for your office before your team comes in, and leaves the exceptions to people.',
  description: [
    'Every store has routines that were never written down. Someone downloads a supplier’s spreadsheet at seven, renames the columns, fixes the formats, and uploads it to the store. Someone else reads invoices and types in eleven fields from each.',
    'We watch that work, write it down with the people who do it, and move the repeatable part to software. If the other system has an API, we use it. Only if there isn’t one does a robot operate the screen as a person would, and it stops when the screen looks different. Each run leaves a record of what it read, did, and left undone. Exceptions go to your team with the document attached, because judging them takes people.',
  ],
  benefits: [
    {
      title: 'Stock levels before the first order',
      text: 'Supplier files are in the store by opening time, so shoppers can’t order something that sold out last night.',
    },
    {
      title: 'Errors caught early',
      text: 'A price with a misplaced decimal is compared with last week’s and held. Tired eyes would have missed it.',
    },
    {
      title: 'Nothing depends on one person',
      text: 'What one colleague knew by heart is now written down, tested, and under version control, so vacations leave no backlog.',
    },
    {
      title: 'Early-payment discounts captured',
      text: 'Each invoice is matched with its order and receipt when it arrives. Only mismatches wait for someone to look at them.',
    },
    {
      title: 'An audit trail',
      text: 'You can show line by line who changed which record and why, in more detail than when people do the typing.',
    },
  ],
  features: [
    {
      title: 'Document reading',
      text: 'OpenCV straightens and cleans scans, Tesseract reads them, and totals are recomputed. A sum that doesn’t add up is never posted.',
    },
    {
      title: 'Sorting the inbox',
      text: 'A scikit-learn model files emails and attachments by type, supplier, and urgency. If its confidence is below your threshold, it asks.',
    },
    {
      title: 'Connectors for old systems',
      text: 'Playwright operates web portals that have no API, at a polite pace, with its own account and only the rights it needs.',
    },
    {
      title: 'Routine decisions, automated',
      text: 'Which warehouse ships which order line, which carrier takes which package: PuLP solves these assignments every hour, given your costs and cutoff times.',
    },
    {
      title: 'A desk for exceptions',
      text: 'One screen shows the document, what was read, what is in doubt, and two buttons. Decisions become test cases for the next version.',
    },
    {
      title: 'An emergency brake',
      text: 'You limit the amounts and the number of changes per run. Beyond those limits, the robot stops, restores what it touched, and alerts a person.',
    },
  ],
  useCases: [
    {
      title: 'Thirty suppliers, thirty spreadsheets',
      text: 'A bicycle dealer’s wholesalers each have their own idea of a price list. The lists are fetched, mapped, and compared nightly. If a supplier renames a column, someone gets a question in the morning, not wrong prices at noon.',
    },
    {
      title: 'Returns in the basement',
      text: 'At a fashion store, returns come back faster than the staff can log them. Scanning the label now opens the order, suggests the reason from the slip, and prepares the refund. A person inspects the garment.',
    },
    {
      title: 'Packing slips that match invoices',
      text: 'A hotel supplier pays for what was ordered rather than what came. Order, packing slip, and invoice are now matched line by line, and claims for missing crates are drafted while the driver still remembers them.',
    },
    {
      title: 'Listings on four marketplaces',
      text: 'A lamp maker’s assistant spends the week copying the same data into four portals. The record is entered once; the portals are filled in overnight, and a rejected listing comes back with the portal’s own error message.',
    },
  ],
  screen: {
    where: 'The exceptions desk',
    rows: [
      { kind: 'item', text: 'Invoice 1', note: 'posted' },
      { kind: 'item', text: 'Invoice 2', note: 'the total doesn’t add up', isMarked: true },
      { kind: 'item', text: 'Invoice 3', note: 'posted' },
      { kind: 'line', text: 'Only the second one needs a person.' },
    ],
  },
  related: ['pricing-inventory-management', 'content-creative', 'conversational-ai'],
  callToAction: {
    title: 'What does your team retype?',
    text: 'Describe one routine: who does it, how often, and in which systems. That’s enough to estimate how much of it software could do.',
  },
};
