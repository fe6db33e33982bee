import { mapValues } from '../../domain/records';
import { services } from './services';
import { cardTools, listedTools } from './tools';

// Every page has these titles for its links; the rest of a service or a tool loads with its own page.
export const serviceTitles = mapValues(services, ({ title }) => title);
export const cardToolTitles = mapValues(cardTools, ({ title }) => title);
export const listedToolTitles = mapValues(listedTools, ({ title }) => title);
