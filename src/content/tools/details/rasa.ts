import type { ToolDetail } from '../../types';
import { rasaFirstPython, rasaLastPython, rasaLine, rasaPythonEnded } from '../versions';

/** The Rasa page: a self-hosted assistant framework, its YAML files, and the state of its open-source edition. */
export const detail: ToolDetail = {
  checked: '2026-11-21',
  meta: {
    title: 'Rasa: a shopping assistant on your own servers',
    description:
      'Rasa is a framework for chat assistants that you host yourself. How its intents, stories and actions work in a shop, and what its open edition lacks.',
  },
  subtitle:
    'A framework for building a chat assistant whose data, rules and mistakes all stay on your own servers, where you can see them.',
  overview: [
    'Rasa comes from a company founded in Berlin. Rasa Open Source, in Python and under the Apache 2.0 license, splits a conversation in two: language understanding turns a sentence into an intent (what is wanted) with entities (an order number, a size), and dialogue policies decide what happens next. Both are trained from YAML files that your team can read, review and keep in Git.',
    'You should know where the project stands. The open-source edition is in maintenance mode; new work goes into the commercial platform, whose CALM engine uses a language model to follow flows you define. We still choose the open edition when chats must not leave the building and the tasks are well defined, such as order status, returns and store hours. For broad, chatty advice it is the wrong tool, since it only knows the intents it was taught.',
  ],
  whyWeUse: [
    {
      title: 'Nothing leaves your network',
      text: 'Training and answering both run on machines you choose. For pharmacies, and for retailers bound by strict contracts, that settles where the data may go. How long the Python underneath is kept safe is another question; the last step below answers it.',
    },
    {
      title: 'The same question gets the same answer',
      text: 'Responses are templates and rules rather than freely generated text. A refund policy cannot be reworded into something your lawyers never saw.',
    },
    {
      title: 'Conversations are testable',
      text: 'Test stories sit beside the training data, and rasa test replays them on every change. A broken return flow fails in the pipeline, before a customer finds it.',
    },
    {
      title: 'It asks when it is unsure',
      text: 'The fallback classifier reacts to low confidence with a clarifying question, and after a second miss we route to a person along with the transcript.',
    },
    {
      title: 'Business logic stays in ordinary code',
      text: 'Lookups happen in a separate action server, a small Python program that calls your order system like any other client.',
    },
  ],
  applications: [
    {
      title: '“Where is my parcel?”',
      text: 'The assistant collects an order number and postal code in a form, asks the carrier, and replies with the next scan and a date. It is the most frequent question in most inboxes.',
    },
    {
      title: 'Starting a return',
      text: 'Slots hold the item, the reason and the preferred refund. A rule checks the return window before a label is offered, so nobody is promised what the policy forbids.',
    },
    {
      title: 'Store stock and pickup',
      text: 'A shopper names a size and a town, and the bot reserves the item at the counter if one is there.',
    },
    {
      title: 'After-hours triage',
      text: 'Overnight it settles the simple questions and files the rest with a category, an order number and a summary for the morning shift.',
    },
  ],
  benefits: [
    'Agents begin the day with fewer identical questions and better notes on the difficult ones.',
    'Customers hear about a delay at ten in the evening instead of nine the next morning.',
    'Legal can read every sentence that the assistant is able to say.',
    'Switching hosting providers does not mean rebuilding the bot.',
  ],
  integration: [
    {
      title: 'Begin with real transcripts',
      text: 'Intents come from several hundred of your actual chats, sorted into nlu.yml. Invented examples teach the model how their author writes and not how customers do; and fewer, wider intents beat forty narrow ones that overlap.',
    },
    {
      title: 'Rules first, stories second',
      text: 'Fixed behavior goes into rules.yml for the RulePolicy; stories.yml teaches the TEDPolicy what happens on detours. rasa data validate catches stories that contradict each other, which otherwise shows up as a bot that skips steps.',
    },
    {
      title: 'Connect the order system',
      text: 'Each lookup is a class with a run(dispatcher, tracker, domain) method in the rasa_sdk action server. Give every outside call a short timeout and a spoken fallback, or one slow carrier freezes the chat.',
    },
    {
      title: 'Keep conversations in a proper store',
      text: 'The default tracker store is memory and forgets everything on restart. We use SQLTrackerStore on PostgreSQL with a deletion schedule, plus a Redis lock store once there is more than one worker.',
    },
    {
      title: 'Plan for the platform question',
      text: `The ${rasaLine} line runs on Python ${rasaFirstPython} to ${rasaLastPython}, and the last of these stopped getting security fixes in October ${rasaPythonEnded}. A running bot belongs in a pinned image inside your network, on a Linux distribution that still patches that Python itself; a pharmacy’s auditor will ask who does. For a new project with such an auditor we would start on another engine. We keep actions free of Rasa-specific code, which makes a later move to another engine a rewrite of YAML rather than of your integrations.`,
    },
  ],
  callToAction: {
    title: 'Count your repeat questions',
    text: 'Export a week of support messages and we will sort them into the intents an assistant could take over, and those it should leave alone.',
  },
};
