import type { Tool } from '../types';

/** https://www.elastic.co/docs/release-notes/elasticsearch */
export const elasticsearchLastApache = '7.10';
export const elasticsearchFirstElastic = '7.11';
export const elasticsearchVectors = '8';

export const tool: Tool = {
  title: 'Elasticsearch',
  category: 'Data and search',
  description:
    'A search engine with typo tolerance, facets, and vector similarity. People find products they can barely describe.',
  code: '{ "fuzziness": "AUTO" }',
  checkedAgainst: 'Elasticsearch 9.5',
  checked: '2026-11-21',
  meta: {
    title: 'Elasticsearch: store search that forgives a typo',
    description:
      'Elasticsearch is a search engine that handles typos, synonyms, and filters. We tune it for stores and explain what its license changes mean for you.',
  },
  subtitle:
    'You need this if shoppers search your store and get an empty page. Elasticsearch is a search engine for your store’s search box.',
  overview: [
    `Shay Banon released Elasticsearch in 2010: a distributed search server in Java, built on the Lucene library, with a JSON API over HTTP. It ranks text by a formula called BM25, counts facets (the filters beside a result) while it searches, and tolerates misspellings. Since version ${elasticsearchVectors}, it also finds nearest neighbors among vectors, so it can match a photo or a vague description.`,
    `Its license has changed twice. Up to ${elasticsearchLastApache} the code was Apache 2.0. From ${elasticsearchFirstElastic}, in 2021, it came under the SSPL and the Elastic License; in 2024, AGPL was added as another option. All of them let you run it unmodified behind your own store. Some features need a paid tier, and Amazon’s OpenSearch fork is there for stores that want Apache terms. Either way, it’s an index, not your database: keep the original data elsewhere.`,
  ],
  whyWeUse: [
    {
      title: 'Facets and results in one round trip',
      text: 'Aggregations count brands, sizes, and price bands for the current query. A filter never promises products that aren’t there.',
    },
    {
      title: 'Ranking that can be explained',
      text: 'The explain API lists why one kettle beat another, term by term. When a buyer complains, you can show why.',
    },
    {
      title: 'It knows how words are built',
      text: 'It has analyzers for dozens of languages, splits compound words and, with a plug-in, matches by sound. You can change synonym sets without reindexing.',
    },
    {
      title: 'Words and vectors side by side',
      text: 'Part numbers need keyword search; “something for a rainy festival” needs embeddings. One request can do both, with the same filters. Adding the two scores is free; merging the lists by rank (RRF) needs a paid tier.',
    },
  ],
  applications: [
    {
      title: 'Suggestions as you type',
      text: 'Products, categories, and past queries appear from the second letter, and “addidas” finds the right brand.',
    },
    {
      title: 'Category pages that sort themselves',
      text: 'Relevance, stock, margin, and a visitor’s usual sizes go into one visible formula, and merchandisers can pin products to the top.',
    },
    {
      title: 'Search by photo',
      text: 'Image vectors are stored with the product’s text fields. “Something like this lamp, under $80 and in stock” is a single query.',
    },
    {
      title: 'Sources for chat answers',
      text: 'When a shopper asks a chat assistant about frost and batteries, it first searches your manuals and policies here. It says only what those passages support.',
    },
    {
      title: 'Spare parts by number',
      text: 'Ngrams and normalized keywords find “BX 44/7” no matter how the customer spaces it.',
    },
  ],
  benefits: [
    'Misspelled brand names lead to the brand.',
    'Shoppers narrow hundreds of shoes down to a handful without ever hitting an empty page.',
    'Merchandisers change ranking themselves and see the effect before it goes live.',
    'Sold-out products drop within seconds instead of staying on top until tomorrow’s import.',
  ],
  integration: [
    {
      title: 'Design the mapping',
      text: 'We map titles as text with a language analyzer, facets as keyword, prices as `scaled_float`, and embeddings as `dense_vector`. You can’t change a field’s type later, so we always index behind an alias and swap it after a rebuild.',
    },
    {
      title: 'Feed it from your system of record',
      text: 'Product changes stream in through the _bulk API as newline-delimited JSON. Read each item’s status in the reply: a bulk call returns 200 even if half of its lines failed. New documents become searchable at the next refresh, a second by default.',
    },
    {
      title: 'Tune against judgments',
      text: 'A few hundred real queries with graded results run through the `_rank_eval` API on every change. Fuzziness AUTO allows two wrong letters in long words and none in very short ones. We turn it off for part numbers, where a near miss is a different part.',
    },
    {
      title: 'Keep it off the open internet',
      text: 'Shoppers’ queries pass through your own endpoint with a search template. Browsers never get an Elasticsearch key, and no request can carry a script.',
    },
  ],
  callToAction: {
    title: 'Read your search log with us',
    text: 'Send us last month’s searches without results. Usually, many of those products are in your warehouse under another name.',
  },
};
