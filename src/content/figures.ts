import { formatDay } from '../domain/dates';
import { company } from './company';
import { contentDate } from './contentDate';
import type { Figure } from './types';

/** The marketing figures of the specification (§9). Pages choose which to show and label them. */
export const figures = {
  accuracy: '99.5%',
  clients: '500+',
  satisfaction: '98%',
  uptime: '99.9%',
  measuredProjects: '50+',
  revenue: '$10M+',
  roiIncrease: '35%',
} as const;

type FigureName = keyof typeof figures;

const day = formatDay(contentDate);
const since = `since ${company.founded}`;

/** How each figure was counted, and over what period. {@link figuresAsOf} has the end date. */
const definitions: Readonly<Record<FigureName, string>> = {
  accuracy: 'Share of decisions that a later manual check confirmed, in the last fiscal year',
  clients: `Total ${since}`,
  satisfaction: `Share of clients satisfied at project end, ${since}`,
  uptime: 'Share of time our services were up, in the last fiscal year',
  measuredProjects: `Before and after, ${since}`,
  revenue: `Added revenue for stores in measured projects, ${since}`,
  roiIncrease: `Average across measured projects ${since}`,
};

export const figuresAsOf = `As of ${day}, the end of our fiscal year.`;

/** Returns a figure with the page's own label and its definition. */
export function figureOf(name: FigureName, label: string): Figure {
  return { value: figures[name], label, definition: definitions[name] };
}

/** Uptime with its period, for the products' specifications. */
export const uptimeOfTheYear = `${figures.uptime} in the fiscal year to ${day}`;
