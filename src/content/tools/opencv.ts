import type { Tool } from '../types';

/** https://github.com/opencv/opencv/wiki/ChangeLog */
export const opencvApacheLicense = '4.5';
export const opencvSiftInMainLibrary = '4.4';
/** https://github.com/opencv/opencv/wiki/OpenCV-5 */
export const opencvMajor = '5';
export const opencvBefore = '4';

export const tool: Tool = {
  title: 'OpenCV',
  category: 'Visuals',
  description:
    'The computer-vision library that straightens, crops, matches, and measures product photos before a model ever sees them.',
  code: 'cv2.ORB_create()',
  checkedAgainst: 'OpenCV 4.14 and the release notes of 5.0',
  checked: '2026-11-23',
  meta: {
    title: 'OpenCV: straighten, crop, and compare product photos',
    description:
      'OpenCV is an open-source library for image processing. We use it to crop, straighten, and color-correct supplier photos and to find duplicate listings.',
  },
  subtitle:
    'You need this if your product photos never match. OpenCV is an open-source library that fixes crooked, uneven, or badly lit pictures without a neural network.',
  overview: [
    `OpenCV began at Intel in 1999 and is now maintained by a nonprofit foundation. It is written in C++, with bindings for Python, Java, and JavaScript, and has been under Apache 2.0 since release ${opencvApacheLicense}; earlier versions were BSD. Inside are thousands of carefully tuned routines: edges, contours, lens correction, feature matching, barcode reading.`,
    'We use it to prepare photos. Supplier photos come in crooked, tinted, and framed every which way, and a search model trained on clean photos stumbles over them. OpenCV turns the product upright, finds its outline, measures its colors, and spots photos uploaded twice. It doesn’t know what a handbag is. For recognition, we pass the cleaned photo to a trained network, which its dnn module can run from an ONNX file.',
  ],
  whyWeUse: [
    {
      title: 'Fast on hardware you already have',
      text: 'The core routines use the processor’s vector instructions. You can reprocess a catalog overnight on an ordinary server, with no graphics card.',
    },
    {
      title: 'Results that can be explained',
      text: 'A crop comes from a contour and a threshold, so when one is wrong, we can show you why.',
    },
    {
      title: 'Feature matching without patent worries',
      text: 'SIFT, which matches details between images, moved into the main library after its patent expired in 2020. It still finds the same printed pattern in very different photos.',
    },
    {
      title: 'The same code from script to scanner',
      text: 'Use Python for the nightly batch, C++ on a warehouse camera, and WebAssembly in the browser. Function names and behavior carry over.',
    },
  ],
  applications: [
    {
      title: 'Uniform catalog photos',
      text: 'Find the product, rotate it upright, pad it to the same margin, and put it on the same white background. Category pages look calm and even.',
    },
    {
      title: 'Duplicate listings',
      text: 'Perceptual hashes find candidates and feature matching confirms them, even if a seller has cropped the photo or added a badge.',
    },
    {
      title: 'True color names',
      text: 'Clustering pixels in the Lab color space gives the dominant shades of a garment. “Blue” becomes navy, teal, or sky by one rule for every supplier.',
    },
    {
      title: 'Preparing a shopper’s snapshot',
      text: 'Before visual search compares anything, we crop out the hand, table, and shadow around the object and correct the white balance.',
    },
    {
      title: 'Paper invoices and packing slips',
      text: 'Photos taken at an angle are flattened, cleaned of shadows, and split into fields before text recognition reads them.',
    },
  ],
  benefits: [
    'Category pages look like one store, not forty suppliers.',
    'A snapshot taken on a kitchen table still finds the product.',
    'Color filters show what people expect, and fewer items come back as “not the color shown.”',
    'Duplicate offers are merged before they start competing with each other.',
  ],
  integration: [
    {
      title: 'Install the build for servers',
      text: `\`opencv-python-headless\` leaves out window toolkits that a container lacks; \`opencv-contrib-python-headless\` adds perceptual hashes and white balance. Never install two of these wheels side by side: they share the cv2 name and overwrite one another. Pin the version, too. Without a pin, you now get OpenCV ${opencvMajor}, released in June 2026, which breaks some older calls. The ${opencvBefore}.x line is still maintained, so we keep a running pipeline on it until its hard cases give the same results on both.`,
    },
    {
      title: 'Check each file as it is loaded',
      text: '`cv2.imread` returns None for an unreadable file instead of raising an error. It delivers channels as BGR rather than RGB and ignores embedded color profiles. We convert to sRGB first and reject what fails, with the file name in the log.',
    },
    {
      title: 'Crop, straighten, normalize',
      text: '`findContours` on a thresholded image gives the outline, `minAreaRect` the tilt, `warpAffine` the upright version. Transparent PNGs need `IMREAD_UNCHANGED`, which also skips the camera’s rotation tag, so we handle that ourselves.',
    },
    {
      title: 'Describe and index',
      text: 'Hashes, color histograms, and network embeddings are stored per image with the version of the pipeline that made them. When the pipeline changes, only outdated images are processed again.',
    },
  ],
  callToAction: {
    title: 'Send us your worst supplier folder',
    text: 'Two dozen crooked photos are enough to show you what can be fixed automatically and what has to be reshot.',
  },
};
