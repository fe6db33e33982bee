import type { PricingInput } from './model';
import type { MadeSales } from './sales';

/** What the demo's sales are made with at first. */
export const exampleSales: MadeSales = { seed: 7, elasticity: -2.2 };

/** The input that the demo starts with. */
export const exampleInput: PricingInput = { kind: 'made', made: exampleSales };
