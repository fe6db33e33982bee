import { noContext } from '../../../src/demos/conversational-ai-assistant/context';
import type { Context } from '../../../src/demos/conversational-ai-assistant/context';
import { replyingFrom } from '../../../src/demos/conversational-ai-assistant/reply';
import { site } from '../../../src/demos/conversational-ai-assistant/site.computed';
import { makeStore } from '../../../src/store/store';
import { shownWithTax } from '../../support/amountsDue';

const replyTo = replyingFrom(site);
const state = makeStore().getState();
const ask = (text: string, context: Context = noContext) =>
  replyTo({ text, context, pending: null, state }).reply;

test.each([
  ['another language', '¿Cuánto tiempo tarda la instalación?'],
  ['another script', '返金はできますか'],
  ['nothing that is in any dictionary', 'asdf qwer zxcv'],
  ['names of the language’s own objects', 'constructor __proto__ toString'],
])('says that it doesn’t know: %s', (_, question) => {
  const { text, links } = ask(question);
  expect(text[0]).toMatch(/^Sorry, I don’t know that one\./u);
  expect(links.map(({ label }) => label)).toEqual(['Search this site', 'Ask a person']);
});

describe('questions about facts are answered from data', () => {
  test.each([
    ['who founded tangelo', 'Miriam Castellano founded Tangelo Commerce AI in New York in 2012'],
    ['What are your opening hours?', 'Mon-Fri 9:00-18:00 EST'],
    ['where are you located', '148 Orange Peel Alley'],
    ['what is the cheapest product?', 'Review Sentiment Monitor: $9.99 a month'],
    ['is this a real shop?', 'made up for this demo'],
    ['do you offer a free trial?', 'There’s no free trial'],
    ['I want to talk to a human', '+1 (212) 555-0142'],
    ['what does fraud shield do', 'Fraud Shield: '],
    ['who is the head of data science', 'Dev Raghunathan is Head of Data Science'],
    ['what is in the professional plan', 'Split tests'],
    ['can i get a quote for 50 seats', 'For a written quote, email'],
    ['could I get a trial', 'There’s no free trial'],
    ['how long does a refund take', 'No page says how long a refund takes'],
    ['can you send an invoice with our VAT id', 'no place for a VAT ID'],
    ['do you sell hoodies', 'we only sell software for online stores'],
    ['your site is broken', 'tell a person what happened'],
    ['Who can see our data and is it safe?', 'The people at Tangelo who set up and support your store.'],
    ['Who pays if it misses a stolen card?', 'Our liability is capped at the fees of the last 12 months.'],
  ])('%s', (question, said) => {
    expect(ask(question).text.join('\n')).toContain(said);
  });
});

test('“it” and “and the other?” mean the products of the last answer', () => {
  const fraud: Context = { ...noContext, mentioned: ['fraud-shield'], topic: 'languages' };
  // With 8% tax: 49.99 → 53.99 and 499.90 → 539.89.
  expect(ask('how much is it', fraud).text[0]).toBe(
    'Fraud Shield: $49.99/month or $499.90/year (save 17%). With 8% tax: $53.99/month or $539.89/year.',
  );
  expect(ask('and the sentiment monitor?', fraud).text[0]).toContain('Reads English, Spanish');
  const both: Context = { ...noContext, mentioned: ['fraud-shield', 'review-sentiment-monitor'] };
  expect(ask('which one is cheaper?', both).text[0]).toMatch(/^Cheapest first:\nReview Sentiment Monitor/u);
});

test('prices of several products are added up, in each period', () => {
  // 49.99 + 9.99 a month; a year costs ten months.
  expect(ask('what do fraud shield and the sentiment monitor cost a year').text[0]).toMatch(
    /\nTotal: \$59\.98\/month or \$599\.80\/year/u,
  );
});

test('the cart is listed with its samples, which are explained once and again if asked', () => {
  const first = replyTo({ text: 'what is in my cart', context: noContext, pending: null, state });
  const samples = 'We added 2 products to your cart and 3 to your wishlist so you can try the shop.';
  expect(first.reply.text.join('\n')).toContain('1 × Dynamic Pricing Optimizer, monthly: $19.99 (sample)');
  expect(first.reply.text.join('\n')).toContain(`Total due today ${shownWithTax(4998)}.`);
  expect(first.reply.text.join('\n')).toContain(samples);
  expect(ask('what is my total', first.context).text.join('\n')).not.toContain(samples);
  expect(ask('who put that in my cart', first.context).text.join('\n')).toContain(samples);
});

test('renewals after today are listed', () => {
  const text = ask('when is the next payment').text.join('\n');
  expect(text).toContain(`${shownWithTax(4998)}, and again every month`);
  // Twelve times $53.98.
  expect(text).toContain('Total for the first 12 months: $647.76');
});
