import type { PricingInput } from './model';
import type { SalesParameters } from './sales';

/** The settings of the example's sales. */
export const exampleSales: SalesParameters = { seed: 7, elasticity: -2.2 };

/** The demo's initial input. */
export const exampleInput: PricingInput = { kind: 'example', parameters: exampleSales };
