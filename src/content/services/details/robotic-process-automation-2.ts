import type { ServiceDetail } from '../../types';

/** The page of Robotic Process Automation: routine work between systems, done by software. */
export const detail: ServiceDetail = {
  meta: {
    title: 'Robotic Process Automation for Retail Offices',
    description:
      'Software that enters invoices, supplier lists, returns and stock files and checks them against your rules. Odd cases go to a person with the papers.',
  },
  subtitle:
    'Software that does your office’s copying, comparing and clicking before your team comes in, and leaves the odd cases to people.',
  description: [
    'Every shop has its secret machinery: somebody who downloads a supplier’s spreadsheet at seven, renames the columns, fixes the decimal commas and uploads it to the shop; somebody else who reads invoices and types eleven fields of each.',
    'We watch that work, write it down with the people who do it, and move the repeatable part to software. If the other system has an interface for programs, we use that. Only where there is none does a robot operate the screen as a person would, and it stops when the screen looks different from usual. Each run leaves a record of what it read, did and left undone. The leftovers go to a desk with the document attached, since judging them is the part that needs your people.',
  ],
  benefits: [
    {
      title: 'Stock figures before the first order',
      text: 'Supplier files are in the shop by opening time, so nobody buys what has been gone since last night.',
    },
    {
      title: 'Slips caught at the door',
      text: 'A price with a misplaced decimal is compared with last week’s and held, where a tired eye would have let it through.',
    },
    {
      title: 'Vacations without a handbook',
      text: 'Knowledge that lived in one colleague’s fingers is written down, tested and in version control.',
    },
    {
      title: 'Invoices paid in the discount period',
      text: 'Matching with order and receipt happens on arrival. Only the differences wait for someone to look at them.',
    },
    {
      title: 'Seasonal peaks without temps',
      text: 'The flood of returns after the holidays takes the robot longer, and that is all.',
    },
    {
      title: 'A trail for the auditor',
      text: 'Who changed which record on what evidence can be shown line by line, more fully than when people do the typing.',
    },
  ],
  features: [
    {
      title: 'A process diary',
      text: 'Before anything is built, real cases are logged until their exceptions repeat. Some of them turn out not to be needed.',
    },
    {
      title: 'Document reading',
      text: 'OpenCV straightens and cleans scans, Tesseract reads them, and totals are recomputed. A sum that doesn’t add up is never posted.',
    },
    {
      title: 'Sorting what comes in',
      text: 'A scikit-learn model files emails and attachments by type, supplier and urgency. Below a set confidence it asks.',
    },
    {
      title: 'Hands for old systems',
      text: 'Playwright operates web portals that offer nothing better, at a polite pace, with an account of its own and no more rights than the task needs.',
    },
    {
      title: 'Small decisions, computed',
      text: 'Which warehouse ships which order line, which carrier takes which parcel: PuLP solves such assignments every hour under your costs and cut-off times.',
    },
    {
      title: 'A desk for exceptions',
      text: 'One screen with the document, the reading, the doubt and two buttons. Decisions become test cases for the next version.',
    },
    {
      title: 'A brake',
      text: 'Limits on amounts and on the number of changes per run. Beyond them the robot stops, restores what it touched and calls for a person.',
    },
  ],
  useCases: [
    {
      title: 'Thirty suppliers, thirty spreadsheets',
      text: 'A bicycle dealer’s wholesalers each have their own idea of a price list. The lists are fetched, mapped and compared nightly; a supplier who renames a column causes a question in the morning and no wrong prices at noon.',
    },
    {
      title: 'Returns in the basement',
      text: 'Parcels come back faster than they can be booked at a fashion store. Scanning the label now opens the order, proposes the reason from the slip and prepares the refund, and a person judges the garment.',
    },
    {
      title: 'Packing slip against invoice',
      text: 'A hotel supplier pays for what was ordered rather than what came. The three papers are matched line by line, and claims for the missing crates are drafted while the driver still remembers them.',
    },
    {
      title: 'Listings on four marketplaces',
      text: 'A lamp maker’s assistant spends the week copying the same data into four portals. The record is entered once; the portals are filled in overnight, and a rejected listing comes back with the portal’s own complaint.',
    },
    {
      title: 'One order, two warehouses',
      text: 'Customers of a garden center receive three parcels for one order. Lines are now assigned together each hour, and splitting happens only when it gets something there sooner.',
    },
  ],
  screen: {
    where: 'The exceptions desk',
    rows: [
      { kind: 'item', text: 'Invoice 1', note: 'posted' },
      { kind: 'item', text: 'Invoice 2', note: 'the sum does not add up', isMarked: true },
      { kind: 'item', text: 'Invoice 3', note: 'posted' },
      { kind: 'line', text: 'Only the second one waits for a person.' },
    ],
  },
  related: ['pricing-inventory-management', 'content-creative', 'conversational-ai'],
};
