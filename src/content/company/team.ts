import { inWords } from '../../domain/numerals';
import type { MemberId } from '../anchors';
import { memberIds } from '../anchors';
import { company } from '../company';
import { people } from '../people';
import type { PageMeta, Point, TeamMember } from '../types';

const count = inWords(memberIds.length);

export const teamPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly portraits: string;
  readonly closing: Point;
} = {
  meta: {
    title: `The team: the ${count} people who lead our work`,
    description:
      'A former shoe buyer, a produce planner, a card dispute investigator, and a help desk agent: the people you’d work with at Tangelo, and how to reach them.',
    keywords: [
      'team',
      'data science',
      'pricing and forecasting',
      'search and vision',
      'conversation design',
      'security',
    ],
  },
  heading: 'Who answers when you call',
  lead: `Meet the ${count} people who lead our work, and see what to ask each of them. You’ll talk to at least two of them before you sign anything.`,
  portraits: 'These portraits are drawings. The people are fictional, and so is the company.',
  closing: {
    title: 'Not sure who to ask?',
    text: 'Describe the problem in your own words, and the right person will answer.',
  },
};

const members: Readonly<Record<MemberId, Pick<TeamMember, 'bio' | 'expertise' | 'email'>>> = {
  'miriam-castellano': {
    bio: 'Miriam bought shoes for a department store for nine years and still reads a size curve faster than a balance sheet. She started Tangelo in 2012 to find out whether you can predict what won’t sell. On a first visit, she asks to see the back room before the website. She lives in Jackson Heights.',
    expertise: ['Merchandising', 'Assortment planning', 'Retail strategy', 'Returns'],
    email: 'miriam@tangelo.example',
  },
  'dev-raghunathan': {
    bio: 'Before retail, Dev predicted how full commuter trains would be. He joined us in 2014 and wrote our first recommender. He keeps a list of failed experiments on the wall near his desk, and it’s the first thing new hires read. On Saturdays he coaches a cricket team of twelve-year-olds in Queens.',
    expertise: ['Recommender systems', 'Experiment design', 'Segmentation', 'Data visualization'],
    email: 'dev@tangelo.example',
  },
  'ngozi-abara': {
    bio: 'Ngozi set markdowns for a supermarket chain in Lagos and later planned fresh produce in Newark, so she has thrown away enough lettuce to take forecasting personally. If nobody can explain a price to a customer, she doesn’t let it go live. She teaches optimization at a community college in the Bronx on Tuesday evenings.',
    expertise: ['Dynamic pricing', 'Demand forecasting', 'Optimization', 'Inventory'],
    email: 'ngozi@tangelo.example',
  },
  'tomasz-wieczorek': {
    bio: 'Tomasz used to index the photo archive of an auction house, where he spent a month teaching a computer to tell walnut from mahogany. At Tangelo he runs search, image matching, and the nightly data jobs. He prefers tools that have been around for at least two years. He lives in Bay Ridge with his wife and two daughters, and repairs old radios.',
    expertise: ['Visual search', 'Site search', 'Data pipelines', 'Apache Spark'],
    email: 'tomasz@tangelo.example',
  },
  'lucia-fuentes': {
    bio: 'Lucía spent seven years on the help desk of a mattress company and kept a file of sentences that calm people down. She writes what our assistants say, in English and Spanish, and decides when they should bring in a person. On Sundays she sings alto in a choir in Washington Heights.',
    expertise: ['Conversation design', 'Customer service', 'Sentiment analysis', 'Bilingual content'],
    email: 'lucia@tangelo.example',
  },
  'raymond-toussaint': {
    bio: 'Raymond investigated card disputes at a bank for eleven years and joined us in 2018, because he wanted to stop thefts before they happen. He runs both fraud prevention and support, since both start with listening to someone who’s upset. He reviews the list of data that each new project needs before the project collects any of it.',
    expertise: ['Fraud prevention', 'Data protection', 'Chargebacks', 'Client support'],
    email: 'raymond@tangelo.example',
  },
};

const [{ href: linkedin }] = company.social;

export const team: readonly TeamMember[] = memberIds.map((id) => ({
  id,
  ...people[id],
  ...members[id],
  linkedin,
}));
