import type { ToolDetail } from '../../types';
import { tensorflowKeras3ByDefault, tensorflowWithoutTensorBoard } from '../versions';

/** The TensorFlow page: what Google’s framework does for a shop, and where we would pick something lighter. */
export const detail: ToolDetail = {
  checked: '2026-11-23',
  meta: {
    title: 'TensorFlow in retail: one model, three places to run',
    description:
      'TensorFlow is Google’s framework for neural networks. How we use it for ranking, product photos and apps in a shop, and when something lighter will do.',
  },
  subtitle:
    'Software for building neural networks: train a model once, then run it on your server, in your app or in the shopper’s browser.',
  overview: [
    'Google released TensorFlow in November 2015 under the Apache 2.0 license. It describes a neural network as operations on arrays, works out the gradients for you, and runs the same network on ordinary processors, graphics cards or Google’s own chips (TPUs). You write Python; the arithmetic happens in C++ underneath.',
    'For a shop, the useful part starts after training. One saved model can sit behind TensorFlow Serving for the website, be converted to LiteRT (formerly TensorFlow Lite) for the app, or run in a browser tab with TensorFlow.js. The price is weight: installs are large, error traces are long, and a good deal of current research appears for PyTorch first. If your problem is a table of orders, boosted trees are usually cheaper and just as good, and we will say so.',
  ],
  whyWeUse: [
    {
      title: 'It has a serving side that operators already know',
      text: 'TensorFlow Serving answers over gRPC and REST, groups requests into batches, and picks up a new model version from a numbered folder. Swapping a model becomes a file copy that can be undone.',
    },
    {
      title: 'It runs on a phone',
      text: 'A model reduced to eight-bit integers and saved as a .tflite file recognizes a product label in the camera view without sending the picture anywhere. LiteRT’s own package runs it; the interpreter inside TensorFlow is deprecated.',
    },
    {
      title: 'Input pipelines are part of the box',
      text: 'The tf.data module reads, shuffles, decodes and prefetches in parallel, so an expensive graphics card is not left waiting for JPEG files.',
    },
    {
      title: 'TensorBoard shows a run while it is running',
      text: `Loss curves, sample images and embeddings are visible in a browser. A training job that does not improve is stopped the same day. Since release ${tensorflowWithoutTensorBoard}, TensorBoard has to be installed by itself.`,
    },
    {
      title: 'Old models keep loading',
      text: 'The SavedModel format carries its own computation graph, so last year’s ranking model can still be served for a comparison without last year’s source code.',
    },
  ],
  applications: [
    {
      title: 'Find it from a photo',
      text: 'A network turns each catalog picture into a list of numbers; the shopper’s snapshot becomes another one, and the nearest products are shown. Marketplaces with thin product titles gain the most.',
    },
    {
      title: 'Reordering the shelf during a visit',
      text: 'What was looked at in this visit says more than last year’s purchase. A small sequence model scores the candidates again after each view, quickly enough for the very next page.',
    },
    {
      title: 'Two-tower retrieval',
      text: 'One half of the model turns the shopper’s recent views into a vector, the other does so for each product. The products’ vectors are computed ahead for the whole catalog; a page then needs one pass through the shopper’s half and a search for the nearest.',
    },
    {
      title: 'Filling gaps in product data',
      text: 'Sleeve length, neckline, heel type: attributes missing from supplier feeds are proposed from the pictures, and your merchandisers confirm them instead of typing them.',
    },
    {
      title: 'A score while the order is being placed',
      text: 'Features of the cart, the device and the speed of typing pass through one small network behind Serving, which answers while the payment is being confirmed. A medium risk asks for a second factor; it does not refuse the order.',
    },
  ],
  benefits: [
    'Shoppers with a screenshot and no words for it reach a product page instead of an empty result.',
    'The app’s camera features work in a basement store with no signal, because the model is on the phone.',
    'A bad model is withdrawn by pointing the server at the previous version folder.',
    'The home page answers to this visit instead of a purchase from last spring.',
    'Filters such as “long sleeve” start to return everything they should.',
  ],
  integration: [
    {
      title: 'Write the data once as TFRecord files',
      text: 'We export pictures and labels into sharded TFRecord files on your object storage and read them with tf.data.TFRecordDataset. Call cache() before shuffle() and random augmentation, or every epoch will see the very same crops.',
    },
    {
      title: 'Train with Keras, export a SavedModel',
      text: `Since release ${tensorflowKeras3ByDefault}, TensorFlow installs Keras 3 by default, so older tf.keras code needs a check first. model.export() writes the folder that Serving reads; preprocessing goes inside the model, because a server that resizes images differently from the training script gives worse answers and no error.`,
    },
    {
      title: 'Put it behind Serving and warm it up',
      text: 'The model lives under models/<name>/<version>/ and is called at /v1/models/<name>:predict. We ship warm-up requests in assets.extra, since the first call after a load is otherwise slow enough for a shopper to notice.',
    },
    {
      title: 'Watch inputs as well as answers',
      text: 'A new photo studio or a new bank can shift the data overnight. We log a sample of input statistics beside the predictions and compare them weekly with those of the training set.',
    },
  ],
  callToAction: {
    title: 'Have pictures and not enough labels?',
    text: 'Send us a hundred product photos with the attributes you wish they had, and we will tell you which ones a model can fill in.',
  },
};
