import type { ToolDetail } from '../../types';

/** The Brandwatch page: listening outside your own shop, through a paid service. */
export const detail: ToolDetail = {
  checked: '2026-11-21',
  meta: {
    title: 'Brandwatch: what people say about you in public',
    description:
      'Brandwatch gathers public posts about your brand and your rivals. How we write queries, join them with sales, and what a paid listening service cannot see.',
  },
  subtitle:
    'A paid service that gathers what people write about you outside your own shop: on social networks, in forums and on news sites.',
  overview: [
    'Brandwatch is a commercial service that began in Brighton, England, merged with Crimson Hexagon in 2018 and was bought by Cision in 2021. Its Consumer Research product collects public posts from social networks, forums, blogs, news and review sites, and lets you search them with long Boolean queries, label them by rule, and chart the outcome. Prices are negotiated; there is nothing to install.',
    'We connect it for brands that are talked about. Below a certain volume of conversation, free alerts and your own reviews tell you as much. What it sees depends on agreements with the platforms: private accounts and closed groups are invisible, coverage differs from network to network, and some content may not be exported in full. Its automatic sentiment labels are a start, and sarcasm still defeats them.',
  ],
  whyWeUse: [
    {
      title: 'The licenses for the data are included',
      text: 'Scraping networks yourself breaks their terms, and fails whenever a page changes. Brandwatch has contracts with the networks, and passes on what they allow.',
    },
    {
      title: 'Precise queries',
      text: 'Proximity operators, exclusions, language and site filters tell Mango the fashion label from mango the fruit, which no keyword alert will do.',
    },
    {
      title: 'Past posts are included',
      text: 'A new query can look back over an archive. You compare this launch with the last one instead of waiting a year for a baseline.',
    },
    {
      title: 'Rivals are as visible as you',
      text: 'The same query, with another name in it, shows what people praise in a competitor’s delivery and curse in their sizing.',
    },
    {
      title: 'An API that lets results out',
      text: 'Mentions, counts and categories can be fetched on a schedule and set beside orders in your own warehouse.',
    },
  ],
  applications: [
    {
      title: 'The first hours of a launch',
      text: 'Volume and recurring phrases by hour show whether talk is about the product or about the line at checkout.',
    },
    {
      title: 'A fault before the reviews',
      text: 'Owners complain to friends first. A rise in “peeling” near your brand’s name can reach product teams ahead of the first one-star rating.',
    },
    {
      title: 'Names for things',
      text: 'Shoppers said “shacket” before catalogs did. Emerging words go to search synonyms and product titles.',
    },
    {
      title: 'Choosing partners',
      text: 'Which creators your buyers actually quote, and what else these people write about, before a contract is signed.',
    },
    {
      title: 'Complaints that never tagged you',
      text: 'People grumble about “that shop with the green boxes.” Such posts join the service queue, and somebody with a name replies in public.',
    },
  ],
  benefits: [
    'Product and support hear about a defect from the same alert, with example posts attached.',
    'Campaign reviews include people who never clicked on anything.',
    'Buyers meet a trend while it can still be ordered.',
    'Your press desk reads the first angry post at nine instead of at noon.',
  ],
  integration: [
    {
      title: 'Define the query exactly',
      text: 'Brand, misspellings and product names joined by OR; NEAR for context; NOT for the namesakes. We read two hundred results and count the wrong ones before anyone sees a chart, and repeat that each quarter.',
    },
    {
      title: 'Sort by rule, then check by eye',
      text: 'Categories such as delivery, fit and price are set up with rules inside the project, so they also apply to new mentions. A weekly sample measures how often the sentiment label agrees with a person.',
    },
    {
      title: 'Fetch within the limits',
      text: 'The Consumer Research API takes an OAuth token and by default allows 30 requests in ten minutes per client, counted over all your users and jobs. We pull daily aggregates first and single mentions only where needed, and read x-rate-limit-used before the next call.',
    },
    {
      title: 'Join on date and topic',
      text: 'Counts by day, category and product line land beside orders and returns. A correlation is reported as a question to ask, never as proof that posts cause sales.',
    },
    {
      title: 'Respect the writers',
      text: 'Personal data is kept to what the purpose needs, posts deleted at the source are deleted here, and no shopper’s profile is matched to an account in your shop.',
    },
  ],
  callToAction: {
    title: 'Is there enough talk to listen to?',
    text: 'We estimate the volume of public conversation about you and tell you if a subscription would earn its fee.',
  },
};
