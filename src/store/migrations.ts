import type { Migration } from '../persistence/savedText';

/**
 * What turns the saved values of version 4 into those of version 5, and so on. The version that is written is 4 plus the
 * number of migrations. Whoever changes the meaning of a saved value adds one at the end, and the text of the version
 * before as a fixture (`test/store/fixtures/`).
 */
export const migrations: readonly Migration[] = [];
