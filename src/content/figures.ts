import { formatDay } from '../domain/dates';
import { company } from './company';
import { contentDate } from './edition';
import type { Figure } from './types';

/** The marketing figures of the specification (§9). A page chooses which to show and how to label them. */
export const figures = {
  accuracy: '99.5%',
  /** Projects, also called clients. */
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

/** Definition and start date of each figure; {@link figuresDay} has the end date. */
const definitions: Readonly<Record<FigureName, string>> = {
  accuracy: 'Decisions that a later check by hand confirmed, in the last year',
  projects: `Counted ${since}`,
  satisfaction: `Clients who called themselves satisfied when a project ended, ${since}`,
  uptime: 'Share of the time in which our services answered, in the last year',
  measuredProjects: `Projects with a figure taken before and after, ${since}`,
  revenue: `Added revenue of the shops in the measured projects, ${since}`,
  roiIncrease: `Mean of the measured projects, ${since}`,
};

/** The date the figures were counted. */
export const figuresDay = `Counted to the end of our fiscal year, ${day}.`;

/** A figure with the page's own label and its definition. */
export function figureOf(name: FigureName, label: string): Figure {
  return { value: figures[name], label, definition: definitions[name] };
}

/** Uptime with its definition and period, in one line. */
export const uptimeOfTheYear = `${figures.uptime} in the year to ${day}`;
