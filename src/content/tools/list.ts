import { cardToolSlugs, listedToolSlugs } from '../slugs';
import { toolTitles } from '../titles';
import type { Tool } from '../types';

/** Every tool as its card or its line on /tools shows it, in the order of `toolSlugs`. */
export const tools: readonly Tool[] = [
  {
    slug: 'tensorflow',
    title: toolTitles.tensorflow,
    description:
      'Google’s open-source framework for neural networks, which we pick when one model has to run on the server, in the browser and on a phone.',
    category: 'Machine learning',
  },
  {
    slug: 'pytorch',
    title: toolTitles.pytorch,
    description:
      'The framework most new vision and language models appear in first, so fitting one to your catalog starts from somebody else’s head start.',
    category: 'Machine learning',
  },
  {
    slug: 'rasa',
    title: toolTitles.rasa,
    description:
      'A Python assistant framework you host yourself, where every sentence a shopper types stays on machines you control.',
    category: 'Conversational AI',
  },
  {
    slug: 'lightfm',
    title: toolTitles.lightfm,
    description:
      'A compact hybrid recommender that places a product by its brand, color and category before anyone has bought it.',
    category: 'Recommendation',
  },
  {
    slug: 'scikit-learn',
    title: toolTitles['scikit-learn'],
    description:
      'Python’s workbench for learning from tables: who will buy again, which orders look wrong, how your customers group.',
    category: 'Machine learning',
  },
  {
    slug: 'nltk',
    title: toolTitles.nltk,
    description:
      'The long-standing Python toolkit for taking text apart, which turns messy reviews into words and phrases you can count.',
    category: 'Language',
  },
  {
    slug: 'opencv',
    title: toolTitles.opencv,
    description:
      'The computer-vision library that straightens, crops, matches and measures product photos before a model ever sees them.',
    category: 'Vision',
  },
  {
    slug: 'apache-spark',
    title: toolTitles['apache-spark'],
    description:
      'A distributed engine for the nights when your orders and clicks no longer fit on a single machine.',
    category: 'Data processing',
  },
  {
    slug: 'pyomo',
    title: toolTitles.pyomo,
    description:
      'A Python language for writing pricing and stock decisions as equations, nonlinear ones included, and handing them to a solver.',
    category: 'Optimization',
  },
  {
    slug: 'keras',
    title: toolTitles.keras,
    description:
      'A readable layer over TensorFlow, JAX and PyTorch for building a neural network in a page of code that your team can still follow next year.',
    category: 'Machine learning',
  },
  {
    slug: 'three-js',
    title: toolTitles['three-js'],
    description:
      'The JavaScript 3D library behind a chair that your customer can turn around and recolor in the browser, with no plug-in.',
    category: 'Visualization',
  },
  {
    slug: 'd3-js',
    title: toolTitles['d3-js'],
    description:
      'Building blocks for charts drawn to fit one question about your shop when a stock bar chart would hide the answer.',
    category: 'Visualization',
  },
  {
    slug: 'elasticsearch',
    title: toolTitles.elasticsearch,
    description:
      'A search engine with typo tolerance, facets and vector similarity, so people find the product they can barely describe.',
    category: 'Search',
  },
  {
    slug: 'optimizely',
    title: toolTitles.optimizely,
    description:
      'A commercial experimentation service that shows a change to some of your shoppers and tells you whether it sold more.',
    category: 'Experimentation',
  },
  {
    slug: 'facebook-prophet',
    title: toolTitles['facebook-prophet'],
    description:
      'A forecasting library with weekly rhythms, yearly seasons and holidays built in, made for daily sales that people have to explain.',
    category: 'Forecasting',
  },
  {
    slug: 'brandwatch',
    title: toolTitles.brandwatch,
    description:
      'A commercial listening service that collects what is said about your brand on social networks, forums and news sites.',
    category: 'Social listening',
  },
  {
    slug: 'botpress',
    title: toolTitles.botpress,
    description:
      'A bot builder with a visual studio and TypeScript underneath, for assistants that your support team edits without us.',
    category: 'Conversational AI',
  },
  {
    slug: 'r',
    title: toolTitles.r,
    description:
      'The statisticians’ language, which we reach for when a pricing or stock decision needs an honest margin of error.',
    category: 'Statistics',
  },
  {
    slug: 'surprise',
    title: toolTitles.surprise,
    description:
      'A small Python library for star ratings, useful for finding out which recommendation method suits your reviews.',
    category: 'Recommendation',
  },
  {
    slug: 'pulp',
    title: toolTitles.pulp,
    description:
      'A modeler in Python for linear and whole-number planning, that free solvers can work through: how many to order, where to send them.',
    category: 'Optimization',
  },
  {
    slug: 'arima',
    title: toolTitles.arima,
    description:
      'A classic family of time-series models that forecasts an item from its own past, and the yardstick for anything newer.',
    category: 'Forecasting',
  },
  {
    slug: 'vader-textblob',
    title: toolTitles['vader-textblob'],
    description:
      'Two light Python libraries that score the mood of English text without training, and show which words decided it.',
    category: 'Language',
  },
];

/** The tools that have a card on /tools. */
export const cardTools = tools.filter(({ slug }) => cardToolSlugs.some((card) => card === slug));

/** The tools of the short list below the cards. */
export const listedTools = tools.filter(({ slug }) => listedToolSlugs.some((listed) => listed === slug));

/** The categories that the cards fall into, each once, in the cards' order. */
export const cardToolCategories: readonly string[] = [...new Set(cardTools.map(({ category }) => category))];
