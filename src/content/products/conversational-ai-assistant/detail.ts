import { uptimeOfTheYear } from '../../figures';
import type { ProductDetail } from '../types';
import { product } from './product';
import { commitmentRows } from '../commitmentRows';
import cover from './cover.svg';
import view2 from './view-2.svg';
import view3 from './view-3.svg';
import view4 from './view-4.svg';

export const detail: ProductDetail = {
  meta: {
    title: 'Conversational AI Assistant: chat that checks the order',
    description:
      'A chat assistant that answers from your orders, products, and policies, and hands hard questions to people with the whole thread.',
    keywords:
      'order status, product questions, chat handoff, chatbot, live chat, customer support, emails that ask where an order is, answers at night',
  },
  longDescription: [
    'Most of a store’s inbox is the same handful of questions. Where’s my order? Does the shirt run small? How do I change my address? They come in the evening, when the people who know the answers have gone home. By morning, some customers have bought elsewhere.',
    'The assistant answers those. It uses sources you choose: your order system, product data, size charts, and return policy. A question about an order triggers a lookup, so the answer is the carrier’s latest scan, not a guess. When someone asks for “a warm coat that isn’t wool,” the thread ends with a product card. It shows the price, the sizes in stock, and a button.',
    'It also knows when to stop. Complaints, refunds outside your rules, and questions with no source go to a person, who sees the thread, the order, and everything already tried. Your customer doesn’t have to explain twice. Your team can mark any answer as wrong, and the correction applies from the next conversation on.',
  ],
  pictures: [
    {
      drawing: cover,
      caption: 'A question that ends in a product',
      alt: 'A chat thread in which a shopper describes what they need and the last message is a product card with a button.',
    },
    {
      drawing: view2,
      caption: 'What people ask about',
      alt: 'A cut citrus slice used as an intent wheel: one wedge per kind of question, such as delivery, size, or returns.',
    },
    {
      drawing: view3,
      caption: 'The handoff to a person',
      alt: 'A conversation passing from the assistant to a colleague, with the order and the thread going along.',
    },
    {
      drawing: view4,
      caption: 'A day of questions, hour by hour',
      alt: 'A clock face of twenty-four hours with a bar for each, longer where more questions arrive.',
    },
  ],
  features: [
    {
      title: 'Answers from live lookups',
      text: 'Order status, delivery day, and refund status come straight from your systems when the customer asks.',
    },
    {
      title: 'Product cards in the thread',
      text: 'Suggestions come with photo, price, and sizes in stock, and shoppers can add them to the cart from the chat.',
    },
    {
      title: 'Fit advice based on returns',
      text: 'If a style keeps coming back as too small, the assistant says so before the next order.',
    },
    {
      title: 'Handoff by rule or by tone',
      text: 'You list the topics that always go to a person. An annoyed tone or a second “that’s not what I asked” does the same.',
    },
    {
      title: 'Sources shown',
      text: 'Each answer links to the policy paragraph or product page it’s based on, so shoppers and your team can check it.',
    },
    {
      title: 'A rehearsal before each change',
      text: 'Edit a policy and replay last month’s questions against it. See which answers would change, then publish.',
    },
    {
      title: 'Your tone, your limits',
      text: 'Short or chatty, first name or not, words to avoid, discounts it may never offer: you write the rules in plain English.',
    },
  ],
  specifications: [
    { name: 'Made for', value: product.forWhom },
    {
      name: 'Channels',
      value: 'Chat window in your store, WhatsApp, Facebook Messenger, drafts for your email inbox',
    },
    { name: 'API', value: 'REST and webhooks; answers stream over server-sent events' },
    { name: 'Data needed', value: product.dataNeeded },
    {
      name: 'Response time',
      value: 'Answers stream as they’re written, with a notice while it looks something up',
    },
    { name: 'Store platforms', value: 'Shopify, WooCommerce, Adobe Commerce (Magento), BigCommerce' },
    { name: 'Help desks', value: 'Zendesk, Gorgias, Freshdesk, or a shared mailbox' },
    {
      name: 'Languages',
      value: 'English, Spanish, French, German, Italian, and Portuguese; others on request',
    },
    { name: 'Accessibility', value: 'Chat window usable by keyboard and screen reader, WCAG 2.2 AA' },
    { name: 'Hosting', value: 'Tangelo’s cloud, with US and EU regions kept apart' },
    {
      name: 'Data retention',
      value: 'Transcripts are deleted on your schedule and never used for another client’s assistant',
    },
    { name: 'Uptime', value: `${uptimeOfTheYear}; if chat is down, the window turns into a contact form` },
    { name: 'Implementation', value: product.setUp },
    ...commitmentRows,
  ],
  benefits: [
    {
      title: 'Evenings are covered',
      text: 'Shoppers who ask about delivery at ten at night get an answer at ten at night, and can still order.',
    },
    {
      title: 'A calmer inbox at nine',
      text: 'Your team starts the day with the cases that need judgment, sorted, with each order already open.',
    },
    {
      title: 'Fewer size returns',
      text: 'Questions about fit are settled before the order, so fewer shoppers buy a second size “just in case.”',
    },
    {
      title: 'You learn what your pages leave out',
      text: 'When the same question keeps coming up for a product, the weekly list tells you which line to add to its page.',
    },
    {
      title: 'New agents get up to speed faster',
      text: 'They see the assistant’s draft and its source, correct it, and learn your policies along the way.',
    },
  ],
  includes: [
    'Chat window in your colors, for desktop and phone',
    'Connection to orders, products, and one help desk',
    'Import of your help pages and policies, with a list of gaps',
    'Rehearsal on your past questions before launch',
    'Tone rules and handoff topics, written with your service lead',
    'Weekly list of unanswered and corrected questions',
    'One training session for the service team',
  ],
  quotes: {
    mistakes: ['Complaints, refunds', 'Your team can mark'],
    whoDecides: ['You list the topics', 'Short or chatty'],
    access: [],
  },
};
