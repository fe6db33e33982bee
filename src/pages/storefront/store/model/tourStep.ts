import { tabId } from '../../../../components/ui/Tabs';
import { tourSteps } from '../../../../content/store/tour';

/** The id of the tour's tabs. */
export const TOUR_TABS = 'tour';

/** A link to the step of the tour that shows lines of a file; undefined if none does. */
export function tourStepOf(file: string): string | undefined {
  const index = tourSteps.findIndex((step) => step.file === file);
  return index < 0 ? undefined : `#${tabId(TOUR_TABS, index)}`;
}
