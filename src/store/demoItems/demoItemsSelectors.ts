import type { DemoItemsRoot } from './demoItemsSlice';

/** Whether the visitor has chosen to keep or remove the sample products. */
export const selectAreDemoItemsAnswered = (state: DemoItemsRoot) => state.demoItems.isAnswered;
