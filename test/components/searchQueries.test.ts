import { makeSiteSearch } from '../support/search';

let firstOf: (query: string) => string | undefined;
beforeAll(async () => {
  const search = await makeSiteSearch();
  firstOf = (query) => search(query)[0]?.records[0]?.title;
});

describe('what visitors type, and what they mean by it', () => {
  test.each([
    // Products, services and tools by name, and by a part of it.
    ['fraud shield', 'Fraud Shield'],
    ['fraud', 'Fraud Shield'],
    ['sentiment monitor', 'Review Sentiment Monitor'],
    ['sentiment', 'Sentiment Analysis'],
    ['segmentation', 'Customer Segmentation'],
    ['photo search', 'Visual Search'],
    ['tensorflow', 'TensorFlow'],
    ['spark', 'Apache Spark'],
    ['r', 'R'],
    ['chatbot', 'Conversational AI Assistant'],
    // Slips of the keyboard, and words as they sound.
    ['frod', 'Fraud Shield'],
    ['fruad', 'Fraud Shield'],
    ['froud sheild', 'Fraud Shield'],
    ['tensorflo', 'TensorFlow'],
    ['dinamic pricing', 'Dynamic Pricing'],
    ['segmantation', 'Customer Segmentation'],
    ['elastikserch', 'Elasticsearch'],
    ['pasword', 'Forgot Password'],
    // Pages.
    ['pricing', 'Pricing'],
    ['prices', 'Pricing'],
    ['compare', 'Compare products'],
    ['cart', 'Cart'],
    ['basket', 'Cart'],
    ['wishlist', 'Wishlist'],
    ['favorites', 'Wishlist'],
    ['demo', 'Live demos'],
    ['trial', 'Live demos'],
    ['login', 'Login'],
    ['team', 'Team'],
    ['jobs', 'Team'],
    ['phone', 'Contact Us'],
    ['email', 'Contact Us'],
    ['gdpr', 'Privacy Policy'],
    ['cookies', 'Privacy Policy'],
    ['case study', 'Case Studies'],
    ['terms', 'Terms of Service'],
    // Questions.
    ['refund', 'What if it doesn’t suit us?'],
    ['warranty', 'What if it doesn’t suit us?'],
    ['yearly', 'Is it cheaper by the year?'],
    ['annual', 'Is it cheaper by the year?'],
    ['cancel', 'How do we cancel?'],
    ['cost', 'What does it cost?'],
    ['is my shop too small', 'Is my shop too small for this?'],
  ])('%s: %s', (query, title) => {
    expect(firstOf(query)).toBe(title);
  });

  test('receipt: where orders or invoices are', () => {
    expect(firstOf('receipt')).toMatch(/order|invoice/i);
  });
});
