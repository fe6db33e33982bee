import type { Person } from '../types';

export const person: Person = {
  name: 'Lucía Fuentes',
  position: 'Lead Conversation Designer',
  bio: 'Lucía spent seven years on the help desk of a mattress company and kept a file of sentences that calm people down. She writes what our assistants say, in English and Spanish, and decides when they should bring in a person. On Sundays she sings alto in a choir in Washington Heights.',
  expertise: ['Conversation design', 'Customer service', 'Sentiment analysis', 'Bilingual content'],
  email: 'lucia@tangelo.example',
  portrait: 'Drawing of a woman with long dark hair and an orange blouse',
};
