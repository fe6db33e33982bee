import type { Tool } from '../types';

/** https://docs.pytorch.org/docs/stable/onnx.html, https://github.com/pytorch/pytorch/releases */
export const pytorchWeightsOnlyByDefault = '2.6';
export const pytorchDynamoByDefault = '2.9';

export const tool: Tool = {
  title: 'PyTorch',
  category: 'Machine learning',
  description:
    'The framework that most new vision and language models are published for, so we can adapt a trained one to your catalog.',
  code: 'torch.compile(model)',
  checkedAgainst: 'PyTorch 2.14',
  checked: '2026-11-23',
  meta: {
    title: 'PyTorch for stores: start from a model that exists',
    description:
      'Most new vision and language models are published for PyTorch. We adapt them to your catalog with a few thousand examples and serve them safely.',
  },
  subtitle:
    'For stores that want photos or texts sorted automatically but have few examples. PyTorch is a Python framework for neural networks: we take a trained one and teach it your catalog.',
  overview: [
    'PyTorch began at Facebook’s AI research lab and reached its 1.0 release in 2018. It has belonged to the PyTorch Foundation, under the Linux Foundation, since 2022. Its license is BSD-style. Code runs line by line as ordinary Python, so an engineer can stop a training step in a debugger and look at the numbers.',
    'Researchers prefer it, so most vision and language models are published as PyTorch weights. For a retailer, that means less training: we start with a network that knows what a shoe is and show it your shoes. Serving takes more thought. TorchServe was archived in 2025, and TorchScript is deprecated in favor of `torch.export`. So we usually deliver a compiled model, or one in the portable ONNX format, behind a small web service.',
  ],
  whyWeUse: [
    {
      title: 'You start from a trained network',
      text: 'Torchvision and the public model hubs hold networks trained on millions of images or pages of text. Adapting one takes a few thousand of your examples; starting from scratch would take far more.',
    },
    {
      title: 'Bugs are easy to find',
      text: 'Because execution is plain Python by default, a shape error points at the line that caused it. An error on the graphics card shows up later, at some other line, unless you set `CUDA_LAUNCH_BLOCKING=1`.',
    },
    {
      title: 'It can be compiled to run faster',
      text: '`torch.compile` fuses operations for the hardware at hand. It doesn’t help every model, and the first call is slow while it compiles, so we measure before relying on it.',
    },
    {
      title: 'Independent stewardship',
      text: 'A foundation with many member companies runs the project. No single vendor can quietly change its terms.',
    },
  ],
  applications: [
    {
      title: 'Matching words and images',
      text: 'A CLIP-style model matches “green velvet sofa with brass legs” with photos of such sofas, even if the listing only says “Sofa, model 4410.”',
    },
    {
      title: 'Drafting product copy',
      text: 'A language model tuned on descriptions your editors approved writes a first draft from the attributes. It makes things up when attributes are missing, so each draft lists the facts it used.',
    },
    {
      title: 'Cutting out the background',
      text: 'Segmentation networks cut a product out of a cluttered supplier photo, so marketplace listings look like they came from one studio.',
    },
    {
      title: 'Reviews that mean the opposite',
      text: 'Any word list counts “Great, lasted a whole week” as praise. A fine-tuned transformer catches the tone more often, in several languages. It is still wrong now and then, so people check a sample.',
    },
    {
      title: 'Next-item prediction',
      text: 'Sequence models read a session in order. Someone who looked at a tent and then a stove sees fuel before another tent.',
    },
  ],
  benefits: [
    'New products can be found by photo as soon as their photos are uploaded.',
    'Editors correct a draft instead of starting from an empty field, and the tone stays yours.',
    'Shoppers who describe a product in a sentence find it, even under a listing that says almost nothing.',
    'You own the fine-tuned weights as a file and can move them to another host.',
  ],
  integration: [
    {
      title: 'Freeze first, then unfreeze',
      text: 'We load a pretrained backbone and train only a new head with `torch.optim.AdamW`. If validation results call for it, we unfreeze deeper layers at a lower learning rate. Products must be split by item, never by photo: two photos of the same jacket on both sides of the split inflate every score.',
    },
    {
      title: 'Switch to inference mode',
      text: '`model.eval()` and `torch.inference_mode()` are separate switches, and we set both. Without the first, dropout keeps running and the same input gets different answers; without the second, memory is wasted on gradients.',
    },
    {
      title: 'Treat weights as untrusted',
      text: `A classic .pt checkpoint is a Python pickle and can execute code when loaded. Since release ${pytorchWeightsOnlyByDefault}, \`torch.load\` defaults to \`weights_only\`. For downloads, we prefer the safetensors format and keep a checksum.`,
    },
    {
      title: 'Export and compare',
      text: `\`torch.onnx.export\` gives a graph that ONNX Runtime can serve on plain processors; since ${pytorchDynamoByDefault} it goes through \`torch.export\` by default. Before it goes live, a test feeds the same inputs to both versions and fails if the outputs differ.`,
    },
  ],
  callToAction: {
    title: 'See what a pretrained model already knows',
    text: 'Bring fifty of your product photos to a first call and watch an off-the-shelf model try to sort them.',
  },
};
