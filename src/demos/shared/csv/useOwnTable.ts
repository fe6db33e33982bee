import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { KeptState } from '../../../components/hooks/keptState';
import { keptState } from '../../../components/hooks/keptState';
import { useAfterHydration } from '../../../components/hooks/useAfterHydration';
import type { ModelState, StartedModel } from '../model/useModel';
import { useModel } from '../model/useModel';
import type { WantedColumn } from './columns';
import { columnsIn } from './columns';
import type { Ticks } from './smallColumns';
import type { CsvSource, TableInput } from './source';
import { textSource } from './source';

/** Choices for reading a table that are kept in the URL. They are numbers and our own words, never visitors' data. */
export interface ReadSettings {
  /** Chosen columns; see `columnsAsText`. */
  readonly columns: string;
  /** Chosen switches; see {@link switchesAsText}. */
  readonly read: string;
}

export const initialReadSettings: ReadSettings = { columns: '', read: '' };

export function readSettingsIn(search: URLSearchParams): ReadSettings {
  return { columns: search.get('columns') ?? '', read: search.get('read') ?? '' };
}

/** Formats chosen switches for a URL, as in `days.day_unit.cents`. */
export function switchesAsText(switches: Readonly<Record<string, string>>): string {
  return Object.entries(switches)
    .map(([id, value]) => `${id}.${value}`)
    .join('_');
}

/** Parses the switches of a URL. Ignores anything but words in lower case and numbers. */
export function switchesIn(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/([a-z\d]+)\.([a-z\d]+)/gu)].map(([, id = '', value = '']): [string, string] => [
      id,
      value,
    ]),
  );
}

/** The visitor's table, with the choices for reading it. */
export interface OwnTable<Id extends string> {
  /** Null for the example. */
  readonly source: CsvSource | null;
  /** Text from a link; null if there is none. */
  readonly linkedText: string | null;
  /** The model's input; null for the example. */
  readonly input: TableInput<Id> | null;
  readonly choose: (source: CsvSource | null) => void;
  /** Chooses whether lines with these values of small columns count, by {@link tickKey}. */
  readonly tick: (changed: Iterable<readonly [key: string, isCounted: boolean]>) => void;
  /** Returns the current URL with the table if it's text; links don't include files. */
  readonly link: () => string;
}

interface Chosen {
  /** Null for the example; undefined for the table in the link. */
  readonly source: CsvSource | null | undefined;
  readonly ticks: Ticks;
}

/** Makes a demo's hook for its own table, which is still there when the visitor returns from another page. */
export const keptTable = () => keptState<Chosen>({ source: undefined, ticks: new Map() });

/**
 * Returns the table that a demo uses: the visitor's choice, or else the one in the link.
 * @param name the text's parameter in a link
 */
export function useOwnTable<Id extends string>(
  name: string,
  wanted: readonly WantedColumn<Id>[],
  { columns, read }: ReadSettings,
  [{ source: chosen, ticks }, setChosen]: KeptState<Chosen>,
): OwnTable<Id> {
  const linkedText = useLinkedText(name);
  const input = useMemo((): TableInput<Id> | null => {
    const linked = linkedText === null ? null : textSource(linkedText);
    const source = chosen === undefined ? linked : chosen;
    return source && { source, columns: columnsIn(wanted, columns), switches: switchesIn(read), ticks };
  }, [chosen, linkedText, wanted, columns, read, ticks]);
  const source = input?.source ?? null;
  return {
    source,
    linkedText,
    input,
    choose: (next) => {
      setChosen(() => ({ source: next, ticks: new Map() }));
    },
    tick: (changed) => {
      setChosen((before) => ({ ...before, ticks: new Map([...before.ticks, ...changed]) }));
    },
    link: () => linkWith(name, source?.kind === 'text' ? source.text : null),
  };
}

/** A model's state, and whether the visitor has confirmed how the table was read. */
export interface TableModel<Result> extends ModelState<Result> {
  /** False while another table is read, so that the previous result doesn't appear under its name. */
  readonly isShown: boolean;
  readonly isConfirmed: boolean;
  readonly confirm: () => void;
  /** Shows what was read again. */
  readonly reconsider: () => void;
}

/**
 * Computes the result of a table, like `useModel`. Another table, column or status has to be confirmed again.
 * @param isExample true if the input isn't the visitor's own
 * @param nothing shown instead of the result of another table
 */
export function useTableModel<Input extends TableInput<string> | null, Result>(
  startModel: () => StartedModel<Input, Result>,
  input: Input,
  isExample: boolean,
  example: { readonly input: Input; readonly result: Result },
  nothing: Result,
): TableModel<Result> {
  // Undefined is no input, whereas null is the example's.
  const [confirmed, setConfirmed] = useState<unknown>();
  const model = useModel(startModel, input, example);
  const [shown, wanted] = [model.input?.source, input?.source];
  // An edit keeps the earlier result until the new one is computed.
  const isShown = shown === wanted || (shown?.kind === 'text' && wanted?.kind === 'text');
  return {
    ...model,
    isShown,
    result: isShown ? model.result : nothing,
    isConfirmed: isExample || confirmed === model.input,
    confirm: () => {
      setConfirmed(model.input);
    },
    reconsider: () => {
      setConfirmed(undefined);
    },
  };
}

/** Returns the visitor's text in a link from {@link linkWith}, or null. */
export function useLinkedText(name: string): string | null {
  const { hash } = useLocation();
  return useAfterHydration(new URLSearchParams(hash.slice(1)).get(name), null);
}

/** Returns the current URL with a text, if any, after the `#`, which browsers never send to a server. */
export function linkWith(name: string, text: string | null): string {
  const address = new URL(window.location.href);
  address.hash = text === null ? '' : new URLSearchParams({ [name]: text }).toString();
  return address.href;
}
