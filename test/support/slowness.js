/** Duration of `measure` on two idle cores, in milliseconds. Timeouts are set for that speed. */
const QUIET_MS = 70;

/** Limits the timeouts, so that a failing test ends within minutes. */
const MAX_FACTOR = 4;

/** @returns {number} duration of a fixed amount of work, in milliseconds */
function measure() {
  const start = performance.now();
  let words = Array.from({ length: 20_000 }, (_, index) => String((index * 7919) % 20_011));
  for (let round = 0; round < 12; round += 1) words = JSON.parse(JSON.stringify(words)).sort().reverse();
  return performance.now() - start;
}

/**
 * Measures how much slower this machine is than two idle cores, from 1 to 4, once per run. Timeouts are
 * multiplied by it.
 * @returns {number}
 */
export function slowness() {
  process.env.TEST_SLOWNESS ??= Math.min(Math.max(1, measure() / QUIET_MS), MAX_FACTOR).toFixed(1);
  return Number(process.env.TEST_SLOWNESS);
}
