import { keysOf } from '../../domain/records';
import { cases } from './cases';

/** Links to all case studies, with what each counted and the services and technologies that they are about. */
export const caseLinks = keysOf(cases).map((id) => {
  const { title, measure, services, technologies } = cases[id];
  return { id, title, measure, services, technologies };
});
