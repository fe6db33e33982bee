import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAfterHydration } from '../../../components/hooks/useAfterHydration';
import { choiceIn } from '../../../components/hooks/useSettings';
import type { ModelState, StartedModel } from '../model/useModel';
import { useModel } from '../model/useModel';
import type { WantedColumn } from './columns';
import { columnsIn } from './columns';
import type { CsvSource, DayOrder, TableInput } from './source';
import { dayOrders, textSource } from './source';
import type { StatusChoices } from './statuses';

/** Choices for reading a table that are kept in the URL. */
export interface TableSettings {
  readonly columns: string;
  readonly days: DayOrder | 'auto';
}

export const initialTableSettings: TableSettings = { columns: '', days: 'auto' };

export function tableSettingsIn(search: URLSearchParams): TableSettings {
  return { columns: search.get('columns') ?? '', days: choiceIn(search, 'days', ['auto', ...dayOrders]) };
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
  readonly chooseStatus: (status: string, counts: boolean) => void;
  /** Returns the current URL with the table if it's text; links don't include files. */
  readonly link: () => string;
}

const noChoices: StatusChoices = new Map();

/**
 * Returns the table that a demo uses: the visitor's choice, or else the one in the link.
 * @param name the text's parameter in a link
 */
export function useTable<Id extends string>(
  name: string,
  wanted: readonly WantedColumn<Id>[],
  { columns, days }: TableSettings,
): OwnTable<Id> {
  const linkedText = useLinkedText(name);
  const [chosen, choose] = useState<CsvSource | null>();
  const [statuses, setStatuses] = useState(noChoices);
  const input = useMemo((): TableInput<Id> | null => {
    const linked = linkedText === null ? null : textSource(linkedText);
    const source = chosen === undefined ? linked : chosen;
    if (!source) return null;
    return {
      source,
      columns: columnsIn(wanted, columns),
      ...(days !== 'auto' && { dayOrder: days }),
      statuses,
    };
  }, [chosen, linkedText, wanted, columns, days, statuses]);
  const source = input?.source ?? null;
  return {
    source,
    linkedText,
    input,
    choose: (next) => {
      choose(next);
      setStatuses(noChoices);
    },
    chooseStatus: (status, isCounted) => {
      setStatuses(new Map([...statuses, [status, isCounted]]));
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
  const [confirmed, setConfirmed] = useState<unknown>(null);
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
  };
}

/** Returns the visitor's text in a link from {@link linkWith}, or null. */
function useLinkedText(name: string): string | null {
  const { hash } = useLocation();
  return useAfterHydration(new URLSearchParams(hash.slice(1)).get(name), null);
}

/** Returns the current URL with a text, if any, after the `#`, which browsers never send to a server. */
function linkWith(name: string, text: string | null): string {
  const address = new URL(window.location.href);
  address.hash = text === null ? '' : new URLSearchParams({ [name]: text }).toString();
  return address.href;
}
