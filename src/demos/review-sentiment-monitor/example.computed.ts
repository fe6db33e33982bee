import { runToEnd } from '../shared/model/steps';
import { exampleReviews } from './example';
import { labelled } from './labelled';
import { judge, readAll } from './model';

/** What the model says of the example. */
export const exampleResult = runToEnd(readAll(exampleReviews));

/** What it says of the sentences whose sentiment is known. */
export const judged = judge(labelled);
