import type { DemoItemsRoot } from './demoItemsSlice';

/** Whether the visitor has said what is to become of the products that a first visit finds. */
export const selectAreDemoItemsAnswered = (state: DemoItemsRoot) => state.demoItems.isAnswered;
