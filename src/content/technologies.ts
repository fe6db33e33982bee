import type { Technology } from './types';

/** The 13 technologies we work with most, as /about-us and the home page tag them. */
export const technologyTags: readonly Technology[] = [
  { name: 'Python' },
  { name: 'TensorFlow', tool: 'tensorflow' },
  { name: 'PyTorch', tool: 'pytorch' },
  { name: 'scikit-learn', tool: 'scikit-learn' },
  { name: 'LightFM', tool: 'lightfm' },
  { name: 'OpenCV', tool: 'opencv' },
  { name: 'Rasa', tool: 'rasa' },
  { name: 'NLTK', tool: 'nltk' },
  { name: 'Apache Spark', tool: 'apache-spark' },
  { name: 'Elasticsearch', tool: 'elasticsearch' },
  { name: 'Prophet', tool: 'facebook-prophet' },
  { name: 'Pyomo', tool: 'pyomo' },
  { name: 'D3.js', tool: 'd3-js' },
];
