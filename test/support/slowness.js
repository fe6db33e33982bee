/** What the work takes on the machine that the timeouts are meant for: two quiet cores. */
const QUIET_MS = 70;

/** A test that fails should still say so within minutes. */
const MOST = 4;

/** @returns {number} how long some fixed work takes now, in milliseconds */
function measure() {
  const start = performance.now();
  let words = Array.from({ length: 20_000 }, (_, index) => String((index * 7919) % 20_011));
  for (let round = 0; round < 12; round += 1) words = JSON.parse(JSON.stringify(words)).sort().reverse();
  return performance.now() - start;
}

/**
 * How many times slower this machine is now than it would be with two quiet cores, from 1 to 4. Timeouts are multiplied by
 * it. Measured once: the processes that a test run starts inherit it.
 *
 * @returns {number}
 */
export function slowness() {
  process.env.TEST_SLOWNESS ??= Math.min(Math.max(1, measure() / QUIET_MS), MOST).toFixed(1);
  return Number(process.env.TEST_SLOWNESS);
}
