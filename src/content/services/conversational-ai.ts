import type { Service } from '../types';

export const service: Service = {
  title: 'Conversational AI',
  area: 'counter',
  card: {
    description:
      'An assistant that answers from your own policies and orders, and knows when to bring in a person.',
    benefits: [
      '“Where’s my order?” answered at any hour',
      'Agents take over a chat without asking twice',
      'Answers drawn from your own content, with the source shown',
    ],
  },
  technologies: ['rasa', 'botpress', 'pytorch', 'nltk', 'elasticsearch'],
  meta: {
    title: 'Conversational AI for Customer Questions',
    description:
      'A chat assistant for online stores that knows your policies and orders, answers day and night, says when it isn’t sure, and hands off to a person.',
    keywords:
      'chatbot, live chat, customer questions, support automation, customer service bot, where is my order, too many emails',
  },
  subtitle:
    'We build chat assistants for online stores. They answer order and product questions at any hour and pass the difficult ones to your team.',
  description: [
    'In a week of chats, the same dozen questions come up in a hundred wordings. Where’s my order? Will it fit? How do I send it back? An assistant can answer those right away, if it can look up the order and knows your return policy instead of guessing.',
    'We build assistants that get things done. They find the shipment, change the address while there’s still time, start the return, or reserve the last pair at a local store. Steps that touch money or data follow a fixed path you have approved. Open questions are answered from your own content, with a link to the passage. When a customer is upset, or the question is new, one of your agents takes over and sees everything said so far.',
  ],
  benefits: [
    {
      title: 'Fewer routine tickets',
      text: 'Questions about shipping, returns, and store hours are answered before your team has to open them.',
    },
    {
      title: 'Nights and Sundays covered',
      text: 'Someone choosing a stroller at eleven at night gets the folded width now, while they’re ready to buy.',
    },
    {
      title: 'No repeating the order number',
      text: 'Your agent gets the chat, the order, and everything already tried, in one window.',
    },
    {
      title: 'Promises you can keep',
      text: 'Discounts and deadlines come only from fixed, tested steps. The language model can’t offer either, and people write every sentence about money.',
    },
    {
      title: 'Your data stays with you',
      text: 'With Rasa, a framework you can host yourself, language understanding and transcripts can stay on your own servers. That settles many data-protection questions early.',
    },
  ],
  features: [
    {
      title: 'Order and account actions',
      text: 'Tracking, address change, cancellation, return label, in-store pickup. Each one checks who is asking before it does anything.',
    },
    {
      title: 'Answers with a source',
      text: 'Elasticsearch finds the passage in your policies, manuals, and product pages, and the reply links to it. It never says anything your content doesn’t.',
    },
    {
      title: 'Understanding messy input',
      text: 'Typos, half sentences, two questions in one, a change of mind midway. Small PyTorch classifiers, trained on your real transcripts with names removed, work out what the customer wants.',
    },
    {
      title: 'Handoff rules',
      text: 'Chats are handed off by topic, tone, order value, or on request. “I want a person” works the first time.',
    },
    {
      title: 'An editor for your team',
      text: 'In Botpress, the conversation is a flowchart. Your service lead can read it, change it, and preview it before it goes live.',
    },
    {
      title: 'Text cleaning and topics',
      text: 'NLTK cleans up what people wrote, so the weekly report counts topics and never shows private messages.',
    },
  ],
  useCases: [
    {
      title: 'Monday after the sale',
      text: 'A shoe retailer’s inbox overflows with order questions from the weekend. The assistant answers them with live tracking and leaves the team only the shipments that really are lost.',
    },
    {
      title: 'A return with three complications',
      text: 'Worn once, bought with a gift card, gift receipt. The dialog goes through your rules in order and ends with a return label or a clear no. If it’s a no, it offers to bring in an agent.',
    },
    {
      title: 'Where a pharmacy draws the line',
      text: 'The assistant answers questions about delivery and store hours. Anything about dosage goes to a pharmacist, and it says so in its first sentence.',
    },
    {
      title: 'Service in English and Spanish',
      text: 'A sports store has customers in both languages and one service team. The assistant replies in the customer’s language and hands off with a translated summary.',
    },
  ],
  screen: {
    where: 'Chat in the store',
    rows: [
      { kind: 'said', by: 'customer', text: 'Where’s my order?' },
      { kind: 'said', by: 'assistant', text: 'It left our warehouse on Monday and arrives tomorrow.' },
      { kind: 'said', by: 'customer', text: 'I want a person.' },
      { kind: 'line', text: 'Handed off, with the whole conversation.' },
    ],
  },
  related: ['customer-interaction-engagement', 'sentiment-analysis', 'robotic-process-automation-2'],
  callToAction: {
    title: 'What do customers keep asking?',
    text: 'The five questions your team answers most are enough to show what an assistant could handle.',
  },
};
