import { company } from '../company';
import type { Person } from '../types';

export const person: Person = {
  name: company.founder,
  position: 'Founder and Chief Executive',
  bio: 'Miriam bought shoes for a department store for nine years and still reads a size curve faster than a balance sheet. She started Tangelo in 2012 to find out whether you can predict what won’t sell. On a first visit, she asks to see the back room before the website. She lives in Jackson Heights.',
  expertise: ['Merchandising', 'Assortment planning', 'Retail strategy', 'Returns'],
  email: 'miriam@tangelo.example',
  portrait: 'Drawing of a woman with a gray bob, round glasses, and a plum cardigan',
};
