import type { Tool } from '../types';

/** https://github.com/RasaHQ/rasa/releases; for Python https://endoflife.date/python */
export const rasaLine = '3.6';
export const rasaFirstPython = '3.8';
export const rasaLastPython = '3.10';
/** The year in which support for that Python ended, in October. */
export const rasaPythonEnded = '2026';

export const tool: Tool = {
  title: 'Rasa',
  category: 'Language',
  description:
    'A Python framework for chat assistants that you host yourself, so everything shoppers type stays on machines you control.',
  code: 'rasa test nlu',
  checkedAgainst: 'Rasa Open Source 3.6',
  checked: '2026-11-21',
  meta: {
    title: 'Rasa: a shopping assistant on your own servers',
    description:
      'Rasa is a framework for chat assistants that you host yourself. Its open-source edition is in maintenance mode but still suits well-defined tasks.',
  },
  subtitle:
    'For stores whose customer chats must stay on their own servers. Rasa is a framework for building a chat assistant with data, rules, and logs you can see.',
  overview: [
    'Rasa comes from a company founded in Berlin. Rasa Open Source is Python software under the Apache 2.0 license. It splits a conversation in two. Language understanding turns a sentence into an intent (what the customer wants) with entities (an order number, a size). Dialog policies decide what happens next. Both are trained from YAML files your team can read, review, and keep in Git.',
    'The open-source edition is in maintenance mode. New work goes into the commercial platform. Its CALM engine uses a language model to follow flows you define. We still choose the open edition when chats must not leave your network and the tasks are well defined: order status, returns, store hours. It’s the wrong tool for open-ended advice, because it only knows the intents it was taught.',
  ],
  whyWeUse: [
    {
      title: 'Nothing leaves your network',
      text: 'Training and answering both run on machines you choose. For pharmacies and retailers with strict contracts, that settles where data may go. How long its Python version stays secure is another question; see the last step below.',
    },
    {
      title: 'The same question gets the same answer',
      text: 'Responses come from templates and rules. Your refund policy can’t turn into something your lawyers never saw.',
    },
    {
      title: 'Conversations are testable',
      text: 'Test stories sit beside the training data, and `rasa test` replays them on every change. A broken return flow fails in the pipeline, before a customer finds it.',
    },
    {
      title: 'It asks when it isn’t sure',
      text: 'When confidence is low, the fallback classifier asks a clarifying question. After a second miss, the chat and its transcript go to a person.',
    },
  ],
  applications: [
    {
      title: '“Where’s my order?”',
      text: 'The assistant asks for an order number and ZIP code, checks with the carrier, and replies with the latest scan and a delivery date. It’s the most common question in most inboxes.',
    },
    {
      title: 'Starting a return',
      text: 'Slots hold the item, the reason, and the preferred refund. A rule checks the return window before a label is offered, so customers aren’t promised something your policy doesn’t allow.',
    },
    {
      title: 'Store stock and pickup',
      text: 'A shopper gives a size and a city, and the bot reserves the item for pickup if the store has one.',
    },
    {
      title: 'After-hours triage',
      text: 'Overnight it answers the simple questions and files the rest with a category, an order number, and a summary for the morning shift.',
    },
  ],
  benefits: [
    'Agents start the day with fewer repeat questions and better notes on the hard ones.',
    'Customers hear about a delay at ten at night instead of nine the next morning.',
    'Your legal team can read every sentence the assistant can say.',
    'You can switch hosting providers without rebuilding the bot.',
  ],
  integration: [
    {
      title: 'Start with real transcripts',
      text: 'Intents come from several hundred of your actual chats, sorted into `nlu.yml`. Made-up examples only teach the model how their author writes. A few broad intents beat forty narrow ones that overlap.',
    },
    {
      title: 'Rules first, stories second',
      text: 'Fixed behavior goes into `rules.yml` for the `RulePolicy`. `stories.yml` teaches the `TEDPolicy` what happens on detours. `rasa data validate` catches stories that contradict each other. Left in, they make a bot that skips steps.',
    },
    {
      title: 'Connect the order system',
      text: 'Each lookup is a class with a `run(dispatcher, tracker, domain)` method in the `rasa_sdk` action server. Give every outside call a short timeout and a fallback message, or one slow carrier freezes the chat.',
    },
    {
      title: 'Plan for the next platform',
      text: `The ${rasaLine} line runs on Python ${rasaFirstPython} to ${rasaLastPython}. Python ${rasaLastPython} stopped getting security fixes in October ${rasaPythonEnded}, so a running bot belongs in a pinned image inside your network, on a Linux distribution that still patches it. If your auditor will ask who does the patching, as a pharmacy’s will, start a new project on another engine. We keep actions free of Rasa-specific code, so a later move means rewriting YAML, not your integrations.`,
    },
  ],
  callToAction: {
    title: 'Count your repeat questions',
    text: 'One week of support messages is enough to see which questions an assistant could answer and which it should leave to people.',
  },
};
