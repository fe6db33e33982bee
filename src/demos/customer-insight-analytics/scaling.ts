import { mean, sampleStandardDeviation } from 'simple-statistics';
import type { Customers, Scaling } from './customers';
import { logarithms } from './customers';

/** A smaller standard deviation is a rounding error: all values are equal. */
const NO_DEVIATION = 1e-9;

/** Computes the scaling. Equal values are not divided. */
export function scalingOf(customers: Customers): Scaling {
  const rows = customers.ids.map((_, index) => logarithms(customers, index));
  return [0, 1, 2].map((field) => {
    const values = rows.map((row) => row[field] ?? 0);
    const deviation = values.length > 1 ? sampleStandardDeviation(values) : 0;
    return {
      mean: values.length > 0 ? mean(values) : 0,
      deviation: deviation > NO_DEVIATION ? deviation : 1,
    };
  });
}
