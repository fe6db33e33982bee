import { currency } from '../../domain/money';
import { grouped } from '../../domain/numerals';

/** Texts of the home page's small pricing demo. */
export const priceTeaserTexts = {
  label: 'Price of a shirt',
  outcome: (units: number, profit: number, isBest: boolean) =>
    `You’d sell ${grouped(units)} a week for a profit of ${currency.symbol}${grouped(profit)}. ${isBest ? 'No other price' : 'A different price'} would earn more.`,
};

export const demosPage = {
  meta: {
    title: 'Live demos: try what the shop sells',
    description:
      'Small working versions of our products, computed in your browser on sample data or your own. Nothing is sent; only what you add to your cart is kept.',
    keywords:
      'live demo, AI in the browser, try before you buy, without registering, free trial, upload your own data, CSV or Excel file',
  },
  heading: 'Try before you buy',
  lead: 'Each demo is a small, working version of a product. You can use your own data in the pricing, customer, and review demos. Everything runs in your browser, and nothing is uploaded.',
} as const;
