import { inWords } from '../../domain/numerals';
import { memberIds } from '../anchors.computed';
import { company } from '../company';
import { members } from '../lists/members';

const count = inWords(memberIds.length);

export const teamPage = {
  meta: {
    title: `The team: the ${count} people who lead our work`,
    description:
      'A former shoe buyer, a produce planner, a card dispute investigator, and a help desk agent: the people you’d work with at Tangelo, and how to reach them.',
    keywords: 'staff, data science, CEO, founder, owner, boss, careers, jobs',
  },
  heading: 'Who answers when you call',
  lead: `Meet the ${count} people who lead our work, and see what to ask each of them. You’ll talk to at least two of them before you sign anything.`,
  closing: {
    title: 'Not sure who to ask?',
    text: 'Describe the problem in your own words, and the right person will answer.',
  },
} as const;

const [{ href: linkedin }] = company.social;

export const team = memberIds.map((id) => ({
  id,
  ...members[id],
  linkedin,
}));
