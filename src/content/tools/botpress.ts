import type { Tool } from '../types';

/** https://botpress.com/docs */
export const botpressOnYourServer = '12';

export const tool: Tool = {
  title: 'Botpress',
  category: 'Language',
  description:
    'A bot builder with a visual studio on top and TypeScript underneath, for assistants your support team can edit without us.',
  code: 'workflow.order = event.preview',
  checkedAgainst: 'Botpress’s public documentation',
  checked: '2026-11-21',
  meta: {
    title: 'Botpress: a store bot your support team can edit',
    description:
      'Botpress is a cloud service for chatbots, with a visual editor and code in TypeScript. We build order and advice bots on it that hand off to your staff.',
  },
  subtitle:
    'Good for a support team that wants to change the chatbot’s answers without a developer. Botpress is a cloud service for building chat assistants.',
  overview: [
    `Botpress comes from Quebec, Canada, and is written in TypeScript and JavaScript. Its earlier generation, version ${botpressOnYourServer}, could be installed on your own server, under AGPLv3 or a proprietary license. The current platform is a cloud service: you draw conversations in a browser studio, and language models help answer. The integrations and the SDK are public on GitHub.`,
    'The studio is why we pick it. Steps, knowledge sources, and tables can be changed by people who answer customers all day. That freedom needs care. A language model will sometimes make up a return period, so facts have to come from your pages or systems, and amounts from code. You pay for usage and the AI calls behind it, and your chats are stored in the vendor’s cloud. If that’s not allowed, look at Rasa.',
  ],
  whyWeUse: [
    {
      title: 'Editors and developers share the bot',
      text: 'Editors work with cards and flows. Developers write actions, hooks, and whole integrations in TypeScript, and neither side blocks the other.',
    },
    {
      title: 'Answers from your own pages',
      text: 'Knowledge bases index your help center, PDFs, and tables. A shopper’s question about batteries gets your own sentence, with its source.',
    },
    {
      title: 'Open-ended answers for advice, fixed steps for refunds',
      text: 'An autonomous node lets the model choose among allowed actions, which suits advice. A workflow fixes the order of steps, which refunds need.',
    },
    {
      title: 'Most channels are ready-made',
      text: 'Web chat, WhatsApp, Messenger, Slack, and others are built-in integrations. You build the dialog once and adapt it a little.',
    },
  ],
  applications: [
    {
      title: 'Order questions on WhatsApp',
      text: 'Customers use the app they already have. After checking order number and ZIP code, the bot gives the status and pickup point.',
    },
    {
      title: 'A gift finder',
      text: 'Three questions about person, occasion, and budget become a filtered product search, and the bot shows cards instead of paragraphs.',
    },
    {
      title: 'Questions before the sale',
      text: 'The bot answers “Does this lens fit my camera?” from the compatibility table. If there is no entry, it says so and offers an agent.',
    },
    {
      title: 'Exchanges by chat',
      text: 'A fixed workflow takes item, reason, and new size, reserves stock through your API, and emails the label.',
    },
    {
      title: 'Notes for the agent',
      text: 'When a chat goes to an agent, a summary and the order are waiting in the inbox. The customer doesn’t have to start over.',
    },
  ],
  benefits: [
    'Your team fixes misleading wording within the hour.',
    'Shoppers find a compatible part without opening the manual.',
    'Agents see the conversation and a summary when they take over.',
    'The same bot covers the store, the app, and WhatsApp, so answers are consistent.',
  ],
  integration: [
    {
      title: 'Clean up the sources first',
      text: 'We edit the help pages the knowledge base will read: one topic per page, no expired promotions. Most wrong answers we have traced came from an old PDF.',
    },
    {
      title: 'Connect systems through code',
      text: 'Lookups run in Execute Code cards or reusable actions, or as an integration built with `@botpress/sdk` and deployed by `bp deploy`. Keys belong in configuration variables. Code formats amounts and dates, and the bot repeats them word for word.',
    },
    {
      title: 'Set the limits',
      text: 'Instructions say what is out of scope. Anything about payment, health, or law goes to your staff through the human-in-the-loop (HITL) plugin. Before publishing, we run a list of rude, tricky, and off-topic messages through the emulator.',
    },
    {
      title: 'Watch cost and quality together',
      text: 'The dashboard shows AI spend, and we set the limit there on day one. Once a week, someone reads the longest chats and the abandoned ones. They are often the same.',
    },
  ],
  callToAction: {
    title: 'Try it on your help pages',
    text: 'We build a trial bot on your public help center in an afternoon, and your support lead tries to break it.',
  },
};
