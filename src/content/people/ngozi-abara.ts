import type { Person } from '../types';

export const person: Person = {
  name: 'Ngozi Abara',
  position: 'Lead, Pricing and Forecasting',
  bio: 'Ngozi set markdowns for a supermarket chain in Lagos and later planned fresh produce in Newark, so she has thrown away enough lettuce to take forecasting personally. If nobody can explain a price to a customer, she doesn’t let it go live. She teaches optimization at a community college in the Bronx on Tuesday evenings.',
  expertise: ['Dynamic pricing', 'Demand forecasting', 'Optimization', 'Inventory'],
  email: 'ngozi@tangelo.example',
  portrait: 'Drawing of a woman with an orange headwrap, round earrings, and a plum dress',
};
