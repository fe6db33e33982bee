import type { Service } from '../types';

export const service: Service = {
  title: 'Visual Search',
  area: 'shelf',
  card: {
    description:
      'A customer photographs a lamp; your store shows that lamp, or the most similar ones in stock.',
    benefits: [
      'Shoppers find products they can’t name',
      'Sold-out items lead to the closest look-alike',
      'Duplicate listings in your catalog are found',
    ],
  },
  technologies: ['opencv', 'pytorch', 'keras', 'tensorflow', 'elasticsearch'],
  meta: {
    title: 'Visual Search: Shopping from a Photo',
    description:
      'Customers point a camera at something they like and see what you have in that style, in stock, and in their price range.',
    keywords: 'image search, search by photo, picture recognition, similar products',
  },
  subtitle:
    'Customers take a photo of something they like, and your store shows the products that match it best.',
  description: [
    'Try describing the pattern on a plate in a search box. “Blue, sort of leafy” returns four hundred plates, or none. With visual search, a customer uploads a photo, draws a box around the item, and sees similar products. If you carry the item itself, it comes first.',
    'We train the matching on your catalog, because “similar” means something different in every store. For shoes it’s the heel, for flooring the grain, for a dress the cut but never the model’s pose. Photos are used for the search and then deleted, unless you and the customer agree otherwise. The same technology helps behind the scenes. It finds duplicate listings, replacements for discontinued products, and supplier photos that show the wrong item.',
  ],
  benefits: [
    {
      title: 'From screenshot to product',
      text: 'People arrive with a screenshot. Instead of hunting for words, they can start choosing.',
    },
    {
      title: 'Sold out isn’t the end',
      text: 'Instead of just “unavailable,” the page shows a row of look-alikes in the same size.',
    },
    {
      title: 'Sets are easy to complete',
      text: 'Someone who broke one of six cups can find the set, even if its name disappeared from the catalog years ago.',
    },
    {
      title: 'Staff who know every product',
      text: 'In the store, a photo of the worn-out faucet tells even a trainee which cartridge fits.',
    },
    {
      title: 'A cleaner catalog',
      text: 'The same vase from two suppliers at two prices: your buyers get a list of look-alike listings.',
    },
  ],
  features: [
    {
      title: 'Crop and choose',
      text: 'The likely objects in a photo are outlined. The customer taps the lamp, and the search ignores the cat beside it.',
    },
    {
      title: 'Similar in the way you mean',
      text: 'Shape, color, pattern, and material have separate weights that shoppers can nudge: “same shape, but green.”',
    },
    {
      title: 'Rough photos welcome',
      text: 'OpenCV corrects tilt and yellow kitchen light before any comparison starts. If there is glare or the photo is too dark, it asks for another.',
    },
    {
      title: 'Fine-tuned networks',
      text: 'We adapt pretrained image models to your photos, in PyTorch or in Keras on TensorFlow. We test them on your customers’ own snapshots.',
    },
    {
      title: 'Looks and facts together',
      text: 'Elasticsearch stores image vectors with price, stock, and size, so one query covers both look and filters.',
    },
    {
      title: 'A plain “no match”',
      text: 'If nothing is similar enough, the search says “we don’t carry this” and suggests the nearest category.',
    },
  ],
  useCases: [
    {
      title: 'A lamp seen in a café',
      text: 'Customers of a lighting store kept sending photos to the help desk. Now the camera button in the search field answers them, and shows which bulbs fit.',
    },
    {
      title: 'Tiles that must match the old ones',
      text: 'A renovation supplier is asked daily for “the same as in this bathroom.” The search lists the closest glazes and how far off each shade is. When it’s too close to call, it recommends ordering a sample.',
    },
    {
      title: 'Vintage clothing, one of each',
      text: 'Every piece in the store is unique, so a sold one used to be a dead end. Its page now stays up and leads to newer pieces with the same cut and fabric.',
    },
    {
      title: 'The hardware counter',
      text: 'A customer brings half of a hinge. The clerk lays it on a measuring mat, takes a photo, and gets three candidates with their hole spacing.',
    },
  ],
  screen: {
    where: 'Search by photo',
    rows: [
      { kind: 'field', label: 'Search', value: 'Your photo of a lamp', hasCamera: true },
      { kind: 'items', items: ['lamp', 'lamp', 'lamp'] },
      { kind: 'line', text: 'This lamp is in stock, with two similar ones.' },
    ],
  },
  related: ['product-discovery-visualization', 'recommendation-engines', 'content-creative'],
  callToAction: {
    title: 'Try it with five photos',
    text: 'Five that your customers took are enough to judge how hard matching will be in your catalog.',
  },
};
