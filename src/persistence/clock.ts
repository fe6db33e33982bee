import type { Middleware } from '@reduxjs/toolkit';
import { isAction } from '@reduxjs/toolkit';
import { isRecord } from './fields';
import type { Stamp } from './join';

export const DAY = 24 * 60 * 60 * 1000;

/** Returns the Unix time in milliseconds, by the device's clock, which all its tabs share; 1 before 1970. */
export const now = (): number => Math.max(1, Date.now());

/** Returns the timestamp, or 0 if it is invalid or more than a day in the future, so that any change beats it. */
export function validTime(time: unknown): number {
  return typeof time === 'number' && Number.isSafeInteger(time) && time >= 0 && time <= now() + DAY
    ? time
    : 0;
}

/**
 * Returns a list position, or 0 if it is invalid or more than a day in the future. Positions are times, or
 * fractions between two times.
 */
export function validPosition(place: unknown): number {
  return typeof place === 'number' && place >= 0 && place <= now() + DAY ? place : 0;
}

/** Adds the time to every action, so that reducers stay pure and a replay gives the same stamps. */
export const timeMiddleware: Middleware = () => (next) => (action) => {
  if (!isAction(action)) return next(action);
  const meta = 'meta' in action && isRecord(action.meta) ? action.meta : {};
  return next({ ...action, meta: { time: now(), ...meta } });
};

/** Returns the time at which an action was dispatched; 0 if it has none. */
export function timeOf(action: unknown): number {
  return isRecord(action) && isRecord(action.meta) ? validTime(action.meta.time) : 0;
}

/**
 * Returns the timestamp of a change: later than all earlier ones, even if the clock was set back by less than
 * a day.
 */
export function nextTime(time: number, stamps: Readonly<Record<string, Stamp>>): number {
  return Object.values(stamps).reduce(
    (latest, { at, added }) => Math.max(latest, 1 + validTime(at), 1 + Math.floor(validPosition(added))),
    time,
  );
}
