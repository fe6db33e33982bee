import type { ServiceDetail } from '../../types';

/** The page of Conversational AI: the assistant that talks with customers. */
export const detail: ServiceDetail = {
  meta: {
    title: 'Conversational AI for Customer Questions',
    description:
      'A chat assistant for online shops that reads your policies and orders, answers day and night, says when it is unsure and hands over to a person.',
  },
  subtitle:
    'We build chat assistants for online shops. They answer order and product questions at any hour and pass the difficult ones to your team.',
  description: [
    'Look through a week of chats and the same dozen questions come back in a hundred wordings: where the parcel is, whether it fits, how to send it back. An assistant can answer those at once, provided it is allowed to look at the order and has read your return policy instead of guessing one.',
    'We build assistants that do things: find the shipment, change the address while that is still possible, start the return, reserve the last pair at the branch. Steps that touch money or data follow a fixed path that you have signed off. Open questions are answered from your own texts, with a link to the passage. And when a customer is upset, or the matter is new, the conversation moves to a colleague who sees everything said so far.',
  ],
  benefits: [
    {
      title: 'The queue gets shorter at its dullest end',
      text: 'Parcel, return and opening-hours questions are settled before anyone on your team has to open them.',
    },
    {
      title: 'Nights and Sundays count',
      text: 'Somebody choosing a stroller at eleven in the evening gets the folded width now, while the card is on the table.',
    },
    {
      title: 'Nobody repeats the order number',
      text: 'On handover your colleague receives the chat, the order and what has already been tried, in one window.',
    },
    {
      title: 'Promises you can keep',
      text: 'A discount or a deadline only ever comes from a fixed step that is written down and tested. The language model has no tool to grant one, and people write every sentence about money.',
    },
    {
      title: 'The shop learns what is unclear',
      text: 'Questions that keep coming point at product pages that leave something out. You get that list with the pages to mend.',
    },
    {
      title: 'Your words stay yours',
      text: 'With Rasa, a framework that you can host yourself, language understanding and transcripts can stay on your own servers, which settles a good many data-protection questions early.',
    },
  ],
  features: [
    {
      title: 'Order and account actions',
      text: 'Tracking, address change, cancellation, return label, store reservation: each one checks who is asking before it does anything.',
    },
    {
      title: 'Answers with a source',
      text: 'Elasticsearch finds the passage in your policies, manuals and product texts; the reply links to it. It claims nothing that no passage says.',
    },
    {
      title: 'Understanding messy input',
      text: 'Typos, half sentences, two questions in one, a change of mind midway. Small classifiers in PyTorch, trained on your real transcripts with names removed, work out what is wanted.',
    },
    {
      title: 'Handover rules',
      text: 'By topic, by tone, by order value or on request. Saying “I want a person” works the first time.',
    },
    {
      title: 'An editor for your team',
      text: 'In Botpress the conversation is a drawing that your service lead can read and change, with a preview before it goes out.',
    },
    {
      title: 'A test for each promise',
      text: 'Scripted conversations run on every change. If a new answer breaks the return dialog, it doesn’t ship.',
    },
    {
      title: 'Text cleaning and topics',
      text: 'NLTK splits and normalizes what people wrote, so that the weekly report counts topics and never shows a private line.',
    },
  ],
  useCases: [
    {
      title: 'Monday after the sale',
      text: 'A shoe retailer’s inbox overflows with parcel questions from the weekend. The assistant works through them with live tracking, and leaves for the team only the shipments that really have gone astray.',
    },
    {
      title: 'A return with three ifs',
      text: 'Worn once, bought with a voucher, gift receipt. The dialog walks through your rules in the right order and ends with a label or with an honest no, and in the second case offers a colleague.',
    },
    {
      title: 'Will this printer take that cartridge',
      text: 'Customers of an office supplier type model numbers from memory. The assistant confirms the match from the compatibility table and asks for a photo of the nameplate when two models differ by a letter.',
    },
    {
      title: 'A pharmacy’s careful line',
      text: 'Delivery and opening hours are answered; anything about dosage goes to a pharmacist, and the assistant says so in its first sentence.',
    },
    {
      title: 'Two languages at the border',
      text: 'A sports shop serves customers in English and Spanish with one service team. The assistant replies in the language it was asked in, and hands over with a translated summary.',
    },
  ],
  screen: {
    where: 'Chat in the shop',
    rows: [
      { kind: 'said', by: 'customer', text: 'Where is my parcel?' },
      { kind: 'said', by: 'assistant', text: 'It left our warehouse on Monday and arrives tomorrow.' },
      { kind: 'said', by: 'customer', text: 'I want a person.' },
      { kind: 'line', text: 'Handed over, with the whole conversation.' },
    ],
  },
  related: ['customer-interaction-engagement', 'sentiment-analysis', 'robotic-process-automation-2'],
};
