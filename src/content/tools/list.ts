import type { ToolSlug } from '../slugs';
import { cardToolSlugs, listedToolSlugs, toolSlugs } from '../slugs';
import { toolTitles } from '../titles';
import type { Tool } from '../types';
import { toolCategories } from './categories';

const descriptions: Readonly<Record<ToolSlug, string>> = {
  tensorflow:
    'Google’s open-source framework for neural networks. We pick it when one model has to run on the server, in the browser, and on a phone.',
  pytorch:
    'The framework that most new vision and language models are published for, so we can adapt a trained one to your catalog.',
  rasa: 'A Python framework for chat assistants that you host yourself, so everything shoppers type stays on machines you control.',
  lightfm:
    'A compact hybrid recommender that places a product by its brand, color, and category before its first sale.',
  'scikit-learn':
    'Python’s standard library for machine learning on tables: who will buy again, which orders look wrong, which segments your customers form.',
  nltk: 'The classic Python toolkit for text. It turns messy reviews into words and phrases you can count.',
  opencv:
    'The computer-vision library that straightens, crops, matches, and measures product photos before a model ever sees them.',
  'apache-spark': 'A distributed engine for stores whose orders and clicks no longer fit on one machine.',
  pyomo:
    'A Python library for writing pricing and stock decisions as equations, including nonlinear ones, for a solver to work out.',
  keras:
    'A readable layer over TensorFlow, JAX, and PyTorch. A network fits on a page of code that your team can still follow next year.',
  'three-js':
    'A JavaScript 3D library: your customers turn a chair around and recolor it in the browser, with no plug-in.',
  'd3-js':
    'Building blocks for custom charts, for questions about your store that a standard bar chart can’t answer.',
  elasticsearch:
    'A search engine with typo tolerance, facets, and vector similarity. People find products they can barely describe.',
  optimizely:
    'A commercial A/B testing service. It shows a change to some of your shoppers and tells you whether it sold more.',
  'facebook-prophet':
    'A forecasting library with weekly patterns, yearly seasons, and holidays built in, for daily sales that someone has to explain.',
  brandwatch:
    'A commercial social listening service that collects posts about your brand from social networks, forums, and news sites.',
  botpress:
    'A bot builder with a visual studio on top and TypeScript underneath, for assistants your support team can edit without us.',
  r: 'The statisticians’ language. We use it when a pricing or stock decision needs a realistic margin of error.',
  surprise:
    'A small Python library for star ratings that shows which recommendation method works best on your reviews.',
  pulp: 'A Python library for linear and integer planning that free solvers can handle: how much to order and where to send it.',
  arima:
    'A classic family of time-series models that forecasts an item from its own past, and the baseline for anything newer.',
  'vader-textblob':
    'Two light Python libraries that score how positive an English text is, without training, and show which words drove the score.',
};

function card(slug: ToolSlug): Tool {
  return { slug, title: toolTitles[slug], category: toolCategories[slug], description: descriptions[slug] };
}

export const tools: readonly Tool[] = toolSlugs.map(card);

export const cardTools = cardToolSlugs.map(card);

export const listedTools = listedToolSlugs.map(card);

/** The filter's categories, in the order of the cards. */
export const cardToolCategories: readonly string[] = [...new Set(cardTools.map(({ category }) => category))];
