import { wrap } from 'comlink';
import { useSettings } from '../../components/hooks/useSettings';
import { keptTable, readSettingsIn, useOwnTable, useTableModel } from '../shared/csv/useOwnTable';
import type { ModelRunner } from '../shared/model/modelRunner';
import type { StartedModel } from '../shared/model/useModel';
import { exampleResult } from './example.computed';
import type { InsightInput, InsightResult } from './model';
import { orderColumns } from './orderColumns';
import { MAX_K, MIN_K } from './segmentCounts';

const example = { input: null, result: exampleResult };
const nothingRead: InsightResult = {
  findings: [],
  currency: '',
  reading: null,
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
function readSettings(search: URLSearchParams) {
  const k = Number(search.get('k'));
  return {
    ...readSettingsIn(search),
    k: Number.isInteger(k) && k >= MIN_K && k <= MAX_K ? k : null,
  };
}

const useOrders = keptTable();

/** Combines the settings in the URL, the visitor's table, and the model. */
export function useInsight() {
  const [settings, change] = useSettings(readSettings);
  const table = useOwnTable('orders', orderColumns, settings, useOrders());
  const model = useTableModel(startModel, table.input, table.source === null, example, nothingRead);
  return { settings, change, table, model };
}
