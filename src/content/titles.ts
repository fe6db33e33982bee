import { company } from './company';
import type { HomeNumber, ServiceSlug, ToolSlug } from './slugs';

/** Every page can load these titles for its links; longer texts load with their own pages. */
export const serviceTitles: Readonly<Record<ServiceSlug, string>> = {
  'personalization-recommendation': 'Personalization & Recommendation',
  'product-discovery-visualization': 'Product Discovery & Visualization',
  'dynamic-pricing': 'Dynamic Pricing',
  'visual-search': 'Visual Search',
  'conversational-ai': 'Conversational AI',
  'sentiment-analysis': 'Sentiment Analysis',
  'security-fraud-prevention': 'Security & Fraud Prevention',
  'customer-segmentation': 'Customer Segmentation',
  'analytical-insight': 'Analytical Insight',
  'recommendation-engines': 'Recommendation Engines',
  'content-creative': 'Content & Creative',
  'customer-interaction-engagement': 'Customer Interaction & Engagement',
  'pricing-inventory-management': 'Pricing & Inventory Management',
  'robotic-process-automation-2': 'Robotic Process Automation',
};

export const pressKitTitle = 'Press kit';

export const toolTitles: Readonly<Record<ToolSlug, string>> = {
  tensorflow: 'TensorFlow',
  pytorch: 'PyTorch',
  rasa: 'Rasa',
  lightfm: 'LightFM',
  'scikit-learn': 'scikit-learn',
  nltk: 'NLTK',
  opencv: 'OpenCV',
  'apache-spark': 'Apache Spark',
  pyomo: 'Pyomo',
  keras: 'Keras',
  'three-js': 'three.js',
  'd3-js': 'D3.js',
  elasticsearch: 'Elasticsearch',
  optimizely: 'Optimizely',
  'facebook-prophet': 'Facebook Prophet',
  brandwatch: 'Brandwatch',
  botpress: 'Botpress',
  r: 'R',
  surprise: 'Surprise',
  pulp: 'PuLP',
  arima: 'ARIMA',
  'vader-textblob': 'VADER & TextBlob',
};

export const homeTitles: Readonly<Record<HomeNumber, string>> = {
  2: 'AI intelligence',
  3: 'Digital agency',
  4: 'Business excellence',
  5: 'AI platform',
  6: 'AI security',
};

export function documentTitle(title: string): string {
  return title.includes(company.name) ? title : `${title} | ${company.name}`;
}
