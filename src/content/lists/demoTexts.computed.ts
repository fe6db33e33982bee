import { mapValues } from '../../domain/records';
import { demos, products } from './products';
import { services } from './services';

/** Texts of all live demos. */
export const demoTexts = demos;

/** An example screen for each demo: that of the service its product is part of. */
export const demoScreens = mapValues(demos, (_, id) => services[products[id].services[0]].screen);
