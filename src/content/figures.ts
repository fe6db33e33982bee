import { formatDay } from '../domain/dates';
import { company } from './company';
import { contentDate } from './edition';
import type { Figure } from './types';

/** The marketing figures of the specification (§9), each once. A page chooses which to show and what to call them. */
export const figures = {
  accuracy: '99.5%',
  /** Projects, or clients. */
  projects: '500+',
  satisfaction: '98%',
  uptime: '99.9%',
  measuredProjects: '50+',
  revenue: '$10M+',
  roiIncrease: '35%',
} as const;

type FigureName = keyof typeof figures;

const day = formatDay(contentDate);
const since = `since ${company.founded}`;

/** What each figure counts, and from when; until when is said once for all, by {@link figuresDay}. */
const definitions: Readonly<Record<FigureName, string>> = {
  accuracy: 'Decisions that a later check by hand confirmed, in the last year',
  projects: `Counted ${since}`,
  satisfaction: `Clients who called themselves satisfied when a project ended, ${since}`,
  uptime: 'Share of the time in which our services answered, in the last year',
  measuredProjects: `Projects with a figure taken before and after, ${since}`,
  revenue: `Added revenue of the shops in the measured projects, ${since}`,
  roiIncrease: `Mean of the measured projects, ${since}`,
};

/** Until when the figures count. */
export const figuresDay = `Counted to the end of our fiscal year, ${day}.`;

/** A figure under a page's own name for it, with what it counts. */
export function figureOf(name: FigureName, label: string): Figure {
  return { value: figures[name], label, definition: definitions[name] };
}

/** The uptime with what it counts, and when, in one line. */
export const uptimeOfTheYear = `${figures.uptime} in the year to ${day}`;
