import { tabId } from '../../../../components/ui/Tabs';
import { tourSteps } from '../../../../content/store/tour';

export const TOUR_TABS = 'tour';

/** Links to the tour step that shows lines of a file; undefined if there is none. */
export function tourStepOf(file: string): string | undefined {
  const index = tourSteps.findIndex((step) => step.file === file);
  return index < 0 ? undefined : `#${tabId(TOUR_TABS, index)}`;
}
