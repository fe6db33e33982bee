import type { Person } from '../types';

export const person: Person = {
  name: 'Lucía Fuentes',
  position: 'Lead Conversation Designer',
  bio: 'Lucía spent seven years on the help desk of a mattress company and kept a file of sentences that calm people down. She writes what our assistants say, in English and Spanish, and decides when they should bring in a person. On Sundays she sings alto in a choir in Washington Heights.',
  expertise: ['Conversation design', 'Customer service', 'Sentiment analysis', 'Bilingual content'],
  email: 'lucia@tangelo.example',
  portrait: {
    alt: 'Drawing of a woman with long dark hair and an orange blouse',
    skin: 'tan',
    plate: 'mint',
    clothes: 'orange',
    back: [
      'M50 162C30 110 42 28 100 28S170 110 150 162C140 172 128 162 126 150H74C72 162 60 172 50 162Z',
      'hazel',
    ],
    front: [['M62 88C62 64 84 62 95 45 106 62 132 62 138 88 143 48 124 32 100 32S57 48 62 88Z', 'hazel']],
  },
};
