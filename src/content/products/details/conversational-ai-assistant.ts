import { uptimeOfTheYear } from '../../figures';
import type { ProductDetail } from '../types';
import { productFacts } from '../facts';
import { promisedRows } from '../promisedRows';

const facts = productFacts['conversational-ai-assistant'];

/** Texts of the Conversational AI Assistant's page. */
export const detail: ProductDetail = {
  meta: {
    title: 'Conversational AI Assistant: chat that checks the order',
    description:
      'A chat assistant that answers from your orders, products and policies, and passes hard questions on with the whole thread.',
    keywords: ['Conversational AI Assistant', 'order status', 'product questions', 'chat handover'],
  },
  longDescription: [
    'Much of what lands in a shop’s inbox is the same handful of questions: where the parcel is, whether the shirt runs small, how to change an address. They come in the evening, when the people who know the answers have gone home, and by morning some of the askers have bought elsewhere.',
    'The assistant takes that handful. It answers from sources you name: the order system, the product data, the size tables, the returns policy. A question about a parcel triggers a look-up, so it answers with the carrier’s latest scan, not a guess. When someone asks for “a warm coat that isn’t wool,” the thread ends in a product card with price, sizes in stock and a button.',
    'It also knows when to stop. A complaint, a refund outside the rules or a question with no source goes to a person, who sees the thread, the order and what was already tried. Your customer doesn’t have to tell the story twice. Afterward your team can mark any answer as wrong, and the correction holds from the next conversation on.',
  ],
  pictures: [
    {
      caption: 'A question that ends in a product',
      alt: 'A chat thread in which a shopper describes what they need and the last message is a product card with a button.',
    },
    {
      caption: 'What people ask about',
      alt: 'A cut citrus slice used as an intent wheel: one wedge per kind of question, such as delivery, size or returns.',
    },
    {
      caption: 'The handover to a person',
      alt: 'A conversation passing from the assistant to a colleague, with the order and the thread going along.',
    },
    {
      caption: 'A day of questions, hour by hour',
      alt: 'A clock face of twenty-four hours with a bar for each, longer where more questions arrive.',
    },
  ],
  features: [
    {
      title: 'Answers from a look-up',
      text: 'Order status, delivery day and refund state are read from your systems at the moment of asking.',
    },
    {
      title: 'Product cards in the thread',
      text: 'Suggestions arrive with picture, price and the sizes that are left, and go into the cart from the chat.',
    },
    {
      title: 'Fit advice with a memory for returns',
      text: 'If a style keeps coming back as too small, the assistant says so before the next order rather than after.',
    },
    {
      title: 'Handover by rule or by tone',
      text: 'You list the topics that always go to a person. An annoyed tone or a second “that’s not what I asked” does the same.',
    },
    {
      title: 'Sources on show',
      text: 'Each answer links to the policy paragraph or product page it rests on, so shoppers and colleagues can check it.',
    },
    {
      title: 'A rehearsal before each change',
      text: 'Edit a policy text and replay last month’s questions against it. You see which answers would differ, then publish.',
    },
    {
      title: 'Your tone, your limits',
      text: 'Short or chatty, first name or not, words to avoid, discounts it may never offer: you write the house rules in plain English.',
    },
  ],
  specifications: [
    { name: 'Made for', value: facts.forWhom },
    {
      name: 'Channels',
      value: 'Chat window in your shop, WhatsApp, Facebook Messenger, drafts for your email inbox',
    },
    { name: 'API', value: 'REST and webhooks; answers stream over server-sent events' },
    { name: 'Data needed', value: facts.dataNeeded },
    {
      name: 'Response time',
      value: 'Words appear as they are written; a look-up in progress is shown as such',
    },
    { name: 'Shop platforms', value: 'Shopify, WooCommerce, Adobe Commerce (Magento), BigCommerce' },
    { name: 'Help desks', value: 'Zendesk, Gorgias, Freshdesk, or a shared mailbox' },
    {
      name: 'Languages',
      value: 'English, Spanish, French, German, Italian and Portuguese; others on request',
    },
    { name: 'Accessibility', value: 'Chat window usable by keyboard and screen reader, WCAG 2.2 AA' },
    { name: 'Hosting', value: 'Tangelo’s cloud, with US and EU regions kept apart' },
    {
      name: 'Data retention',
      value: 'Transcripts deleted on your schedule; never used for another client’s assistant',
    },
    { name: 'Uptime', value: `${uptimeOfTheYear}; if chat is down, the window turns into a contact form` },
    { name: 'Implementation', value: facts.setUp },
    ...promisedRows,
  ],
  benefits: [
    {
      title: 'Evenings are covered',
      text: 'Shoppers who ask at ten at night get the delivery day at ten at night and can still order.',
    },
    {
      title: 'A calmer inbox at nine',
      text: 'Your team starts the day with the cases that need judgment, sorted, with the order already open beside them.',
    },
    {
      title: 'Fewer sizes sent back',
      text: 'Doubts about fit get settled before the order, and the second size “just in case” is ordered less often.',
    },
    {
      title: 'You learn what the page forgot',
      text: 'When the same question keeps coming for one product, the weekly list tells you which line to add to its description.',
    },
    {
      title: 'New colleagues settle in sooner',
      text: 'They see the assistant’s draft and its source, correct it, and pick up your policies on the way.',
    },
  ],
  includes: [
    'Chat window in your colors, for desktop and phone',
    'Connection to orders, products and one help desk',
    'Import of your help pages and policies, with a list of the gaps',
    'Rehearsal on your past questions before launch',
    'House rules and handover topics, written with your service lead',
    'Weekly list of unanswered and corrected questions',
    'One training session for the service team',
  ],
};
