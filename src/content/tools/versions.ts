import type { ToolSlug } from '../slugs';

// Versions named on tool pages and in posts. To recheck a page, look the tool up at the URL here, update this file
// and the page, and set the page's `checked` to that date. Each version is its own export, so that webpack inlines
// it and a post's chunk doesn't load this file.

/** https://spark.apache.org/docs/latest/core-migration-guide.html, sparkr-migration-guide.html */
export const sparkAdaptiveByDefault = '3.2';
export const sparkSessionWindow = '3.2';
export const sparkAnsiByDefault = '4.0';
export const sparkRDeprecated = '4.0';
/** apache/spark pull requests 51010 and 51005. */
export const sparkMagicCommitterByDefault = '4.1';

/** https://pypi.org/project/lightfm/, https://anaconda.org/conda-forge/lightfm/files, lyst/lightfm issue 709 */
export const lightfmLastRelease = '1.17';
export const lightfmFirstPythonWithTrouble = '3.12';
export const lightfmLastPythonOnConda = '3.11';

/** https://github.com/opencv/opencv/wiki/ChangeLog */
export const opencvApacheLicense = '4.5';
export const opencvSiftInMainLibrary = '4.4';
/** https://github.com/opencv/opencv/wiki/OpenCV-5 */
export const opencvMajor = '5';
export const opencvBefore = '4';

/** https://github.com/keras-team/keras/releases */
export const kerasMajor = '3';
export const kerasLiteRTFromPyTorch = '3.15';

/** https://github.com/tensorflow/tensorflow/releases */
export const tensorflowKeras3ByDefault = '2.16';
export const tensorflowWithoutTensorBoard = '2.21';

/** https://docs.pytorch.org/docs/stable/onnx.html, https://github.com/pytorch/pytorch/releases */
export const pytorchWeightsOnlyByDefault = '2.6';
export const pytorchDynamoByDefault = '2.9';

/** https://github.com/meta/prophet/releases */
export const prophetRenamed = '1.0';
export const prophetPredictorsForRegressors = '1.4';

/** https://github.com/Pyomo/pyomo/releases/tag/6.11.0 */
export const pyomoSolversByPath = '6.11';

/** https://pypi.org/project/PuLP/, HISTORY in coin-or/pulp */
export const pulpLast3 = '3.x';
export const pulpMajor = '4';

/** https://github.com/RasaHQ/rasa/releases; for Python https://endoflife.date/python */
export const rasaLine = '3.6';
export const rasaFirstPython = '3.8';
export const rasaLastPython = '3.10';
/** The year in which support for that Python ended, in October. */
export const rasaPythonEnded = '2026';

/** https://www.nltk.org/news.html */
export const nltkPunktTab = '3.9';

/** https://github.com/d3/d3/releases, https://d3js.org/getting-started */
export const d3Modules = '7';

/** https://www.elastic.co/docs/release-notes/elasticsearch */
export const elasticsearchLastApache = '7.10';
export const elasticsearchFirstElastic = '7.11';
export const elasticsearchVectors = '8';

/** https://scikit-learn.org/stable/whats_new.html */
export const scikitLearnCategoriesByDtype = '1.4';

/** https://botpress.com/docs */
export const botpressOnYourServer = '12';

/**
 * The release or documentation of each tool that its page was last checked against, shown at the end of the page.
 */
export const checkedAgainst: Readonly<Record<ToolSlug, string>> = {
  tensorflow: 'TensorFlow 2.21',
  pytorch: 'PyTorch 2.14',
  rasa: 'Rasa Open Source 3.6',
  lightfm: 'LightFM 1.17',
  'scikit-learn': 'scikit-learn 1.9',
  nltk: 'NLTK 3.10',
  opencv: 'OpenCV 4.14 and the release notes of 5.0',
  'apache-spark': 'Apache Spark 4.3',
  pyomo: 'Pyomo 6.11',
  keras: 'Keras 3.15',
  'three-js': 'three.js r187',
  'd3-js': 'D3 7.9',
  elasticsearch: 'Elasticsearch 9.5',
  optimizely: 'version 6 of Optimizely’s JavaScript SDK',
  'facebook-prophet': 'Prophet 1.5',
  brandwatch: 'Brandwatch’s public documentation',
  botpress: 'Botpress’s public documentation',
  r: 'R 4.6',
  surprise: 'Surprise 1.1',
  pulp: 'PuLP 4.2',
  arima: 'statsmodels 0.15',
  'vader-textblob': 'VADER 3.3 and TextBlob 0.20',
};
