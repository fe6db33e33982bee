import { inWords } from '../../domain/numerals';
import type { MemberId } from '../anchors';
import { memberIds } from '../anchors';
import { company } from '../company';
import { people } from '../people';
import type { PageMeta, Point, TeamMember } from '../types';

const count = inWords(memberIds.length);

/** Texts of /team except the cards. */
export const teamPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  /** Note about the portraits. */
  readonly portraits: string;
  readonly closing: Point;
} = {
  meta: {
    title: `The team: the ${count} people who lead our work`,
    description:
      'A shoe buyer, a produce planner, a card dispute investigator, a help desk agent: the people you’d work with at Tangelo in New York, and how to reach them.',
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
  lead: `The ${count} people who lead our work, and what to ask each of them. You will meet at least two of them before you sign anything.`,
  portraits: 'Drawn, not photographed: these people are as fictional as the company.',
  closing: {
    title: 'Not sure who to ask?',
    text: 'Describe the problem in your own words, and the right person will answer.',
  },
};

/** A profile's texts besides name and position. */
const members: Readonly<Record<MemberId, Pick<TeamMember, 'bio' | 'expertise' | 'email'>>> = {
  'miriam-castellano': {
    bio: 'Miriam bought shoes for a department store for nine years and still reads a size curve faster than a balance sheet. She started Tangelo in 2012 to find out whether leftovers could be predicted; mostly, they can. On a first visit she asks to see the back room before the website. She lives in Jackson Heights.',
    expertise: ['Merchandising', 'Assortment planning', 'Retail strategy', 'Returns'],
    email: 'miriam@tangelo.example',
  },
  'dev-raghunathan': {
    bio: 'Before retail, Dev predicted how full commuter trains would be, which taught him that people forgive a wrong forecast sooner than a late one. He joined in 2014 and wrote our first recommender. A wall near his desk lists the experiments that failed, and new hires read it first. On Saturdays he coaches a cricket team of twelve-year-olds in Queens.',
    expertise: ['Recommender systems', 'Experiment design', 'Segmentation', 'Data visualization'],
    email: 'dev@tangelo.example',
  },
  'ngozi-abara': {
    bio: 'Ngozi set markdowns for a supermarket chain in Lagos and later planned fresh produce in Newark, so she has thrown away enough lettuce to take forecasting personally. Her rule: if nobody can explain a price to a customer, it doesn’t go live. She teaches optimization at a community college in the Bronx on Tuesday evenings.',
    expertise: ['Dynamic pricing', 'Demand forecasting', 'Optimization', 'Inventory'],
    email: 'ngozi@tangelo.example',
  },
  'tomasz-wieczorek': {
    bio: 'Tomasz indexed the photo archive of an auction house, where he once spent a month teaching a computer to tell walnut from mahogany. He runs search, image matching and the nightly data jobs. He prefers tools older than two years and deletes more code than he adds. He lives in Bay Ridge with his wife, two daughters and an unreasonable number of radios.',
    expertise: ['Visual search', 'Site search', 'Data pipelines', 'Apache Spark'],
    email: 'tomasz@tangelo.example',
  },
  'lucia-fuentes': {
    bio: 'Seven years on the help desk of a mattress company gave Lucía a file of sentences that calm people down, and others that do the opposite. She writes what our assistants say, in English and Spanish, and decides when they should stop talking and bring in a person. On Sundays she sings alto in a Washington Heights choir that has never once started on time.',
    expertise: ['Conversation design', 'Customer service', 'Sentiment analysis', 'Bilingual content'],
    email: 'lucia@tangelo.example',
  },
  'raymond-toussaint': {
    bio: 'Raymond investigated card disputes at a bank for eleven years and came to us in 2018, tired of hearing about thefts after the fact. He runs both fraud prevention and support, on the theory that each starts with listening to someone upset. Every new project shows him its list of data before collecting any.',
    expertise: ['Fraud prevention', 'Data protection', 'Chargebacks', 'Client support'],
    email: 'raymond@tangelo.example',
  },
};

const [{ href: linkedin }] = company.social;

/** The leadership team, founder first. */
export const team: readonly TeamMember[] = memberIds.map((id) => ({
  id,
  ...people[id],
  ...members[id],
  linkedin,
}));
