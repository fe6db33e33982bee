import { useMemo, useState } from 'react';
import { choiceIn } from '../../../components/hooks/useSettings';
import type { WantedColumn } from './columns';
import { columnsIn } from './columns';
import type { CsvSource, DayOrder, TableInput } from './source';
import { dayOrders, textSource } from './source';
import type { StatusChoices } from './statuses';
import { linkWith, useLinkedText } from './useOwnTable';

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
