import type { ToolSlug } from '../slugs';
import { cardToolSlugs, listedToolSlugs, toolSlugs } from '../slugs';
import { toolTitles } from '../titles';
import type { Tool } from '../types';
import { toolCategories } from './categories';

/** Descriptions for the cards and the short list. */
const descriptions: Readonly<Record<ToolSlug, string>> = {
  tensorflow:
    'Google’s open-source framework for neural networks, which we pick when one model has to run on the server, in the browser and on a phone.',
  pytorch:
    'The framework that most new vision and language models are published for, so that a trained one can be fitted to your catalog.',
  rasa: 'A Python assistant framework you host yourself, where every sentence a shopper types stays on machines you control.',
  lightfm:
    'A compact hybrid recommender that places a product by its brand, color and category before anyone has bought it.',
  'scikit-learn':
    'Python’s workbench for learning from tables: who will buy again, which orders look wrong, how your customers group.',
  nltk: 'The long-standing Python toolkit for taking text apart, which turns messy reviews into words and phrases you can count.',
  opencv:
    'The computer-vision library that straightens, crops, matches and measures product photos before a model ever sees them.',
  'apache-spark':
    'A distributed engine for the nights when your orders and clicks no longer fit on a single machine.',
  pyomo:
    'A Python language for writing pricing and stock decisions as equations, nonlinear ones included, and handing them to a solver.',
  keras:
    'A readable layer over TensorFlow, JAX and PyTorch for building a neural network in a page of code that your team can still follow next year.',
  'three-js':
    'The JavaScript 3D library behind a chair that your customer can turn around and recolor in the browser, with no plug-in.',
  'd3-js':
    'Building blocks for charts drawn to fit one question about your shop when a stock bar chart would hide the answer.',
  elasticsearch:
    'A search engine with typo tolerance, facets and vector similarity, so people find the product they can barely describe.',
  optimizely:
    'A commercial experimentation service that shows a change to some of your shoppers and tells you whether it sold more.',
  'facebook-prophet':
    'A forecasting library with weekly rhythms, yearly seasons and holidays built in, made for daily sales that people have to explain.',
  brandwatch:
    'A commercial listening service that collects what is said about your brand on social networks, forums and news sites.',
  botpress:
    'A bot builder with a visual studio and TypeScript underneath, for assistants that your support team edits without us.',
  r: 'The statisticians’ language, which we reach for when a pricing or stock decision needs an honest margin of error.',
  surprise:
    'A small Python library for star ratings, useful for finding out which recommendation method suits your reviews.',
  pulp: 'A modeler in Python for linear and whole-number planning, that free solvers can work through: how many to order, where to send them.',
  arima:
    'A classic family of time-series models that forecasts an item from its own past, and the yardstick for anything newer.',
  'vader-textblob':
    'Two light Python libraries that score the mood of English text without training, and show which words decided it.',
};

function card(slug: ToolSlug): Tool {
  return { slug, title: toolTitles[slug], category: toolCategories[slug], description: descriptions[slug] };
}

/** All tools, with the fields of their cards or list entries. */
export const tools: readonly Tool[] = toolSlugs.map(card);

/** The tools that have a card on /tools. */
export const cardTools = cardToolSlugs.map(card);

/** Tools in the short list below the cards. */
export const listedTools = listedToolSlugs.map(card);

/** Categories of the cards, without duplicates, in the cards' order. */
export const cardToolCategories: readonly string[] = [...new Set(cardTools.map(({ category }) => category))];
