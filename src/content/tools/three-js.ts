import type { Tool } from '../types';

export const tool: Tool = {
  title: 'three.js',
  category: 'Visuals',
  description:
    'A JavaScript 3D library: your customers turn a chair around and recolor it in the browser, with no plug-in.',
  code: 'scene.add(chair)',
  checkedAgainst: 'three.js r187',
  checked: '2026-11-21',
  meta: {
    title: 'three.js: let shoppers turn the product around',
    description:
      'three.js is a JavaScript library that shows products in 3D in the browser. We keep models light enough for phones and load them only when a shopper asks.',
  },
  subtitle:
    'Worth it if people return products because they looked different online. three.js is a JavaScript library for 3D: shoppers turn the item around before they buy.',
  overview: [
    'Ricardo Cabello, known as mrdoob, published three.js in 2010. It is MIT-licensed JavaScript that puts cameras, lights, and materials on top of the browser’s graphics interface. It uses WebGL 2 by default. A newer WebGPU renderer falls back to WebGL 2 when necessary. Shoppers don’t install anything.',
    'It’s worth it for furniture, bicycles, eyewear, jewelry, and anything customers configure before they buy. It’s overkill for a plain T-shirt. The library doesn’t make models. CAD files such as STEP must be converted first, and a raw factory scan is far too heavy for a phone. Most of the work goes into preparing models, and we plan for that from day one.',
  ],
  whyWeUse: [
    {
      title: 'It’s part of your page',
      text: 'The viewer is one more component on your product page. It shares your fonts, buttons, and analytics, and ships with your normal release.',
    },
    {
      title: 'glTF is an open standard',
      text: 'Geometry, textures, and materials travel in a single .glb file, an open format that Blender and most 3D studios export. If you ever drop the viewer, you keep the models.',
    },
    {
      title: 'Materials look real',
      text: 'Physically based shading with environment lighting makes brushed steel look like brushed steel. Clearcoat, sheen, and transmission exist for lacquer, velvet, and glass.',
    },
    {
      title: 'Hundreds of examples with source code',
      text: 'The project’s site shows them running, from orbit controls to glass. Releases come every two months or so and can break things, so we pin a version and upgrade deliberately.',
    },
  ],
  applications: [
    {
      title: 'Configure it, then buy it',
      text: 'Fabric, legs, armrests: each choice swaps a material or a part and updates the price and delivery date.',
    },
    {
      title: 'The side photos don’t show',
      text: 'The connectors at the back of an amplifier, the sole of a boot, the clasp of a bracelet. One drag answers what used to be a support email.',
    },
    {
      title: 'Will it fit?',
      text: 'Models in true size show their measurements. On phones that support it, shoppers can place them in the room with WebXR or, as a USDZ copy, Apple’s Quick Look.',
    },
    {
      title: 'A display before it’s built',
      text: 'Merchandisers arrange a window or an aisle in the browser and share the link. It replaces a drawing that only its author can read.',
    },
  ],
  benefits: [
    'Fewer returns because a product was bigger, shinier, or greener than expected.',
    'Support answers fewer “what does the back look like” emails.',
    'Custom orders arrive complete, because impossible combinations can’t be selected.',
    'One model replaces a photo session for every fabric and color.',
  ],
  integration: [
    {
      title: 'Shrink the models',
      text: 'CAD data is retopologized and baked in Blender, then packed with glTF-Transform: meshopt or Draco for geometry, KTX2 for textures. Compressed textures matter most, because a JPEG is fully unpacked on the graphics card.',
    },
    {
      title: 'Load only when wanted',
      text: 'The page shows an ordinary photo. The viewer and its .glb are loaded when someone taps “Turn it,” with `GLTFLoader`, `KTX2Loader`, and an HDR environment run through `PMREMGenerator`. Call the `KTX2Loader`’s `detectSupport(renderer)` before the first texture, or loading fails.',
    },
    {
      title: 'Draw on demand',
      text: 'Rendering sixty times a second warms the phone and empties its battery. We render when `OrbitControls` reports a change, cap `setPixelRatio` at two, and pause when the canvas leaves the screen.',
    },
    {
      title: 'Describe it for screen readers',
      text: 'A canvas is empty to a screen reader. Every option is a real form control, views can be chosen with the keyboard, and the description says what the model shows.',
    },
  ],
  callToAction: {
    title: 'Start with one difficult product',
    text: 'Pick the item with the most questions and returns. We build a viewer for it, and the numbers tell you whether to build a second.',
  },
};
