import type { UnknownAction } from '@reduxjs/toolkit';
import { createTextFormat } from './persistence/savedText';
import type { StorageEngine } from './persistence/storage';
import { createVault } from './persistence/vault';
import { firstVisit } from './rootReducer';
import { savedTools } from './savedSlices';
import { migrations } from './savedVersions';

/** What a first visit finds, as it would be saved. */
export const firstVisitSaved = savedTools.toSaved(firstVisit);

/** The shop's saved text: how it is read and written. */
export const shopFormat = createTextFormat(savedTools, firstVisitSaved, migrations);

/** Where this version's text is. */
export const STORAGE_KEY = shopFormat.key;

/** The shop's vault over a storage engine. */
export const shopVault = (engine: StorageEngine, notify: (event: UnknownAction) => void = () => undefined) =>
  createVault({ engine, tools: savedTools, format: shopFormat, firstVisit: firstVisitSaved, notify });
