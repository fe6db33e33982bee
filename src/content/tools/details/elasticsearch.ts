import type { ToolDetail } from '../../types';
import { elasticsearchFirstElastic, elasticsearchLastApache, elasticsearchVectors } from '../versions';

/** The Elasticsearch page: product search, its tuning, and a license history worth knowing. */
export const detail: ToolDetail = {
  checked: '2026-11-21',
  meta: {
    title: 'Elasticsearch: shop search that forgives a typo',
    description:
      'Elasticsearch is a search engine that copes with typos, synonyms and filters. How we tune it for a shop, and what its changing license means for you.',
  },
  subtitle:
    'A search engine for the search box of your shop: people who search want to buy; don’t show them an empty page.',
  overview: [
    `Shay Banon released Elasticsearch in 2010: a distributed search server in Java, built on the Lucene library and spoken to in JSON over HTTP. It ranks text by a formula called BM25, counts facets (the filters beside a result) while it searches, tolerates misspellings and, since version ${elasticsearchVectors}, finds nearest neighbors among vectors, which is how a photo or a vague sentence can be matched.`,
    `Its license has changed twice. Up to ${elasticsearchLastApache} the code was Apache 2.0; from ${elasticsearchFirstElastic}, in 2021, it was offered under the SSPL and the Elastic License; in 2024 AGPL was added as a further choice. Running it unmodified behind your own shop is allowed under each of them. Some features belong to paid tiers, and Amazon’s OpenSearch fork exists for those who want Apache terms. Either way it is an index and not your database: keep the original data elsewhere.`,
  ],
  whyWeUse: [
    {
      title: 'Facets and results in one round trip',
      text: 'Aggregations count brands, sizes and price bands for the very query that is running, so a filter never promises products that aren’t there.',
    },
    {
      title: 'Ranking that can be explained',
      text: 'The explain API lists why one kettle beat another, term by term. When a buyer complains, there is something to show.',
    },
    {
      title: 'It knows how words are built',
      text: 'Analyzers for dozens of languages, decompounding, phonetic matching by plug-in, and synonym sets that can be changed without reindexing.',
    },
    {
      title: 'Words and vectors side by side',
      text: 'Exact part numbers need keyword search; “something for a rainy festival” needs embeddings. One request can carry both, with the same filters on each. Adding up the two scores is free; merging the two lists by rank (RRF) needs a paid tier.',
    },
    {
      title: 'It grows by adding machines',
      text: 'Shards spread the index and replicas share the reading. For Black Friday you add machines and raise the number of replicas. The number of primary shards is fixed when an index is made, so we plan that one ahead.',
    },
  ],
  applications: [
    {
      title: 'Suggestions while typing',
      text: 'Products, categories and past queries appear from the second letter on, with “addidas” understood as it was meant.',
    },
    {
      title: 'Category pages that sort themselves',
      text: 'Relevance, stock, margin and a visitor’s usual sizes are combined in one visible formula, and merchandisers can pin what must come first.',
    },
    {
      title: 'Searching by picture',
      text: 'Image vectors sit beside the product’s text fields. A search for something like this lamp, under eighty dollars and in stock, is a single query.',
    },
    {
      title: 'The passage behind an answer',
      text: 'When a chat assistant is asked about frost and batteries, it first searches manuals and policies here, and may only say what the passages found support.',
    },
    {
      title: 'Searching the event log',
      text: 'Fraud reviewers search logins, orders and refunds together: every account that used this phone, this month, with a changed address.',
    },
    {
      title: 'Spare parts by number',
      text: 'Ngrams and normalized keywords find “BX 44/7” however the customer spaces it.',
    },
  ],
  benefits: [
    'Misspelled brand names lead to the brand.',
    'Shoppers narrow a wall of shoes to a handful without once hitting an empty page.',
    'Merchandisers change ranking themselves and see the effect before it goes live.',
    'Sold-out products sink within seconds instead of staying on top until tomorrow’s import.',
  ],
  integration: [
    {
      title: 'Design the mapping',
      text: 'Titles as text with a language analyzer, facets as keyword, prices as scaled_float, embeddings as dense_vector. A field’s type cannot be altered later, so we always index behind an alias and swap it after a rebuild.',
    },
    {
      title: 'Feed it from your system of record',
      text: 'Product changes stream in through the _bulk API as newline-delimited JSON. Read each item’s status in the reply: a bulk call answers 200 even when half of its lines were refused. New documents become searchable at the next refresh, a second by default.',
    },
    {
      title: 'Tune against judgments',
      text: 'A few hundred real queries with graded results run through the _rank_eval API on every change. Fuzziness AUTO lets long words slip by two letters and tiny ones by none; on part numbers we switch it off, since a near miss there is another part.',
    },
    {
      title: 'Page with search_after',
      text: 'from plus size stops at 10,000 hits by default and grows costlier with depth. Infinite lists and exports use search_after with a point in time.',
    },
    {
      title: 'Keep it off the open internet',
      text: 'Shoppers’ queries pass through your own endpoint with a search template. Browsers never hold an Elasticsearch key, and no request can carry a script.',
    },
  ],
  callToAction: {
    title: 'Read your search log with us',
    text: 'Give us last month’s queries without results. A good part of them is usually sitting in your warehouse under another name.',
  },
};
