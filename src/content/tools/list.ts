import type { Tool } from '../types';

/** Every tool as its card or its line on /tools shows it, in the order of `toolSlugs`. */
export const tools: readonly Tool[] = [
  {
    slug: 'tensorflow',
    title: 'TensorFlow',
    description:
      'Google’s open-source framework for neural networks, which we pick when one model has to run on the server, in the browser and on a phone.',
    category: 'Machine learning',
  },
  {
    slug: 'pytorch',
    title: 'PyTorch',
    description:
      'The framework most new vision and language models appear in first, so fitting one to your catalog starts from somebody else’s head start.',
    category: 'Machine learning',
  },
  {
    slug: 'rasa',
    title: 'Rasa',
    description:
      'A Python assistant framework you host yourself, where every sentence a shopper types stays on machines you control.',
    category: 'Conversational AI',
  },
  {
    slug: 'lightfm',
    title: 'LightFM',
    description:
      'A compact hybrid recommender that places a product by its brand, color and category before anyone has bought it.',
    category: 'Recommendation',
  },
  {
    slug: 'scikit-learn',
    title: 'scikit-learn',
    description:
      'Python’s workbench for learning from tables: who will buy again, which orders look wrong, how your customers group.',
    category: 'Machine learning',
  },
  {
    slug: 'nltk',
    title: 'NLTK',
    description:
      'The long-standing Python toolkit for taking text apart, which turns messy reviews into words and phrases you can count.',
    category: 'Language',
  },
  {
    slug: 'opencv',
    title: 'OpenCV',
    description:
      'The computer-vision library that straightens, crops, matches and measures product photos before a model ever sees them.',
    category: 'Vision',
  },
  {
    slug: 'apache-spark',
    title: 'Apache Spark',
    description:
      'A distributed engine for the nights when your orders and clicks no longer fit on a single machine.',
    category: 'Data processing',
  },
  {
    slug: 'pyomo',
    title: 'Pyomo',
    description:
      'A Python language for writing pricing and stock decisions as equations, nonlinear ones included, and handing them to a solver.',
    category: 'Optimization',
  },
  {
    slug: 'keras',
    title: 'Keras',
    description:
      'A readable layer over TensorFlow, JAX and PyTorch for building a neural network in a page of code that your team can still follow next year.',
    category: 'Machine learning',
  },
  {
    slug: 'three-js',
    title: 'three.js',
    description:
      'The JavaScript 3D library behind a chair that your customer can turn around and recolor in the browser, with no plug-in.',
    category: 'Visualization',
  },
  {
    slug: 'd3-js',
    title: 'D3.js',
    description:
      'Building blocks for charts drawn to fit one question about your shop when a stock bar chart would hide the answer.',
    category: 'Visualization',
  },
  {
    slug: 'elasticsearch',
    title: 'Elasticsearch',
    description:
      'A search engine with typo tolerance, facets and vector similarity, so people find the product they can barely describe.',
    category: 'Search',
  },
  {
    slug: 'optimizely',
    title: 'Optimizely',
    description:
      'A commercial experimentation service that shows a change to some of your shoppers and tells you whether it sold more.',
    category: 'Experimentation',
  },
  {
    slug: 'facebook-prophet',
    title: 'Facebook Prophet',
    description:
      'A forecasting library with weekly rhythms, yearly seasons and holidays built in, made for daily sales that people have to explain.',
    category: 'Forecasting',
  },
  {
    slug: 'brandwatch',
    title: 'Brandwatch',
    description:
      'A commercial listening service that collects what is said about your brand on social networks, forums and news sites.',
    category: 'Social listening',
  },
  {
    slug: 'botpress',
    title: 'Botpress',
    description:
      'A bot builder with a visual studio and TypeScript underneath, for assistants that your support team edits without us.',
    category: 'Conversational AI',
  },
  {
    slug: 'r',
    title: 'R',
    description:
      'The statisticians’ language, which we reach for when a pricing or stock decision needs an honest margin of error.',
    category: 'Statistics',
  },
  {
    slug: 'surprise',
    title: 'Surprise',
    description:
      'A small Python library for star ratings, useful for finding out which recommendation method suits your reviews.',
    category: 'Recommendation',
  },
  {
    slug: 'pulp',
    title: 'PuLP',
    description:
      'A plain Python modeler for linear and whole-number planning, that free solvers can work through: how many to order, where to send them.',
    category: 'Optimization',
  },
  {
    slug: 'arima',
    title: 'ARIMA',
    description:
      'A classic family of time-series models that forecasts an item from its own past, and the yardstick for anything newer.',
    category: 'Forecasting',
  },
  {
    slug: 'vader-textblob',
    title: 'VADER & TextBlob',
    description:
      'Two light Python libraries that score the mood of English text without training, and show which words decided it.',
    category: 'Language',
  },
];
