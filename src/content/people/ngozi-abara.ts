import type { Person } from '../types';

export const person: Person = {
  name: 'Ngozi Abara',
  position: 'Lead, Pricing and Forecasting',
  bio: 'Ngozi set markdowns for a supermarket chain in Lagos and later planned fresh produce in Newark, so she has thrown away enough lettuce to take forecasting personally. If nobody can explain a price to a customer, she doesn’t let it go live. She teaches optimization at a community college in the Bronx on Tuesday evenings.',
  expertise: ['Dynamic pricing', 'Demand forecasting', 'Optimization', 'Inventory'],
  email: 'ngozi@tangelo.example',
  portrait: {
    alt: 'Drawing of a woman with an orange headwrap, round earrings, and a plum dress',
    skin: 'deep',
    plate: 'mint',
    clothes: 'plum',
    front: [
      ['M82 28C74 6 94 2 100 16 106 2 126 6 118 28Z', 'orange'],
      ['M60 76C54 40 76 22 100 22S146 40 140 76C128 60 114 56 100 56S72 60 60 76Z', 'orange'],
      ['M68 56Q100 34 132 56 100 42 68 56Z', 'cream'],
      ['M56 106a5 5 0 1 0 10 0a5 5 0 1 0-10 0M134 106a5 5 0 1 0 10 0a5 5 0 1 0-10 0', 'orange'],
    ],
  },
};
