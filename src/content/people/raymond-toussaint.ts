import type { Person } from '../types';

export const person: Person = {
  name: 'Raymond Toussaint',
  position: 'Head of Security and Client Support',
  bio: 'Raymond investigated card disputes at a bank for eleven years and joined us in 2018, because he wanted to stop thefts before they happen. He runs both fraud prevention and support, since both start with listening to someone who’s upset. He reviews the list of data that each new project needs before the project collects any of it.',
  expertise: ['Fraud prevention', 'Data protection', 'Chargebacks', 'Client support'],
  email: 'raymond@tangelo.example',
  portrait: 'Drawing of a man with short gray hair, a gray beard, and a dark jacket with an orange tie',
};
