import { listenLikeDevTools } from './listenLikeDevTools';

/** Records what Redux DevTools would see. Import it before the store. */
export const devTools = listenLikeDevTools();
