import { wrap } from 'comlink';
import { useMemo } from 'react';
import { choiceIn, useSettings, wholeIn } from '../../components/hooks/useSettings';
import { columnsIn } from '../shared/csv/columns';
import { dayOrders } from '../shared/csv/dayOrders';
import { canKeepResult } from '../shared/csv/source';
import { useConfirmation } from '../shared/csv/useConfirmation';
import { useCsvSource } from '../shared/csv/useCsvSource';
import type { ModelRunner } from '../shared/model/modelRunner';
import type { StartedModel } from '../shared/model/useModel';
import { useModel } from '../shared/model/useModel';
import { seedBounds } from '../shared/SeedField';
import { exampleInput } from './example';
import { exampleResult } from './example.computed';
import type { InsightInput, InsightResult } from './model';
import { orderColumns } from './orderColumns';
import { MAX_K, MIN_K } from './segmentCounts';

const example = { input: exampleInput, result: exampleResult };
/** Shown while another file is read, so that the previous segments don't appear under its name. */
const nothingRead: InsightResult = {
  columns: null,
  findings: [],
  currency: '',
  interpretation: null,
  readback: null,
  orders: 0,
  lastDay: '',
  customers: { lastDay: 0, ids: [], recency: [], orders: [], spend: [] },
  scaling: [],
  segmentations: [],
  lapsedAfter: { days: 0, isAssumed: true },
  isSingleCluster: false,
};

function startModel(): StartedModel<InsightInput, InsightResult> {
  const worker = new Worker(
    /* webpackChunkName: "worker-customer-insight-analytics" */ new URL('./worker.ts', import.meta.url),
  );
  return { worker, runner: wrap<ModelRunner<InsightInput, InsightResult>>(worker) };
}

/** Reads the number of segments from the URL; null means the recommended number. */
function kIn(search: URLSearchParams): number | null {
  const k = Number(search.get('k'));
  return Number.isInteger(k) && k >= MIN_K && k <= MAX_K ? k : null;
}

function readSettings(search: URLSearchParams) {
  return {
    seed: wholeIn(search, 'seed', seedBounds),
    k: kIn(search),
    columns: search.get('columns') ?? '',
    days: choiceIn(search, 'days', ['auto', ...dayOrders]),
    unit: choiceIn(search, 'unit', ['auto', 'day', 'line']),
    returns: choiceIn(search, 'returns', ['taken off', 'left out']),
  };
}

export type Insight = ReturnType<typeof useInsight>;

/** Combines the settings in the URL, the visitor's table, and the model. */
export function useInsight() {
  const [settings, change] = useSettings(readSettings);
  const table = useCsvSource('orders');
  const { source } = table;
  const { seed, columns, days, unit, returns } = settings;
  const input = useMemo((): InsightInput => {
    if (!source) return seed === exampleInput.seed ? exampleInput : { seed, own: null };
    const reading = {
      columns: columnsIn(orderColumns, columns),
      ...(days !== 'auto' && { dayOrder: days }),
      ...(unit !== 'auto' && { orderUnit: unit }),
      returns,
    };
    return { seed, own: { source, reading } };
  }, [source, columns, seed, days, unit, returns]);
  const model = useModel(startModel, input, example);
  const isShown = canKeepResult(model.input.own?.source ?? null, source);
  const confirmation = useConfirmation(model.input, source !== null);
  return {
    settings,
    change,
    table,
    isShown,
    confirmation,
    model: isShown ? model : { ...model, result: nothingRead },
  };
}
