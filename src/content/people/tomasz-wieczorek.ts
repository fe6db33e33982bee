import type { Person } from '../types';

export const person: Person = {
  name: 'Tomasz Wieczorek',
  position: 'Principal Engineer, Search and Vision',
  bio: 'Tomasz used to index the photo archive of an auction house, where he spent a month teaching a computer to tell walnut from mahogany. At Tangelo he runs search, image matching, and the nightly data jobs. He prefers tools that have been around for at least two years. He lives in Bay Ridge with his wife and two daughters, and repairs old radios.',
  expertise: ['Visual search', 'Site search', 'Data pipelines', 'Apache Spark'],
  email: 'tomasz@tangelo.example',
  portrait: {
    alt: 'Drawing of a bald man with glasses, a mustache, and a green turtleneck',
    skin: 'light',
    plate: 'lilac',
    clothes: 'green',
    front: [
      ['M78 128Q100 144 122 128V150Q100 164 78 150Z', 'green'],
      [
        'M63 90C57 76 58 64 66 58 67 70 66 80 63 90ZM137 90C143 76 142 64 134 58 133 70 134 80 137 90Z',
        'hazel',
      ],
      [
        'M80 107C87 98 97 100 100 103 103 100 113 98 120 107 112 110 104 108 100 106 96 108 88 110 80 107Z',
        'hazel',
      ],
    ],
    glasses: true,
  },
};
