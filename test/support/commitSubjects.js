import { spawnSync } from 'node:child_process';

const MAX_LENGTH = 72;

/** Older subjects may be longer. A date works in a shallow clone, unlike a commit. */
const SINCE = '2026-11-24T12:24:00Z';

// Without git, as in a downloaded archive, there is nothing to check.
const { stdout } = spawnSync('git', ['log', '--no-merges', '--format=%s', `--since=${SINCE}`], {
  encoding: 'utf8',
});
const tooLong = (stdout ?? '').split('\n').filter((subject) => subject.length > MAX_LENGTH);
if (tooLong.length > 0) {
  console.error(`Commit subjects over ${String(MAX_LENGTH)} characters:\n${tooLong.join('\n')}`);
  process.exitCode = 1;
}
