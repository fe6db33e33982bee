import type { Person } from '../types';

export const person: Person = {
  name: 'Tomasz Wieczorek',
  position: 'Principal Engineer, Search and Vision',
  bio: 'Tomasz used to index the photo archive of an auction house, where he spent a month teaching a computer to tell walnut from mahogany. At Tangelo he runs search, image matching, and the nightly data jobs. He prefers tools that have been around for at least two years. He lives in Bay Ridge with his wife and two daughters, and repairs old radios.',
  expertise: ['Visual search', 'Site search', 'Data pipelines', 'Apache Spark'],
  email: 'tomasz@tangelo.example',
  portrait: 'Drawing of a bald man with glasses, a mustache, and a green turtleneck',
};
