import { tool as tensorflow } from '../tools/tensorflow';
import { tool as pytorch } from '../tools/pytorch';
import { tool as rasa } from '../tools/rasa';
import { tool as lightfm } from '../tools/lightfm';
import { tool as scikitLearn } from '../tools/scikit-learn';
import { tool as nltk } from '../tools/nltk';
import { tool as opencv } from '../tools/opencv';
import { tool as apacheSpark } from '../tools/apache-spark';
import { tool as pyomo } from '../tools/pyomo';
import { tool as keras } from '../tools/keras';
import { tool as threeJs } from '../tools/three-js';
import { tool as d3Js } from '../tools/d3-js';
import { tool as elasticsearch } from '../tools/elasticsearch';
import { tool as optimizely } from '../tools/optimizely';
import { tool as facebookProphet } from '../tools/facebook-prophet';
import { tool as brandwatch } from '../tools/brandwatch';
import { tool as botpress } from '../tools/botpress';
import { tool as r } from '../tools/r';
import { tool as surprise } from '../tools/surprise';
import { tool as pulp } from '../tools/pulp';
import { tool as arima } from '../tools/arima';
import { tool as vaderTextblob } from '../tools/vader-textblob';

/** Tools that have a card on /tools, in order. To add one, write its file and add it here or below. */
export const cardTools = {
  tensorflow,
  pytorch,
  rasa,
  lightfm,
  'scikit-learn': scikitLearn,
  nltk,
  opencv,
  'apache-spark': apacheSpark,
  pyomo,
  keras,
  'three-js': threeJs,
  'd3-js': d3Js,
  elasticsearch,
  optimizely,
  'facebook-prophet': facebookProphet,
  brandwatch,
};

/** Tools without a card; /tools lists them below the cards. */
export const listedTools = {
  botpress,
  r,
  surprise,
  pulp,
  arima,
  'vader-textblob': vaderTextblob,
};

export const tools = { ...cardTools, ...listedTools };
