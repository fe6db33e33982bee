import { mapValues } from '../../domain/records';
import { services } from './services';

export const areaByService = mapValues(services, ({ area }) => area);

/** The technologies of each service, most important first. */
export const technologiesByService = mapValues(services, ({ technologies }) => technologies);
