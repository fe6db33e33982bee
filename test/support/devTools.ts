import { listenLikeDevTools } from './listenLikeDevTools';

/** What Redux DevTools would see of every store of the test file that imports this first of all. */
export const devTools = listenLikeDevTools();
