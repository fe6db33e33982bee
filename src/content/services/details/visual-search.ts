import type { ServiceDetail } from '../../types';

/** The page of Visual Search: a picture instead of a search word. */
export const detail: ServiceDetail = {
  meta: {
    title: 'Visual Search: Shopping from a Photo',
    description:
      'Customers point a camera at what they like and see what you have that matches: same item, same style, in stock and in their price range.',
  },
  subtitle:
    'Search by photo: a customer takes a picture, and your shop shows the products that look like it.',
  description: [
    'Try to type the pattern on a plate. “Blue, sort of leafy” returns four hundred plates, or none. With visual search a customer uploads a photo, draws a box around the thing, and sees what you sell that looks like it, the exact article first if you carry it.',
    'We train the matching on your catalog, since what counts as similar differs from shop to shop: the heel for shoes, the grain for flooring, the cut and never the model’s pose for dresses. Photographs are used for the search and then dropped, unless you and the customer agree otherwise. The same machinery works behind the counter too, where it finds duplicate listings, replacements for sold-out lines and supplier pictures that show the wrong product.',
  ],
  benefits: [
    {
      title: 'From screenshot to product',
      text: 'People arrive with a screenshot and an idea. Nobody has to hunt for words, and the choosing can begin.',
    },
    {
      title: 'Sold out is no longer the end',
      text: 'Where the page used to say “unavailable,” a row of near twins now offers the same look in the same size.',
    },
    {
      title: 'Sets complete themselves',
      text: 'Someone who broke one cup of six can find the series, even if the name left the catalog years ago.',
    },
    {
      title: 'Staff who know every product',
      text: 'At the counter, a picture of the worn-out faucet is enough for a trainee to name the cartridge that fits it.',
    },
    {
      title: 'A tidier range',
      text: 'Two suppliers, one vase, two prices: look-alike listings surface in a list that your buyers can work through.',
    },
  ],
  features: [
    {
      title: 'Crop and choose',
      text: 'The likely objects in a photo are outlined. The customer taps the lamp, and the cat beside it is left out of the search.',
    },
    {
      title: 'Similar in the way you mean',
      text: 'Separate weights for shape, color, pattern and material, which shoppers can nudge: “same form, but green.”',
    },
    {
      title: 'Rough photos welcome',
      text: 'OpenCV corrects tilt and yellow kitchen light before any comparison starts. If there is glare or the photo is too dark, it asks for another.',
    },
    {
      title: 'Fine-tuned networks',
      text: 'We adapt pretrained image models to your pictures, in PyTorch or in Keras on TensorFlow, and test them on snapshots taken by customers rather than studio shots.',
    },
    {
      title: 'Looks and facts together',
      text: 'Elasticsearch holds the image vectors beside price, stock and size, so that one query covers the look and the filter.',
    },
    {
      title: 'Always today’s range',
      text: 'New and changed products are indexed as they are published. Retired ones remain findable, as a pointer to their successors.',
    },
    {
      title: 'A refusal when nothing fits',
      text: 'Below a set likeness the answer is “we don’t carry this,” with the nearest category.',
    },
  ],
  useCases: [
    {
      title: 'A lamp seen in a café',
      text: 'Customers of a lighting store keep sending photos to the help desk. The camera button in the search field now gives the answer the desk used to give, and shows which bulbs the fitting takes.',
    },
    {
      title: 'Tiles that must match the old ones',
      text: 'A renovation supplier is asked daily for “the same as in this bathroom.” The search lists the closest glazes with their deviation in shade, and says plainly when a sample in the hand is the safer way.',
    },
    {
      title: 'Vintage clothing, one of each',
      text: 'Nothing in the shop exists twice, so a sold piece used to be a closed door. Its page stays up and leads to pieces with the same cut and cloth that came in since.',
    },
    {
      title: 'The hardware counter',
      text: 'A customer brings half of a hinge. The assistant lays it on a ruler mat, takes a picture, and gets three candidates with hole spacing.',
    },
    {
      title: 'A marketplace full of copies',
      text: 'Sellers upload the same picture under different brands. Listings whose photographs match too well are set aside for a person to look at before they go live.',
    },
  ],
  screen: {
    where: 'Search by photo',
    rows: [
      { kind: 'field', label: 'Search', value: 'Your photo of a lamp', hasCamera: true },
      { kind: 'goods', goods: ['lamp', 'lamp', 'lamp'] },
      { kind: 'line', text: 'This lamp is in stock, and two are like it.' },
    ],
  },
  related: ['product-discovery-visualization', 'recommendation-engines', 'content-creative'],
};
