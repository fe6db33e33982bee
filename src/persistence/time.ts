import type { Middleware } from '@reduxjs/toolkit';
import { isAction } from '@reduxjs/toolkit';
import { isRecord } from './json';

export const DAY = 24 * 60 * 60 * 1000;

/** Returns the Unix time in milliseconds, by the device's clock, which all its tabs share; 1 before 1970. */
export const now = (): number => Math.max(1, Date.now());

/** Returns a time, or 0 if it is invalid or more than a day after `present`, so that any change beats it. */
export function plausible(time: unknown, present: number): number {
  return typeof time === 'number' && Number.isSafeInteger(time) && time >= 0 && time <= present + DAY
    ? time
    : 0;
}

/** Adds the time to an action, so that reducers stay pure. A replayed action keeps its own, which gives the same stamps. */
export const addTime: Middleware<object, unknown> = () => (next) => (action) => {
  if (!isAction(action)) return next(action);
  const meta = 'meta' in action && isRecord(action.meta) ? action.meta : {};
  const time = meta.time === undefined ? now() : Math.max(1, plausible(meta.time, Infinity));
  return next({ ...action, meta: { ...meta, time } });
};

/** Returns the time at which an action was dispatched; 0 if it has none, as those from the Redux DevTools dispatcher. */
export function timeOf(action: unknown): number {
  return isRecord(action) && isRecord(action.meta) && typeof action.meta.time === 'number'
    ? action.meta.time
    : 0;
}
