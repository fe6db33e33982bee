import type { ToolDetail } from '../../types';
import { botpressOnYourServer } from '../versions';

/** The Botpress page: a bot that the support team can edit, with code where code is needed. */
export const detail: ToolDetail = {
  checked: '2026-11-21',
  meta: {
    title: 'Botpress: a shop bot your support team can edit',
    description:
      'Botpress is a cloud service for chatbots, with a visual editor and code in TypeScript. How we build order and advice bots, set limits and hand over.',
  },
  subtitle:
    'A cloud service for building a chat assistant: your support team changes its words and steps, and needs no developer for that.',
  overview: [
    `Botpress comes from Quebec, Canada, and is written in TypeScript and JavaScript. Its earlier generation, version ${botpressOnYourServer}, could be installed on your own server and was offered under AGPLv3 beside a proprietary license. The present platform is a cloud service: conversations are drawn in a browser studio and answered with the help of language models, while integrations and SDK are public on GitHub.`,
    'The studio is why we pick it. Steps, knowledge sources and tables can be changed by people who answer customers all day. The same openness asks for care. A language model will sometimes state a return period that it made up, so facts have to come from your pages or your systems, and money from code. Usage is billed along with the AI calls behind it, and your chats live in the vendor’s cloud; if they may not, look at Rasa.',
  ],
  whyWeUse: [
    {
      title: 'Editors and developers share the bot',
      text: 'Editors work with cards and flows. Developers write actions, hooks and whole integrations in TypeScript, and neither side blocks the other.',
    },
    {
      title: 'Answers from your own pages',
      text: 'Knowledge bases index your help center, PDFs and tables. A shopper’s question is met with your sentence about batteries, and with the source.',
    },
    {
      title: 'Free answers for advice, fixed steps for refunds',
      text: 'An autonomous node lets the model choose among allowed actions; a workflow fixes the order of steps. We use the first for advice and the second for refunds.',
    },
    {
      title: 'Channels are mostly settings',
      text: 'Web chat, WhatsApp, Messenger, Slack and others are ready-made integrations. The dialog is built once and adapted a little.',
    },
  ],
  applications: [
    {
      title: 'Order questions on WhatsApp',
      text: 'Customers write where they write anyway. After a check by order number and postal code, the bot reads out status and pickup point.',
    },
    {
      title: 'A gift finder',
      text: 'Three questions about person, occasion and budget become a filtered product search, and the bot shows cards instead of paragraphs.',
    },
    {
      title: 'Before the sale',
      text: '“Does this lens fit my camera?” is answered from the compatibility table. If the table has no row, it says so and offers a colleague.',
    },
    {
      title: 'Exchanges by conversation',
      text: 'A fixed workflow takes item, reason and new size, reserves stock through your API and mails the label.',
    },
    {
      title: 'Notes for the person who takes over',
      text: 'When a chat moves to a person, a summary and the order are waiting in the inbox, and nobody is asked to start again.',
    },
  ],
  benefits: [
    'Wording is corrected the hour a misunderstanding is noticed.',
    'Shoppers find a compatible part without opening the manual.',
    'Agents who take over have the conversation and its summary in front of them.',
    'The same bot covers the shop, the app and WhatsApp, so answers agree.',
    'You see each month what the bot cost, and a limit that you set caps what its language model may spend.',
  ],
  integration: [
    {
      title: 'Choose the sources before the flows',
      text: 'We clean up the help pages that the knowledge base will read: one topic per page, no expired promotions. Most wrong answers we have traced came from an old PDF and not from the model.',
    },
    {
      title: 'Connect systems through code',
      text: 'Lookups run in Execute Code cards or reusable actions, or as an integration built with @botpress/sdk and deployed by bp deploy. Keys belong in configuration variables. Amounts and dates are formatted by code and passed on word for word.',
    },
    {
      title: 'Set the boundary',
      text: 'Instructions say what is out of scope; anything touching payment, health or law goes to your staff through the human-in-the-loop (HITL) plugin. A test list of rude, tricky and off-topic messages runs against the emulator before publishing.',
    },
    {
      title: 'Embed it lightly',
      text: 'The web chat script loads after the page has settled, or the React library draws it inside your layout. Pass your own user id, and never the customer’s email, as the key.',
    },
    {
      title: 'Watch cost and quality together',
      text: 'The dashboard shows AI spend, and the limit is set there on the first day. Once a week someone reads the longest chats and the abandoned ones, which are often the same.',
    },
  ],
  callToAction: {
    title: 'Give it your help pages for an afternoon',
    text: 'We build a trial bot on your public help center, and your own support lead tries to break it.',
  },
};
