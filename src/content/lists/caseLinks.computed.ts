import { keysOf } from '../../domain/records';
import { cases } from './cases';

/** Links to all case studies, with who led each, what it counted, and the services and technologies that they are about. */
export const caseLinks = keysOf(cases).map((id) => {
  const { title, lead, measure, services, technologies } = cases[id];
  return { id, title, lead, measure, services, technologies };
});
