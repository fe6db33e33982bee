import { mapValues } from '../../domain/records';
import { services } from './services';

/** An example screen of each service. */
export const serviceScreens = mapValues(services, ({ screen }) => screen);
