import { savedStateTools } from '../../src/store/persistence/savedState';
import { savedFormat } from '../../src/store/persistence/savedText';
import { createVault } from '../../src/store/persistence/vault';
import type { StorageEngine } from '../../src/store/persistence/storage';
import type { SavedState } from '../../src/store/savedSlices';
import { savedSlices } from '../../src/store/savedSlices';
import { migrations } from '../../src/store/savedVersions';
import { makeStore } from '../../src/store/store';

const tools = savedStateTools<SavedState>(savedSlices);

/** What a first visit finds, as it would be saved. */
export const firstVisit = tools.toSaved(makeStore().getState());

/** The shop's saved text: how it is read and written. */
export const format = savedFormat(tools, firstVisit, migrations);

/** The shop's vault over a storage engine. */
export const shopVault = (engine: StorageEngine) => createVault({ engine, tools, format, firstVisit });
