import type { Person } from '../types';

export const person: Person = {
  name: 'Raymond Toussaint',
  position: 'Head of Security and Client Support',
  bio: 'Raymond investigated card disputes at a bank for eleven years and joined us in 2018, because he wanted to stop thefts before they happen. He runs both fraud prevention and support, since both start with listening to someone who’s upset. He reviews the list of data that each new project needs before the project collects any of it.',
  expertise: ['Fraud prevention', 'Data protection', 'Chargebacks', 'Client support'],
  email: 'raymond@tangelo.example',
  portrait: {
    alt: 'Drawing of a man with short gray hair, a gray beard, and a dark jacket with an orange tie',
    skin: 'deep',
    plate: 'peach',
    clothes: 'dark',
    front: [
      ['M82 142 100 182 118 142Q100 158 82 142Z', 'cream'],
      ['M95 158H105L110 206H90Z', 'orange'],
      [
        'M70 112C76 130 90 136 100 136S124 130 130 112C122 120 114 121 108 118 104 116 96 116 92 118 86 121 78 120 70 112Z',
        'gray',
      ],
      [
        'M62 76C58 46 78 34 100 34S142 46 138 76C134 66 130 60 122 58 108 54 92 54 78 58 70 60 66 66 62 76Z',
        'gray',
      ],
    ],
  },
};
