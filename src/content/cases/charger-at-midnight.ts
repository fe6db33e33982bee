import type { CaseStudy } from '../types';

export const caseStudy: CaseStudy = {
  title: 'The charger question, answered at midnight',
  client: 'Electronics accessories retailer, 15 employees',
  lead: 'lucia-fuentes',
  screen: {
    where: 'Chat, midnight',
    rows: [
      { kind: 'said', by: 'customer', text: 'Will this charger work with my laptop?' },
      { kind: 'said', by: 'assistant', text: 'Which model is it?' },
      { kind: 'said', by: 'customer', text: 'The small one from last year.' },
      { kind: 'said', by: 'assistant', text: 'Then yes: it has the right plug and enough watts.' },
    ],
  },
  measure: { counted: 'Evening questions left unanswered until morning, per 100', before: 100, after: 12 },
  duration: '3 months',
  category: 'Conversational AI',
  services: ['conversational-ai', 'customer-interaction-engagement'],
  technologies: ['rasa', 'nltk', 'elasticsearch'],
  challenge:
    'Most messages asked one of two things: will this charger work with my laptop, and where’s my order. The answers existed, in spec sheets and on the carrier’s tracking page, but four people typed them out between nine and six. People who asked in the evening had bought elsewhere by morning.',
  solution:
    'An assistant built with Rasa asks for the laptop’s model and checks plug and wattage against the data sheets. It names the right charger or says that none in stock fits. It looks up orders by order number and ZIP code. Refunds, burns, and angry customers go straight to a person, with the conversation attached, so the customer never has to explain twice. Every Monday the team reviews questions it couldn’t answer and teaches it the three worst.',
  results: [
    'Wrong chargers, once the most returned item in the warehouse, are far down that list now.',
    'The four people answer longer, harder messages, and one of them now writes the product pages.',
  ],
};
