import type { ToolSlug } from '../slugs';

/**
 * Every version that the tool pages and the posts name. These age: to check a page again, look the tool up at the
 * address beside it, mend what has changed here and in the page, and set the page's `checked` to the day.
 */

/** https://spark.apache.org/docs/latest/core-migration-guide.html, sparkr-migration-guide.html */
export const spark = {
  adaptiveByDefault: '3.2',
  sessionWindow: '3.2',
  ansiByDefault: '4.0',
  sparkRDeprecated: '4.0',
  /** apache/spark pull requests 51010 and 51005. */
  magicCommitterByDefault: '4.1',
} as const;

/** https://pypi.org/project/lightfm/, https://anaconda.org/conda-forge/lightfm/files, lyst/lightfm issue 709 */
export const lightfm = {
  lastRelease: '1.17',
  firstPythonWithTrouble: '3.12',
  lastPythonOnConda: '3.11',
} as const;

/** https://github.com/opencv/opencv/wiki/ChangeLog */
export const opencv = { apacheLicense: '4.5', siftInMainLibrary: '4.4' } as const;

/** https://github.com/keras-team/keras/releases */
export const keras = { major: '3', liteRTFromPyTorch: '3.15' } as const;

/** https://github.com/tensorflow/tensorflow/releases */
export const tensorflow = { keras3ByDefault: '2.16' } as const;

/** https://docs.pytorch.org/docs/stable/onnx.html, https://github.com/pytorch/pytorch/releases */
export const pytorch = { weightsOnlyByDefault: '2.6', dynamoByDefault: '2.9' } as const;

/** https://github.com/meta/prophet/releases */
export const prophet = { renamed: '1.0', predictorsForRegressors: '1.4' } as const;

/** https://pypi.org/project/PuLP/, HISTORY in coin-or/pulp */
export const pulp = { last3: '3.x', major: '4' } as const;

/** https://github.com/RasaHQ/rasa/releases; for Python https://endoflife.date/python */
export const rasa = {
  line: '3.6',
  firstPython: '3.8',
  lastPython: '3.10',
  pythonEnded: 'October 2026',
} as const;

/** https://www.nltk.org/news.html */
export const nltk = { punktTab: '3.9' } as const;

/** https://github.com/d3/d3/releases, https://d3js.org/getting-started */
export const d3 = { modules: '7' } as const;

/** https://www.elastic.co/docs/release-notes/elasticsearch */
export const elasticsearch = { lastApache: '7.10', firstElastic: '7.11', vectors: '8' } as const;

/** https://scikit-learn.org/stable/whats_new.html */
export const scikitLearn = { categoriesByDtype: '1.4' } as const;

/** https://botpress.com/docs */
export const botpress = { onYourServer: '12' } as const;

/** What each page was last compared with, as its foot says. */
export const checkedAgainst: Readonly<Record<ToolSlug, string>> = {
  tensorflow: 'TensorFlow 2.20',
  pytorch: 'PyTorch 2.13',
  rasa: 'Rasa Open Source 3.6',
  lightfm: 'LightFM 1.17',
  'scikit-learn': 'scikit-learn 1.9',
  nltk: 'NLTK 3.10',
  opencv: 'OpenCV 4.14',
  'apache-spark': 'Apache Spark 4.2',
  pyomo: 'Pyomo 6.10',
  keras: 'Keras 3.15',
  'three-js': 'three.js r187',
  'd3-js': 'D3 7.9',
  elasticsearch: 'Elasticsearch 9.5',
  optimizely: 'version 6 of Optimizely’s JavaScript SDK',
  'facebook-prophet': 'Prophet 1.5',
  brandwatch: 'Brandwatch’s public documents',
  botpress: 'Botpress’s public documents',
  r: 'R 4.6',
  surprise: 'Surprise 1.1',
  pulp: 'PuLP 4.3',
  arima: 'statsmodels 0.14',
  'vader-textblob': 'VADER 3.3 and TextBlob 0.18',
};
