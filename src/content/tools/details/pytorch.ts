import type { ToolDetail } from '../../types';
import { pytorchDynamoByDefault, pytorchWeightsOnlyByDefault } from '../versions';

/** The PyTorch page: pretrained models for vision and language, and changes in how it's served. */
export const detail: ToolDetail = {
  checked: '2026-11-23',
  meta: {
    title: 'PyTorch for shops: start from a model that exists',
    description:
      'PyTorch is a framework for neural networks, and most new vision and language models are published for it. How we fit them to a catalog and serve them safely.',
  },
  subtitle:
    'A Python framework for neural networks. We take a network that has already learned from millions of pictures or texts, and teach it your catalog.',
  overview: [
    'PyTorch began at Facebook’s AI research lab, reached its 1.0 release in 2018 and has belonged to the PyTorch Foundation, under the Linux Foundation, since 2022. Its license is BSD-style. Code runs line by line as ordinary Python, so an engineer can stop a training step in a debugger and look at the numbers.',
    'Researchers took to it, and so most published vision and language models arrive as PyTorch weights. For a retailer it means less training: we start from a network that already knows what a shoe is and show it your shoes. Serving takes more thought. TorchServe was archived in 2025 and TorchScript is deprecated in favor of torch.export, so we usually hand over a model file that other software can run (ONNX) or a compiled model, behind a small web service.',
  ],
  whyWeUse: [
    {
      title: 'You start from a trained network',
      text: 'Torchvision and the public model hubs hold networks trained on millions of images or pages of text. Adapting one takes a few thousand of your examples, where starting from zero would take far more.',
    },
    {
      title: 'Faults can be found',
      text: 'Because execution is plain Python by default, a shape error points at the line that caused it. A fault inside a graphics card’s kernel is reported later, at some other line; with CUDA_LAUNCH_BLOCKING=1 it is reported where it happens.',
    },
    {
      title: 'It can be compiled to run faster',
      text: 'torch.compile fuses operations for the hardware at hand. It doesn’t help every model, and the first call is slow while it compiles, so we measure before relying on it.',
    },
    {
      title: 'Independent stewardship',
      text: 'A foundation with many member companies looks after the project. No single vendor can quietly change its terms.',
    },
  ],
  applications: [
    {
      title: 'Matching words and pictures',
      text: 'A CLIP-style model places “green velvet sofa with brass legs” near photographs of such sofas, even where the listing says only “Sofa, model 4410.”',
    },
    {
      title: 'Drafting product copy',
      text: 'A language model tuned on descriptions your editors approved proposes a first text from the attributes. It invents when the attributes are thin, so each draft lists the facts it used.',
    },
    {
      title: 'Cutting out the background',
      text: 'Segmentation networks lift a product off a cluttered supplier photo, so that marketplace listings look as if they came from one studio.',
    },
    {
      title: 'Reviews that mean the opposite',
      text: '“Great, lasted a whole week” counts as praise for any word list. A tuned transformer hears the tone more often, in several languages, and is still wrong now and then; people check a sample.',
    },
    {
      title: 'Next-item prediction',
      text: 'Sequence models read a session in order. Somebody who looked at a tent, then a stove, is shown fuel before another tent.',
    },
  ],
  benefits: [
    'New product lines become searchable by picture as soon as their photos are uploaded.',
    'Editors correct a draft instead of facing an empty field, and the tone stays yours.',
    'Shoppers who describe a product in a sentence find it, even under a listing that says almost nothing.',
    'You own the tuned weights as a file, and can move them to another host.',
  ],
  integration: [
    {
      title: 'Freeze first, then loosen',
      text: 'We load a pretrained backbone, train only a new head with torch.optim.AdamW, and unfreeze deeper layers at a lower learning rate if the validation set asks for it. Products must be split by item, never by photo: two shots of one jacket on both sides of the split flatter every score.',
    },
    {
      title: 'Switch to inference properly',
      text: 'model.eval() and torch.inference_mode() are separate switches, and we set both. Without the first, dropout keeps running and the same input gets different answers; without the second, memory goes to gradients that nobody uses.',
    },
    {
      title: 'Treat weights as untrusted',
      text: `A classic .pt checkpoint is a Python pickle and can execute code when loaded. torch.load defaults to weights_only since release ${pytorchWeightsOnlyByDefault}; for downloads we prefer the safetensors format and keep a checksum.`,
    },
    {
      title: 'Export and compare',
      text: `torch.onnx.export gives a graph that ONNX Runtime can serve on plain processors; since ${pytorchDynamoByDefault} it takes the newer way, through torch.export, unless told otherwise. Before it goes live, a test feeds the same inputs to both and fails if the outputs drift apart.`,
    },
  ],
  callToAction: {
    title: 'See what a borrowed model already knows',
    text: 'Bring fifty of your own product photos to a first call and watch an untouched public model try to sort them.',
  },
};
