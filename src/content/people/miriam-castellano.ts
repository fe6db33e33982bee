import { company } from '../company';
import type { Person } from '../types';

export const person: Person = {
  name: company.founder,
  position: 'Founder and Chief Executive',
  bio: 'Miriam bought shoes for a department store for nine years and still reads a size curve faster than a balance sheet. She started Tangelo in 2012 to find out whether you can predict what won’t sell. On a first visit, she asks to see the back room before the website. She lives in Jackson Heights.',
  expertise: ['Merchandising', 'Assortment planning', 'Retail strategy', 'Returns'],
  email: 'miriam@tangelo.example',
  portrait: {
    alt: 'Drawing of a woman with a gray bob, round glasses, and a plum cardigan',
    skin: 'light',
    plate: 'peach',
    clothes: 'plum',
    back: [
      'M52 122C42 58 64 28 100 28S158 58 148 122C140 130 130 126 127 118H73C70 126 60 130 52 122Z',
      'gray',
    ],
    front: [['M62 84C66 62 84 57 118 54 128 60 135 72 138 84 142 48 124 34 100 34S58 48 62 84Z', 'gray']],
    glasses: true,
  },
};
