import type { ToolDetail } from '../../types';
import { opencvApacheLicense, opencvBefore, opencvMajor } from '../versions';

/** The OpenCV page: classic image work that makes product photos comparable. */
export const detail: ToolDetail = {
  checked: '2026-11-23',
  meta: {
    title: 'OpenCV: straighten, crop and compare product photos',
    description:
      'OpenCV is an open-source library for image work: cropping, color, duplicates, barcodes. What it does for a catalog and which traps we watch for.',
  },
  subtitle:
    'An open-source library for image work. Most picture problems in a shop are geometry and color, and it solves them without a neural network.',
  overview: [
    `OpenCV began at Intel in 1999 and is now looked after by a nonprofit foundation. It is written in C++, with bindings for Python, Java and JavaScript, and has been under Apache 2.0 since release ${opencvApacheLicense}; earlier versions were BSD. Inside are thousands of carefully tuned routines: edges, contours, lens correction, feature matching, barcode reading.`,
    'We use it to prepare pictures. Supplier photos come crooked, tinted and framed in every way, and a search model trained on tidy pictures stumbles over them. OpenCV turns the product upright, finds its outline, measures its colors and spots a photo that was uploaded twice. It doesn’t know what a handbag is. For recognition we hand the cleaned picture to a trained network, which its dnn module can run from an ONNX file.',
  ],
  whyWeUse: [
    {
      title: 'Fast on hardware you already pay for',
      text: 'The core routines use the processor’s vector instructions. A catalog can be reprocessed overnight on a plain server, with no graphics card in the budget.',
    },
    {
      title: 'Results that can be explained',
      text: 'A crop comes from a contour and a threshold, so when one is wrong, the reason can be drawn on the picture.',
    },
    {
      title: 'Feature matching without a patent worry',
      text: 'SIFT, a method that matches details of pictures, moved into the main library after its patent ran out in 2020. It still finds the same printed pattern across very different photographs.',
    },
    {
      title: 'The same code from script to scanner',
      text: 'Python for the nightly batch, C++ on a warehouse camera, WebAssembly in the browser: function names and behavior carry over.',
    },
  ],
  applications: [
    {
      title: 'Uniform catalog pictures',
      text: 'Find the product, rotate it upright, pad it to the same margin and put it on the same white. Category pages stop jumping about.',
    },
    {
      title: 'Duplicate listings',
      text: 'Perceptual hashes shortlist lookalikes and feature matching confirms them, even when one seller has cropped the picture or added a badge.',
    },
    {
      title: 'True color names',
      text: 'Clustering pixels in the Lab color space gives the dominant shades of a garment, so “blue” can become navy, teal or sky by one rule for every supplier.',
    },
    {
      title: 'Preparing a shopper’s snapshot',
      text: 'Before visual search compares anything, the hand, table and shadow around the object are cut away and the white balance corrected.',
    },
    {
      title: 'Receiving goods',
      text: 'A camera over the bench reads QR codes and the EAN and UPC codes on the packs, and compares them with the purchase order while the box is still open. The Code 128 labels of cartons need another reader, such as ZXing.',
    },
    {
      title: 'Delivery notes and invoices on paper',
      text: 'Photographs taken at an angle are flattened, cleaned of shadows and cut into fields before text recognition reads them.',
    },
  ],
  benefits: [
    'Category pages look like one shop instead of forty suppliers.',
    'A snapshot taken on a kitchen table finds the product in spite of the background.',
    'Color filters return what the eye expects, and returns for “not the color shown” become rarer.',
    'Duplicate offers are merged before they start competing with each other.',
  ],
  integration: [
    {
      title: 'Install the build for servers',
      text: `opencv-python-headless leaves out window toolkits that a container lacks; opencv-contrib-python-headless adds perceptual hashes and white balance. Never install two of these wheels side by side: they share the cv2 name and overwrite one another. Pin the version, too: an install without one now brings OpenCV ${opencvMajor}, out since June 2026, which breaks some older calls. The ${opencvBefore}.x line is still looked after, and a running pipeline moves when its hard cases come out alike on both.`,
    },
    {
      title: 'Check each file as it is loaded',
      text: 'cv2.imread returns None for an unreadable file instead of raising an error, delivers channels as BGR rather than RGB, and does not apply embedded color profiles. We convert to sRGB first and reject what fails, with the file name in the log.',
    },
    {
      title: 'Crop, straighten, normalize',
      text: 'findContours on a thresholded picture gives the outline, minAreaRect the tilt, warpAffine the upright version. Transparent PNGs need IMREAD_UNCHANGED, which also skips the camera’s rotation tag, so that one is handled by us.',
    },
    {
      title: 'Describe and index',
      text: 'Hashes, color histograms and network embeddings are stored per picture with the version of the recipe that made them. When the recipe changes, only outdated pictures run again.',
    },
    {
      title: 'Keep a folder of hard cases',
      text: 'White shirts on white, glass, chrome, fishnet. A folder of such pictures runs in the tests, and your studio sees the outcome before new thresholds go live.',
    },
  ],
  callToAction: {
    title: 'Send us your worst supplier folder',
    text: 'A sample of two dozen crooked photos is enough to show you what can be repaired by rule and what has to be shot again.',
  },
};
