import { mean, sampleStandardDeviation } from 'simple-statistics';
import type { WithProgress } from '../shared/model/withProgress';
import { forEachWithProgress } from '../shared/model/withProgress';
import type { Customers, Scaling } from './customers';
import { logarithms } from './customers';

/** A smaller standard deviation is a rounding error: all values are equal. */
const NO_DEVIATION = 1e-9;

/** Computes the scaling. Equal values are not divided. */
export function* scalingOf(customers: Customers): WithProgress<Scaling> {
  const fields = [Array<number>(), Array<number>(), Array<number>()];
  yield* forEachWithProgress(customers.ids, (_id, index) => {
    for (const [field, value] of logarithms(customers, index).entries()) fields[field]?.push(value);
  });
  const scaling: Scaling[number][] = [];
  for (const values of fields) {
    yield 1;
    const deviation = values.length > 1 ? sampleStandardDeviation(values) : 0;
    yield 1;
    scaling.push({
      mean: values.length > 0 ? mean(values) : 0,
      deviation: deviation > NO_DEVIATION ? deviation : 1,
    });
  }
  return scaling;
}
