import { listenLikeDevTools } from './listenLikeDevTools';

/** Records what Redux DevTools would see. Import it first. */
export const devTools = listenLikeDevTools();
