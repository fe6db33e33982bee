export const exampleMessages = [
  'Can I get my money back?',
  'How much is Fraud Shield?',
  'Add Fraud Shield yearly to my cart',
  'What is the capital of France?',
] as const;
