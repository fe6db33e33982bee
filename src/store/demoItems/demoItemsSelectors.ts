import type { DemoItemsRoot } from './demoItemsSlice';

export const selectAreDemoItemsAnswered = (state: DemoItemsRoot) => state.demoItems.isAnswered;
