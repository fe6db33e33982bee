import { siteFacts } from './facts';
import { packed } from './passage';
import { quotedPlaces } from './passages';

/** What the assistant answers from, put together while the site is built. */
export const places = quotedPlaces().map(packed);

/** What it knows as data. */
export const facts = siteFacts();
