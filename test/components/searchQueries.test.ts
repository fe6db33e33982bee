import type { Search } from '../../src/components/search/engine';
import { labeled } from '../support/labeled';
import { makeSiteSearch } from '../support/search';
import { strangersQueries, unseenQueries } from './searchQuerySets';

let search: Search;
beforeAll(async () => {
  search = await makeSiteSearch();
});

const found = (query: string) => search(query).flatMap(({ records }) => records);
const urls = (query: string) => found(query).map(({ url }) => url);

/** Questions as people type them, with the pages that answer each. */
const questions = labeled(`
# Store owners
how much does a project cost = /pricing /faq#what-it-costs
who are you = /about-us /team /faq#what-do-you-do
what does your company do = /faq#what-do-you-do /our-services /about-us
too many returns = /case-study#dress-sizes /personalization-recommendation
hire = /contact-us /our-services
how long does it take to set up = /faq#how-long
do you work with shopify = /faq#which-platform
is our data safe with you = /faq#what-data /faq#who-owns /privacy-policy
people pay with stolen credit cards = /case-study#perfume-and-stolen-cards /product/fraud-shield /security-fraud-prevention
chatbot for customer questions = /conversational-ai /product/conversational-ai-assistant /case-study#charger-at-midnight
customers can’t find what they search for = /product-discovery-visualization
leftover stock = /pricing-inventory-management /case-study#strawberries-at-six
roi = /faq#when-results /faq#how-measured
guarantee = /faq#money-back /terms-of-service
examples of your work = /case-study /clients
how do I get out of the contract = /faq#how-to-leave /terms-of-service
talk to a person = /contact-us /faq#by-phone
chargebacks = /product/fraud-shield /security-fraud-prevention /case-study#perfume-and-stolen-cards
competitors = /faq#shared-between-clients /dynamic-pricing
# Shoppers
cancel = /faq#how-to-leave
tax = /faq#extra-costs /terms-of-service /cart
where is my order = /orders
how do I get a refund = /faq#money-back
download = /news#press
will my card be charged = /terms-of-service /
I forgot my password = /forgot-password
saved items = /wishlist
discount = /faq#cheaper-by-the-year /pricing
which one should I buy = /compare /shop
can I try it before I buy = /demos
how do I delete my data = /privacy-policy /faq#data-afterwards /faq#this-site
careers = /team
# Developers
redux = /store
how is this site built = /store
linear programming = /pulp /pyomo
image recognition = /opencv /visual-search
time series forecast = /facebook-prophet /arima
cold start = /lightfm /blog/lightfm-personalization-at-scale /news/recommending-what-nobody-has-bought
localstorage = /privacy-policy /store
nlp = /nltk /vader-textblob /rasa
`);

/** More questions from store owners and visitors. */
const furtherQuestions = labeled(`
slow support = /conversational-ai /product/conversational-ai-assistant /customer-interaction-engagement /faq#how-fast
returns = /case-study#dress-sizes /personalization-recommendation
product photos = /visual-search /content-creative /product-discovery-visualization
bad reviews = /product/review-sentiment-monitor /sentiment-analysis
when to lower prices = /product/dynamic-pricing-optimizer /dynamic-pricing
which customers come back = /product/customer-insight-analytics /customer-segmentation
do you store my card number = /privacy-policy /faq#this-site
opening hours = /contact-us /faq#by-phone
write product descriptions = /content-creative
train our team = /faq#training
is this a real company = /faq#this-site /about-us
vat = /faq#extra-costs /terms-of-service /cart
source code = /store
`);

/** Finds questions whose right page isn't among the first results. */
const missed = (asked: typeof questions, places: number) =>
  asked.filter(
    ([query, ...right]) =>
      !urls(query)
        .slice(0, places)
        .some((url) => right.includes(url)),
  );

describe('questions as shop owners, shoppers and developers type them', () => {
  test.each([
    { name: 'forty', asked: questions, place: 'first', places: 1, atLeast: 37 },
    { name: 'forty', asked: questions, place: 'among the first three', places: 3, atLeast: 39 },
    { name: 'thirty held-out', asked: unseenQueries, place: 'among the first three', places: 3, atLeast: 26 },
    { name: 'thirteen', asked: furtherQuestions, place: 'first', places: 1, atLeast: 11 },
    { name: 'thirteen', asked: furtherQuestions, place: 'among the first three', places: 3, atLeast: 12 },
  ])('$atLeast of $name find the right page $place', ({ asked, places, atLeast }) => {
    const without = missed(asked, places);
    expect(without.length > asked.length - atLeast ? without : []).toEqual([]);
  });

  test('at least 94 of a hundred queries by strangers find a right page among the first three', () => {
    const pageOf = (url: string) => url.replace(/#.*$/, '');
    const without = strangersQueries.filter(
      ([query, ...right]) =>
        !urls(query)
          .slice(0, 3)
          .some((url) => right.includes(pageOf(url))),
    );
    expect(without.length > 6 ? without : []).toEqual([]);
  });

  test('returns only a few relevant results', () => {
    const found = [...questions, ...furtherQuestions].map(([query]) => urls(query).length);
    expect(found.filter((count) => count > 12).length).toBeLessThanOrEqual(1);
    expect(found.reduce((sum, count) => sum + count, 0) / found.length).toBeLessThan(5);
  });
});

test.each(['cancel', 'tax'])('%s: also finds the terms', (query) => {
  expect(urls(query)).toContain('/terms-of-service');
});

test('finds nothing for unrelated topics', () => {
  expect(found('iso 27001')).toEqual([]);
});

test('never takes a stop word for the right spelling', () => {
  // “from” is as close to “frod” as “fraud” is.
  expect(urls('frod')).not.toContain('/faq#what-data');
});

test('ignores a record with only one common word of three', () => {
  expect(urls('shop')).toContain('/shop');
  expect(urls('shop password forgotten')).not.toContain('/shop');
});
