import type { Tool } from '../types';

/** https://github.com/tensorflow/tensorflow/releases */
export const tensorflowKeras3ByDefault = '2.16';
export const tensorflowWithoutTensorBoard = '2.21';

export const tool: Tool = {
  title: 'TensorFlow',
  category: 'Machine learning',
  description:
    'Google’s open-source framework for neural networks. We pick it when one model has to run on the server, in the browser, and on a phone.',
  code: 'tf.saved_model.load("rank")',
  checkedAgainst: 'TensorFlow 2.21',
  checked: '2026-11-23',
  meta: {
    title: 'TensorFlow in retail: for servers, phones, and browsers',
    description:
      'With TensorFlow, one trained model can rank products on your server, read labels in your app, or match a photo in the shopper’s browser.',
  },
  subtitle:
    'You need this if shoppers search by photo in your app, even without a signal. TensorFlow is software for neural networks that run on your server, on a phone, or in the browser.',
  overview: [
    'Google released TensorFlow in November 2015 under the Apache 2.0 license. It describes a neural network as operations on arrays and works out the gradients for you. The same network runs on ordinary processors, graphics cards, or Google’s own chips (TPUs). You write Python; the computation happens in C++ underneath.',
    'For a store, the useful part starts after training. One saved model can run behind TensorFlow Serving for the website, be converted to LiteRT (formerly TensorFlow Lite) for the app, or run in a browser tab with TensorFlow.js. The drawback is weight. Installs are large, error traces are long, and most current research appears for PyTorch first. If your problem is a table of orders, boosted trees are usually cheaper and just as good.',
  ],
  whyWeUse: [
    {
      title: 'A production server is included',
      text: 'TensorFlow Serving answers over gRPC and REST, groups requests into batches, and picks up a new model version from a numbered folder. Swapping a model is a file copy that you can undo.',
    },
    {
      title: 'It runs on a phone',
      text: 'A model can be reduced to eight-bit integers and saved as a .tflite file. It recognizes a product label in the camera view without sending the image anywhere. LiteRT’s own package runs it; the interpreter inside TensorFlow is deprecated.',
    },
    {
      title: 'TensorBoard shows a run while it is running',
      text: `You see loss curves, sample images, and embeddings in a browser. A training job that isn’t improving gets stopped the same day. Since release ${tensorflowWithoutTensorBoard}, TensorBoard is a separate install.`,
    },
    {
      title: 'Old models keep loading',
      text: 'The SavedModel format carries its own computation graph. You can still serve last year’s ranking model for a comparison, without last year’s source code.',
    },
  ],
  applications: [
    {
      title: 'Find it from a photo',
      text: 'A network turns each catalog photo and the shopper’s snapshot into lists of numbers, and the nearest products are shown. Marketplaces with thin product titles gain the most.',
    },
    {
      title: 'Re-ranking products during a visit',
      text: 'This visit says more than last year’s purchase. A small sequence model rescores the candidates after each view, in time for the next page.',
    },
    {
      title: 'Suggestions without waiting',
      text: 'A two-tower network: one half turns the shopper’s recent views into a vector, the other does the same for each product, ahead of time. A page then needs only one pass through the shopper’s half and a nearest-neighbor search.',
    },
    {
      title: 'Filling gaps in product data',
      text: 'Sleeve length, neckline, heel type: attributes missing from supplier feeds are suggested from the photos. Your merchandisers confirm them instead of typing them.',
    },
    {
      title: 'A risk score at checkout',
      text: 'A small network behind Serving scores the cart, the device, and the typing speed while the payment is confirmed. Medium risk triggers a second factor instead of a decline.',
    },
  ],
  benefits: [
    'Shoppers with only a screenshot reach a product page instead of an empty result.',
    'The app’s camera features work in a basement store with no signal, because the model is on the phone.',
    'The home page reflects what a shopper is looking for today.',
    'Filters such as “long sleeve” return everything they should.',
  ],
  integration: [
    {
      title: 'Write the data to TFRecord files once',
      text: 'We export images and labels into sharded `TFRecord` files on your object storage and read them with `tf.data.TFRecordDataset`. Call `cache()` before `shuffle()` and random augmentation, or every epoch sees the same crops.',
    },
    {
      title: 'Train with Keras, export a SavedModel',
      text: `Since release ${tensorflowKeras3ByDefault}, TensorFlow installs Keras 3 by default, so older \`tf.keras\` code needs a check first. \`model.export()\` writes the folder that Serving reads. Preprocessing goes inside the model: a server that resizes images differently than the training script gives worse answers without any error.`,
    },
    {
      title: 'Put it behind Serving and warm it up',
      text: 'The model lives under models/<name>/<version>/ and is called at /v1/models/<name>:predict. We ship warm-up requests in `assets.extra`. Otherwise the first call after a load is slow enough for a shopper to notice.',
    },
    {
      title: 'Monitor inputs as well as predictions',
      text: 'A new photo studio or a new bank can shift the data overnight. We log a sample of input statistics with the predictions and compare them weekly with the training set.',
    },
  ],
  callToAction: {
    title: 'Plenty of photos, not enough labels?',
    text: 'With a hundred product photos and a list of the attributes you’re missing, we can test which ones a model would fill in reliably.',
  },
};
