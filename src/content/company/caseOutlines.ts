import type { CaseId } from '../anchors';
import type { CaseStudy } from '../types';

export type CaseOutline = Pick<CaseStudy, 'client' | 'screen' | 'measure' | 'duration' | 'category'>;

/** Fields that the home page shows. Kept out of `caseStudies.ts`, so that it doesn't load the texts there. */
export const caseOutlines: Readonly<Record<CaseId, CaseOutline>> = {
  'dress-sizes': {
    client: 'Fashion retailer',
    screen: {
      where: 'Product page',
      rows: [
        { kind: 'items', items: ['dress'] },
        { kind: 'field', label: 'Size', value: '10' },
        { kind: 'line', text: 'Cut narrow: most people who wear a 10 keep the 12.' },
      ],
    },
    measure: { counted: 'Returns per 100 dresses sold', before: 38, after: 21 },
    duration: '4 months',
    category: 'Personalization',
  },
  'lamp-by-photograph': {
    client: 'Furniture and lighting retailer',
    screen: {
      where: 'Store search',
      rows: [
        { kind: 'field', label: 'Search', value: 'Your photo of a lamp', hasCamera: true },
        { kind: 'items', items: ['lamp', 'lamp', 'lamp'] },
        { kind: 'line', text: 'In stock: this lamp, and two similar ones.' },
      ],
    },
    measure: { counted: 'Steps from the search box to the right lamp', before: 7, after: 3 },
    duration: '5 months',
    category: 'Visual Search',
  },
  'strawberries-at-six': {
    client: 'Online grocer',
    screen: {
      where: 'The buyer’s proposals, rainy Tuesday, noon',
      rows: [
        { kind: 'item', text: 'Strawberries', note: 'mark down now: rain until six', isMarked: true },
        { kind: 'item', text: 'Raspberries', note: 'keep the price' },
        { kind: 'item', text: 'Lettuce', note: 'keep the price' },
        { kind: 'line', text: 'Goes live when you approve it.' },
      ],
    },
    measure: { counted: 'Crates of berries thrown out per week', before: 31, after: 6 },
    duration: '6 months',
    category: 'Dynamic Pricing',
  },
  'charger-at-midnight': {
    client: 'Electronics accessories retailer',
    screen: {
      where: 'Chat, midnight',
      rows: [
        { kind: 'said', by: 'customer', text: 'Will this charger work with my laptop?' },
        { kind: 'said', by: 'assistant', text: 'Which model is it?' },
        { kind: 'said', by: 'customer', text: 'The small one from last year.' },
        { kind: 'said', by: 'assistant', text: 'Then yes: it has the right plug and enough watts.' },
      ],
    },
    measure: { counted: 'Evening questions left unanswered until morning, per 100', before: 100, after: 12 },
    duration: '3 months',
    category: 'Conversational AI',
  },
  'perfume-and-stolen-cards': {
    client: 'Fragrance and cosmetics retailer',
    screen: {
      where: 'The reviewer’s queue',
      rows: [
        { kind: 'item', text: 'Gift order, three perfumes', note: 'passed' },
        { kind: 'item', text: 'Five of the same bottle', note: 'waiting for you', isMarked: true },
        { kind: 'line', text: 'New account, freight forwarder’s address.' },
        { kind: 'item', text: 'Fourth card in one minute', note: 'declined, as you allowed' },
      ],
    },
    measure: { counted: 'Chargebacks per month', before: 44, after: 7 },
    duration: '2 months',
    category: 'Fraud Prevention',
  },
};
