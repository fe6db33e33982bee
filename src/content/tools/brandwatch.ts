import type { Tool } from '../types';

export const tool: Tool = {
  title: 'Brandwatch',
  category: 'Language',
  description:
    'A commercial social listening service that collects posts about your brand from social networks, forums, and news sites.',
  code: 'GET /projects/8/queries',
  checkedAgainst: 'Brandwatch’s public documentation',
  checked: '2026-11-21',
  meta: {
    title: 'Brandwatch: what people say about you in public',
    description:
      'Brandwatch gathers public posts about your brand and rivals. We write the queries and compare the results with your sales. Private groups stay invisible.',
  },
  subtitle:
    'Worth paying for if people talk about your brand where you can’t see it. Brandwatch is a service that collects posts from social networks, forums, and news sites.',
  overview: [
    'Brandwatch is a commercial service that began in Brighton, England, merged with Crimson Hexagon in 2018, and was bought by Cision in 2021. Its Consumer Research product collects public posts from social networks, forums, blogs, news, and review sites. You search them with long Boolean queries, label them by rule, and chart the results. Prices are negotiated; there is nothing to install.',
    'We connect it for brands people talk about. If yours rarely comes up, free alerts and your own reviews tell you as much. What it sees depends on agreements with the platforms. Private accounts and closed groups are invisible, coverage differs from network to network, and some content may not be exported in full. Its automatic sentiment labels are a start, but sarcasm still fools them.',
  ],
  whyWeUse: [
    {
      title: 'The data is licensed',
      text: 'Scraping networks yourself breaks their terms and fails whenever a page changes. Brandwatch has contracts with the networks and passes on what they allow.',
    },
    {
      title: 'Precise queries',
      text: 'Proximity operators, exclusions, language, and site filters tell Mango the fashion brand from mango the fruit. No keyword alert can do that.',
    },
    {
      title: 'Past posts are included',
      text: 'A new query can look back over an archive. You compare this launch with the last one instead of waiting a year for a baseline.',
    },
    {
      title: 'See your competitors too',
      text: 'The same query with another name shows what people love about a competitor’s shipping and hate about their sizing.',
    },
  ],
  applications: [
    {
      title: 'The first hours of a launch',
      text: 'Volume and recurring phrases by hour show whether people talk about the product or about the line at checkout.',
    },
    {
      title: 'A defect before it reaches the reviews',
      text: 'Owners complain to friends first. A rise in “peeling” near your brand’s name can reach product teams ahead of the first one-star rating.',
    },
    {
      title: 'New words for products',
      text: 'Shoppers said “shacket” before catalogs did. Emerging words go into search synonyms and product titles.',
    },
    {
      title: 'Choosing partners',
      text: 'See which creators your buyers actually quote, and what else those creators write about, before you sign a contract.',
    },
    {
      title: 'Complaints that never tagged you',
      text: 'People complain about “that store with the green boxes.” Those posts join the service queue, and someone replies in public under their own name.',
    },
  ],
  benefits: [
    'Product and support teams get the same alert about a defect, with example posts attached.',
    'Campaign reviews include people who never clicked on anything.',
    'Buyers spot a trend while they can still order for it.',
    'Your PR team reads the first angry post at nine instead of noon.',
  ],
  integration: [
    {
      title: 'Write an exact query',
      text: 'OR joins the brand, its misspellings, and product names. NEAR adds context, and NOT excludes other meanings of the name. We read two hundred results and count the wrong ones before we draw a chart, and repeat that each quarter.',
    },
    {
      title: 'Sort by rule, then check by hand',
      text: 'We set up categories such as delivery, fit, and price as rules inside the project, so they also apply to new mentions. A weekly sample measures how often the sentiment label agrees with a person.',
    },
    {
      title: 'Fetch within the limits',
      text: 'The Consumer Research API takes an OAuth token. By default, it allows 30 requests in ten minutes per client, across all your users and jobs. We pull daily aggregates first and single mentions only where needed, and read `x-rate-limit-used` before the next call.',
    },
    {
      title: 'Respect the authors',
      text: 'We keep only the personal data we need and delete posts that were deleted at the source. We never match a profile to an account in your store.',
    },
  ],
  callToAction: {
    title: 'Are enough people talking?',
    text: 'We’ll estimate how much people talk about you in public, and tell you whether a subscription would pay off.',
  },
};
