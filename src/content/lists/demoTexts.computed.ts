import { demos } from './products';

/** Texts of all live demos. */
export const demoTexts = demos;
