import type { CaseId } from '../anchors';
import type { CaseStudy } from '../types';

/** A case study's summary for the home page. */
export type CaseOutline = Pick<CaseStudy, 'client' | 'screen' | 'measure' | 'duration' | 'category'>;

/** Summaries of the case studies; the texts are in `caseStudies.ts`, the titles in `caseRelations.ts`. */
export const caseOutlines: Readonly<Record<CaseId, CaseOutline>> = {
  'dress-sizes': {
    client: 'Fashion retailer',
    screen: {
      where: 'Product page',
      rows: [
        { kind: 'goods', goods: ['dress'] },
        { kind: 'field', label: 'Size', value: '10' },
        { kind: 'line', text: 'Cut narrow: most people who wear a 10 keep the 12.' },
      ],
    },
    measure: { counted: 'Dresses sent back, of 100 sold', before: 38, after: 21 },
    duration: '4 months',
    category: 'Personalization',
  },
  'lamp-by-photograph': {
    client: 'Furniture and lighting retailer',
    screen: {
      where: 'Shop search',
      rows: [
        { kind: 'field', label: 'Search', value: 'Your photo of a lamp', hasCamera: true },
        { kind: 'goods', goods: ['lamp', 'lamp', 'lamp'] },
        { kind: 'line', text: 'In stock: this lamp, and two that resemble it.' },
      ],
    },
    measure: { counted: 'Steps from the search box to the right lamp', before: 7, after: 3 },
    duration: '5 months',
    category: 'Visual Search',
  },
  'strawberries-at-six': {
    client: 'Online grocer',
    screen: {
      where: 'The buyer’s proposals, wet Tuesday, noon',
      rows: [
        { kind: 'item', text: 'Strawberries', note: 'mark down now: rain until six', isMarked: true },
        { kind: 'item', text: 'Raspberries', note: 'keep the price' },
        { kind: 'item', text: 'Lettuce', note: 'keep the price' },
        { kind: 'line', text: 'Goes live with your tick.' },
      ],
    },
    measure: { counted: 'Crates of berries written off in a week', before: 31, after: 6 },
    duration: '6 months',
    category: 'Dynamic Pricing',
  },
  'charger-at-midnight': {
    client: 'Electronics accessories shop',
    screen: {
      where: 'Chat in the shop, midnight',
      rows: [
        { kind: 'said', by: 'customer', text: 'Will this charger work with my laptop?' },
        { kind: 'said', by: 'assistant', text: 'Which model is it?' },
        { kind: 'said', by: 'customer', text: 'The small one from last year.' },
        { kind: 'said', by: 'assistant', text: 'Then yes: it has the right plug and enough watts.' },
      ],
    },
    measure: { counted: 'Evening questions still open the next morning, of 100', before: 100, after: 12 },
    duration: '3 months',
    category: 'Conversational AI',
  },
  'perfume-and-stolen-cards': {
    client: 'Fragrance and cosmetics retailer',
    screen: {
      where: 'The reviewer’s queue',
      rows: [
        { kind: 'item', text: 'Gift order, three perfumes', note: 'passed' },
        { kind: 'item', text: 'Five of the same bottle', note: 'waits for you', isMarked: true },
        { kind: 'line', text: 'New account, freight forwarder’s address.' },
        { kind: 'item', text: 'Card tried three times', note: 'declined' },
      ],
    },
    measure: { counted: 'Chargebacks in a month', before: 44, after: 7 },
    duration: '2 months',
    category: 'Fraud Prevention',
  },
};
