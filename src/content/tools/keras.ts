import type { Tool } from '../types';

/** https://github.com/keras-team/keras/releases */
export const kerasMajor = '3';
export const kerasLiteRTFromPyTorch = '3.15';

export const tool: Tool = {
  title: 'Keras',
  category: 'Machine learning',
  description:
    'A readable layer over TensorFlow, JAX, and PyTorch. A network fits on a page of code that your team can still follow next year.',
  code: 'model.fit(photos, labels)',
  checkedAgainst: 'Keras 3.15',
  checked: '2026-11-21',
  meta: {
    title: 'Keras: neural networks your own team can read',
    description:
      'Keras is a Python library for neural networks in readable code. We use it for image tags and return forecasts that your own developers can maintain.',
  },
  subtitle:
    'For stores whose own developers will maintain the model. Keras is a Python library for neural networks: a page of code describes one, and an engine of your choice runs it.',
  overview: [
    `François Chollet published Keras in 2015 as a friendlier way to write neural networks. For years it was the front end of TensorFlow. Keras ${kerasMajor}, from late 2023, is independent again: the same model trains on TensorFlow, JAX, or PyTorch, depending on one environment variable. A fourth engine, OpenVINO, only runs finished models. It is Python, under Apache 2.0.`,
    'Its strength is that the code shows the shape of the network. A developer who joins your team next spring can see that the model takes a photo, a price, and a category and returns a return probability. You give up some control. Unusual training schemes take more effort than in plain PyTorch. Code that calls TensorFlow functions inside a layer is tied to TensorFlow. Neither matters for the mid-sized models most stores need.',
  ],
  whyWeUse: [
    {
      title: 'Your own team can take over',
      text: 'We leave after a project. Your developers can maintain a model of eighty readable lines.',
    },
    {
      title: 'Several engines, one codebase',
      text: `JAX is strong on accelerators, PyTorch fits if your other models use it, and TensorFlow has the browser tools. Two of them reach phones: since ${kerasLiteRTFromPyTorch}, a PyTorch model can also be exported to LiteRT, with fixed input shapes. You can decide late, and we benchmark your model first.`,
    },
    {
      title: 'Pretrained image networks in one call',
      text: '`keras.applications` offers EfficientNet, MobileNet, and others with ImageNet weights, and most of our tagging models start there.',
    },
    {
      title: 'Mixed inputs without fuss',
      text: 'The functional API joins a photo, a description, and a handful of numbers into one network. That is exactly what retail data looks like.',
    },
  ],
  applications: [
    {
      title: 'Several tags from one photo',
      text: 'A shared backbone with an output per attribute tags color, pattern, neckline, and sleeve in a single pass.',
    },
    {
      title: 'How likely is this to come back?',
      text: 'Size, price, cart, and photo together predict the probability of a return. If it’s high, the product page adds a fit hint.',
    },
    {
      title: 'Orders unlike any before',
      text: 'An autoencoder compresses ordinary checkouts to a few numbers and rebuilds them. Orders it rebuilds badly are unusual, and the reviewer sees which fields fit worst.',
    },
    {
      title: 'Picking the lead photo',
      text: 'A model learns which gallery photos shoppers stop at and suggests the first image for each listing. The studio has the final say.',
    },
    {
      title: 'Quality checks on uploads',
      text: 'Blurry, dark, or watermarked marketplace photos are rejected with a reason while the seller is still uploading.',
    },
  ],
  benefits: [
    'Your developers can change a model without calling us.',
    'Sellers learn that a photo is too dark at upload, not from a complaint.',
    'Attribute filters work across a large catalog without weeks of typing.',
    'Fit hints appear only where a return is likely.',
  ],
  integration: [
    {
      title: 'Choose the engine before the import',
      text: '`KERAS_BACKEND`, or the file `~/.keras/keras.json`, is read when keras is first imported; setting it afterward changes nothing. We fix it in the container and print `keras.config.backend()` at the start of each run.',
    },
    {
      title: 'Put preprocessing into the model',
      text: 'Rescaling and Normalization are layers; `adapt()` learns means from the training data only. Text and category lookups run on TensorFlow underneath, so with other engines we keep `StringLookup` inside the `tf.data` pipeline.',
    },
    {
      title: 'Warm up from frozen weights',
      text: 'Set `base.trainable` to False, train the head, then unfreeze and compile again with a small learning rate. Call the base with `training=False` to keep batch normalization in inference mode; otherwise fine-tuning destroys what the base had learned.',
    },
    {
      title: 'Save in the current format',
      text: '`model.save()` to a .keras file keeps architecture, weights, and optimizer in one archive; custom layers need `register_keras_serializable`. For serving, `model.export()` writes a SavedModel, or ONNX in recent releases. We load old .h5 files, check them, and save them in the new format.',
    },
  ],
  callToAction: {
    title: 'A model you could keep',
    text: 'Ask for a walkthrough of one of our smaller Keras models. If your developers can follow it in one sitting, the handoff will work.',
  },
};
