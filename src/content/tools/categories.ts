import type { ToolSlug } from '../slugs';

/** The category of each tool, for its card, its page, and the filter of /tools. */
export const toolCategories: Readonly<Record<ToolSlug, string>> = {
  tensorflow: 'Machine learning',
  pytorch: 'Machine learning',
  rasa: 'Conversational AI',
  lightfm: 'Recommendation',
  'scikit-learn': 'Machine learning',
  nltk: 'Language',
  opencv: 'Vision',
  'apache-spark': 'Data processing',
  pyomo: 'Optimization',
  keras: 'Machine learning',
  'three-js': 'Visualization',
  'd3-js': 'Visualization',
  elasticsearch: 'Search',
  optimizely: 'Experimentation',
  'facebook-prophet': 'Forecasting',
  brandwatch: 'Social listening',
  botpress: 'Conversational AI',
  r: 'Statistics',
  surprise: 'Recommendation',
  pulp: 'Optimization',
  arima: 'Forecasting',
  'vader-textblob': 'Language',
};
