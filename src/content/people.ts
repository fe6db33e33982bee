import type { MemberId } from './anchors';
import { company } from './company';

/** Names and positions for bylines. `company/team.ts` has the rest of each profile. */
export const people: Readonly<Record<MemberId, { readonly name: string; readonly position: string }>> = {
  'miriam-castellano': { name: company.founder, position: 'Founder and Chief Executive' },
  'dev-raghunathan': { name: 'Dev Raghunathan', position: 'Head of Data Science' },
  'ngozi-abara': { name: 'Ngozi Abara', position: 'Lead, Pricing and Forecasting' },
  'tomasz-wieczorek': { name: 'Tomasz Wieczorek', position: 'Principal Engineer, Search and Vision' },
  'lucia-fuentes': { name: 'Lucía Fuentes', position: 'Lead Conversation Designer' },
  'raymond-toussaint': { name: 'Raymond Toussaint', position: 'Head of Security and Client Support' },
};
