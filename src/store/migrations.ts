import type { Migration } from '../persistence/savedText';

/**
 * Migrations from version 4 on; the version written is 4 plus their number. To change the meaning of a saved value, add a
 * migration at the end, and the text of the version before as a fixture (`test/store/fixtures/`).
 */
export const migrations: readonly Migration[] = [];
