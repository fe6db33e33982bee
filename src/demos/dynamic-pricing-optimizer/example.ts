import type { PricingInput } from './model';
import type { MadeSales } from './sales';

/** The settings of the example's sales. */
export const exampleSales: MadeSales = { seed: 7, elasticity: -2.2 };

/** The demo's initial input. */
export const exampleInput: PricingInput = { kind: 'made', made: exampleSales };
