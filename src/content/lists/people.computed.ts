import { mapValues } from '../../domain/records';
import { members } from './members';

/** Names and positions for bylines. */
export const people = mapValues(members, ({ name, position }) => ({ name, position }));
