import { tourSteps } from '../../../../content/store/tour';

/** The id of the tour's tabs; the one of a step has `-tab-` and its place behind it. */
export const TOUR_TABS = 'tour';

/** A link to the step of the tour that shows lines of a file; undefined if none does. */
export function tourStepOf(file: string): string | undefined {
  const index = tourSteps.findIndex((step) => step.file === file);
  return index < 0 ? undefined : `#${TOUR_TABS}-tab-${index}`;
}
