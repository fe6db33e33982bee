import type { Migration } from '../persistence/savedText';

/**
 * Migrations from version 1 on; the current version is 1 plus their number. To change the meaning of a saved value,
 * append a migration, and add a text of the previous version to `test/store/fixtures/`.
 */
export const migrations: readonly Migration[] = [];
