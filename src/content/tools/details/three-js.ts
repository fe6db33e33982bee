import type { ToolDetail } from '../../types';

/** The three.js page: products that can be turned around in the browser. */
export const detail: ToolDetail = {
  checked: '2026-11-21',
  meta: {
    title: 'three.js: let shoppers turn the product around',
    description:
      'three.js is a JavaScript library that shows products in 3D in the browser. Where it tells more than a photo, and how we keep models light enough for phones.',
  },
  subtitle:
    'A JavaScript library for 3D in the browser, for the questions about a product that are answered by walking around it.',
  overview: [
    'Ricardo Cabello, known as mrdoob, published three.js in 2010. It is JavaScript, MIT-licensed, and puts cameras, lights and materials on top of the browser’s graphics interface: WebGL 2 by default, with a newer WebGPU renderer that falls back to WebGL 2 where it must. There is nothing to install for the shopper.',
    'It earns its place with furniture, bicycles, eyewear, jewelry and anything that is configured before it is bought. It is a poor idea for a plain T-shirt. The library draws what it is given: it makes no models, CAD exchange files such as STEP must be converted first, and a scan straight from the factory is far too heavy for a phone. Most of the work in such a project goes into preparing models, and we plan for it from the first day.',
  ],
  whyWeUse: [
    {
      title: 'It runs in the browser as it is',
      text: 'The viewer is one more component on your product page. It shares your fonts, buttons and analytics, and ships with your normal release.',
    },
    {
      title: 'glTF is a sound file format',
      text: 'Geometry, textures and materials travel in a single .glb file, an open standard that Blender and most 3D studios export. You keep the models if you ever leave the viewer behind.',
    },
    {
      title: 'Materials behave like materials',
      text: 'Physically based shading with environment lighting makes brushed steel look like brushed steel. Clearcoat, sheen and transmission exist for lacquer, velvet and glass.',
    },
    {
      title: 'Hundreds of examples with their source',
      text: 'The project’s site shows them running, from orbit controls to glass. Releases come every two months or so and may break things, so we pin one and upgrade on purpose.',
    },
  ],
  applications: [
    {
      title: 'Configure it, then buy it',
      text: 'Fabric, legs, armrests: each choice swaps a material or a part, and price and delivery date follow from the same options.',
    },
    {
      title: 'The side that photos forgot',
      text: 'The connectors at the back of an amplifier, the sole of a boot, the clasp of a bracelet. One drag answers what used to be a support email.',
    },
    {
      title: 'Will it fit?',
      text: 'True dimensions let us draw a measuring line on the model and, on phones that support it, place it in the room through WebXR or, from a copy saved as USDZ, Apple’s Quick Look.',
    },
    {
      title: 'A shelf before it is built',
      text: 'Merchandisers arrange a window or an aisle in the browser and send the link around, in place of a drawing that only its author can read.',
    },
  ],
  benefits: [
    'Fewer parcels come back because the thing was bigger, shinier or greener than imagined.',
    'Support answers fewer “what does the back look like” emails.',
    'Custom orders arrive complete, as impossible combinations cannot be clicked together.',
    'One model replaces a photo session for every fabric and color.',
  ],
  integration: [
    {
      title: 'Bring the models down to size',
      text: 'CAD data is retopologized and baked in Blender, then packed with glTF-Transform: meshopt or Draco for geometry, KTX2 for textures. Compressed textures matter most, since a JPEG is unpacked in full on the graphics card.',
    },
    {
      title: 'Load only when wanted',
      text: 'The page shows an ordinary photo. The viewer and its .glb are imported when somebody taps “Turn it,” with GLTFLoader, KTX2Loader and an HDR environment run through PMREMGenerator. Call the KTX2Loader’s detectSupport(renderer) before the first texture, or loading fails.',
    },
    {
      title: 'Draw on demand',
      text: 'Rendering sixty times a second warms the phone and empties its battery. We render when OrbitControls reports a change, cap setPixelRatio at two, and pause when the canvas leaves the screen.',
    },
    {
      title: 'Give the memory back',
      text: 'The garbage collector does not free graphics memory. On leaving the page each geometry, material and texture gets dispose(); renderer.info shows whether any was forgotten, and webglcontextlost brings back the photo.',
    },
    {
      title: 'Describe it for screen readers',
      text: 'A canvas is empty to a screen reader. Every option is a real form control, views can be chosen with the keyboard, and the description names what the picture shows.',
    },
  ],
  callToAction: {
    title: 'Start with one difficult product',
    text: 'Pick the item with the most questions and returns. We build one viewer for it, and you decide from the numbers if a second should follow.',
  },
};
