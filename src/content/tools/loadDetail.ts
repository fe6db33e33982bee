import type { ToolSlug } from '../slugs';
import type { ToolDetail } from '../types';

const details: Readonly<Record<ToolSlug, () => Promise<{ detail: ToolDetail }>>> = {
  tensorflow: () => import(/* webpackChunkName: "tool-tensorflow" */ './details/tensorflow'),
  pytorch: () => import(/* webpackChunkName: "tool-pytorch" */ './details/pytorch'),
  rasa: () => import(/* webpackChunkName: "tool-rasa" */ './details/rasa'),
  lightfm: () => import(/* webpackChunkName: "tool-lightfm" */ './details/lightfm'),
  'scikit-learn': () => import(/* webpackChunkName: "tool-scikit-learn" */ './details/scikit-learn'),
  nltk: () => import(/* webpackChunkName: "tool-nltk" */ './details/nltk'),
  opencv: () => import(/* webpackChunkName: "tool-opencv" */ './details/opencv'),
  'apache-spark': () => import(/* webpackChunkName: "tool-apache-spark" */ './details/apache-spark'),
  pyomo: () => import(/* webpackChunkName: "tool-pyomo" */ './details/pyomo'),
  keras: () => import(/* webpackChunkName: "tool-keras" */ './details/keras'),
  'three-js': () => import(/* webpackChunkName: "tool-three-js" */ './details/three-js'),
  'd3-js': () => import(/* webpackChunkName: "tool-d3-js" */ './details/d3-js'),
  elasticsearch: () => import(/* webpackChunkName: "tool-elasticsearch" */ './details/elasticsearch'),
  optimizely: () => import(/* webpackChunkName: "tool-optimizely" */ './details/optimizely'),
  'facebook-prophet': () =>
    import(/* webpackChunkName: "tool-facebook-prophet" */ './details/facebook-prophet'),
  brandwatch: () => import(/* webpackChunkName: "tool-brandwatch" */ './details/brandwatch'),
  botpress: () => import(/* webpackChunkName: "tool-botpress" */ './details/botpress'),
  r: () => import(/* webpackChunkName: "tool-r" */ './details/r'),
  surprise: () => import(/* webpackChunkName: "tool-surprise" */ './details/surprise'),
  pulp: () => import(/* webpackChunkName: "tool-pulp" */ './details/pulp'),
  arima: () => import(/* webpackChunkName: "tool-arima" */ './details/arima'),
  'vader-textblob': () => import(/* webpackChunkName: "tool-vader-textblob" */ './details/vader-textblob'),
};

/** Loads what a tool's own page says, each in a chunk of its own. */
export async function loadToolDetail(slug: ToolSlug): Promise<ToolDetail> {
  return (await details[slug]()).detail;
}
