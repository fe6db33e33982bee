import { eventCreators } from '../../../../store/eventCreators';

const types = new Set(eventCreators().map(([, { type }]) => type));

/** Whether the shop's store may have dispatched an event of this type: one of its own, or redux-persist's. */
export function isKnownEvent(type: string): boolean {
  return types.has(type) || type.startsWith('persist/') || type === 'persistence/savedStateChanged';
}
