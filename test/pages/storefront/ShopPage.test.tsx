import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../support/renderRoute';

const productNames = () => {
  const articles = screen.getAllByRole('article');
  return articles.map((article) => within(article).getByRole('heading').textContent);
};

describe('/shop', () => {
  test('lists the six products by name and counts them', async () => {
    await renderRoute('/shop');
    expect(screen.getByText('6 products found')).toBeVisible();
    expect(productNames()).toEqual([
      'AI Personalization Engine',
      'Conversational AI Assistant',
      'Customer Insight Analytics',
      'Dynamic Pricing Optimizer',
      'Fraud Shield',
      'Review Sentiment Monitor',
    ]);
  });
});
