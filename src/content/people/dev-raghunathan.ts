import type { Person } from '../types';

export const person: Person = {
  name: 'Dev Raghunathan',
  position: 'Head of Data Science',
  bio: 'Before retail, Dev predicted how full commuter trains would be. He joined us in 2014 and wrote our first recommender. He keeps a list of failed experiments on the wall near his desk, and it’s the first thing new hires read. On Saturdays he coaches a cricket team of twelve-year-olds in Queens.',
  expertise: ['Recommender systems', 'Experiment design', 'Segmentation', 'Data visualization'],
  email: 'dev@tangelo.example',
  portrait: {
    alt: 'Drawing of a man with black hair, a short beard, and a green shirt',
    skin: 'brown',
    plate: 'straw',
    clothes: 'green',
    front: [
      [
        'M64 88C66 120 82 134 100 134S134 120 136 88C132 103 124 105 116 104 108 100 92 100 84 104 76 105 68 103 64 88Z',
        'dark',
      ],
      ['M88 109Q100 106 112 109 108 119 100 119T88 109Z', 'cream'],
      [
        'M62 80C56 44 78 30 106 32 134 32 142 54 138 80 134 70 130 62 120 60 104 66 86 62 76 57 68 64 64 70 62 80Z',
        'dark',
      ],
      ['M82 142 100 158 88 172 72 148ZM118 142 100 158 112 172 128 148Z', 'green'],
    ],
  },
};
