import type { UnknownAction } from '@reduxjs/toolkit';
import { cardNumberLeftOut } from './persistenceSlice';
import type { SavedStateTools } from './savedState';
import type { TextFormat } from './savedText';
import type { StorageEngine } from './storage';
import { storageKeys } from '../../domain/storageKeys';

/** The storage key of what a tab keeps for itself. */
export const TAB_KEY = storageKeys.tab;

/**
 * The slices that last as long as their tab, over its reloads. No other tab has them, so nothing is merged; and what
 * can't be read or written is not put aside or tried again, since it is to be gone soon. Neither method throws.
 */
export interface TabCopy<InTab> {
  readonly read: () => Partial<InTab>;
  /** Takes any of the slices. */
  readonly write: (staged: Partial<InTab>) => void;
}

interface TabCopyOptions<InTab> {
  readonly engine: StorageEngine;
  readonly tools: SavedStateTools<InTab>;
  readonly format: TextFormat<InTab>;
  /** What is not written until something in it changes. */
  readonly initial: InTab;
  /** Is told when a card number was left out. */
  readonly notify: (event: UnknownAction) => void;
}

export function createTabCopy<InTab>({
  engine,
  tools,
  format,
  initial,
  notify,
}: TabCopyOptions<InTab>): TabCopy<InTab> {
  let state = initial;
  /** The text that is stored; while nothing is, that of the initial state. */
  let known = format.write(initial, {}).text;
  return {
    read: () => {
      try {
        const text = engine.getItem(TAB_KEY);
        if (text === null) return {};
        known = text;
        const { saved } = format.read(text);
        state = { ...initial, ...saved };
        return saved;
      } catch {
        return {};
      }
    },
    write: (staged) => {
      state = { ...state, ...tools.partsToSave(staged) };
      const { text, isRedacted } = format.write(state, {});
      if (isRedacted) notify(cardNumberLeftOut());
      if (text === known) return;
      try {
        engine.setItem(TAB_KEY, text);
        known = text;
      } catch {
        // Without such a storage the slices last as long as the page.
      }
    },
  };
}
