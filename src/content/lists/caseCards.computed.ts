import { keysOf } from '../../domain/records';
import { cases } from './cases';

const SHOWN = 3;

/** Case studies on the home page, without their texts. */
export const caseCards = keysOf(cases)
  .slice(0, SHOWN)
  .map((id) => {
    const { title, client, screen, measure, duration, category } = cases[id];
    return { id, title, client, screen, measure, duration, category };
  });
