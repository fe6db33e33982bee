import type { PricingInput } from './model';
import type { SalesParameters } from './sales';

export const exampleSales: SalesParameters = { seed: 7, elasticity: -2.2 };

export const exampleInput: PricingInput = { kind: 'example', parameters: exampleSales };
