import type { ToolDetail } from '../../types';
import { kerasLiteRTFromPyTorch, kerasMajor } from '../versions';

/** The Keras page: short, readable neural networks, on an engine of your choice. */
export const detail: ToolDetail = {
  checked: '2026-11-21',
  meta: {
    title: 'Keras: neural networks your own team can read',
    description:
      'Keras is a Python library for neural networks in readable code. How we use it for image tags, return forecasts and odd orders, and how we hand it over.',
  },
  subtitle:
    'A Python library for neural networks: a page of code says what the network does, and an engine of your choice runs it.',
  overview: [
    `François Chollet published Keras in 2015 as a friendlier way to write neural networks. For years it was the front end of TensorFlow. Keras ${kerasMajor}, from late 2023, is again independent of any engine: the same model is trained on TensorFlow, JAX or PyTorch, chosen by one environment variable, and a fourth engine, OpenVINO, only runs finished ones. It is Python, under Apache 2.0.`,
    'Its merit is that the code shows the shape of the network. A developer who joins your team next spring can see that the model takes a picture, a price and a category and gives back a return probability. What you give up is some control: unusual training schemes take more effort here than in bare PyTorch, and code that calls TensorFlow functions inside a layer stays bound to TensorFlow. Neither hurts in the middle-sized models that a shop mostly needs.',
  ],
  whyWeUse: [
    {
      title: 'Your own team can take over',
      text: 'We leave after a project. A model of eighty readable lines can be maintained by your developers.',
    },
    {
      title: 'Several engines, one text',
      text: `JAX is at home on accelerators, PyTorch fits where your other models live, TensorFlow has the browser tools. Phones are reached from two of them: since ${kerasLiteRTFromPyTorch} a model on PyTorch can be exported to LiteRT as well, with inputs of a fixed shape. The decision can be made late, and we time your model before making it.`,
    },
    {
      title: 'Pretrained image networks in one call',
      text: 'keras.applications offers EfficientNet, MobileNet and others with ImageNet weights, which is where most of our tagging models begin.',
    },
    {
      title: 'Mixed inputs without fuss',
      text: 'The functional API joins a photo, a description and a handful of numbers into one network. Retail data comes in exactly such mixtures.',
    },
  ],
  applications: [
    {
      title: 'Several tags from one picture',
      text: 'A shared backbone with an output per attribute names color, pattern, neckline and sleeve in a single pass.',
    },
    {
      title: 'How likely is this to come back?',
      text: 'Size, price, cart and the photo together estimate the chance of a return, and the product page adds a fitting hint where it is high.',
    },
    {
      title: 'Orders unlike any before',
      text: 'An autoencoder squeezes ordinary checkouts through a few numbers and rebuilds them. The ones it rebuilds badly are new in some way, and the worst-fitting fields are listed for the reviewer.',
    },
    {
      title: 'Customers summed up for grouping',
      text: 'A year of purchases is compressed to a few numbers per customer. Clusters on those separate gift buyers from collectors more cleanly than spending alone.',
    },
    {
      title: 'Picking the lead photo',
      text: 'Trained on which gallery picture shoppers stopped at, a model proposes the first image for each listing; the studio has the last word.',
    },
    {
      title: 'Quality checks on uploads',
      text: 'Blurred, badly lit or watermarked marketplace photos are turned back with the reason while the seller is still at the screen.',
    },
  ],
  benefits: [
    'Your developers can change a model without calling us.',
    'Sellers learn at upload that a photo is too dark, not from a complaint.',
    'Attribute filters fill up across a large range without a typing project.',
    'Fitting hints appear only where a return is likely.',
  ],
  integration: [
    {
      title: 'Choose the engine before the import',
      text: 'KERAS_BACKEND, or the file ~/.keras/keras.json, is read when keras is first imported; setting it afterward changes nothing. We fix it in the container and print keras.config.backend() at the start of each run.',
    },
    {
      title: 'Put preprocessing into the model',
      text: 'Rescaling and Normalization are layers; adapt() learns means from the training part only. Text and category lookups run on TensorFlow underneath, so with other engines we keep StringLookup inside the tf.data pipeline.',
    },
    {
      title: 'Warm up from frozen weights',
      text: 'Set base.trainable to False, train the head, then unfreeze and compile again with a small learning rate. Batch normalization layers stay in inference mode by calling the base with training=False, or the fine-tuning undoes itself.',
    },
    {
      title: 'Save in the current format',
      text: 'model.save() to a .keras file keeps architecture, weights and optimizer in one archive; custom layers need register_keras_serializable. For serving, model.export() writes a SavedModel, or ONNX in recent releases. We load old .h5 files, check them and save them in the new format.',
    },
  ],
  callToAction: {
    title: 'A model you could keep',
    text: 'Ask for a walk through one of our smaller Keras models. If your developers can follow it in one sitting, the handover will work.',
  },
};
