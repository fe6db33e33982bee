import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { test } from '@playwright/test';
import { table } from '../support/table';
import type { Figure } from './goals';
import {
  differenceCells,
  figureText,
  firstView,
  goalCells,
  lighthouseGoals,
  lighthousePages,
  taps,
} from './goals';
import { runLighthouse } from './lighthouse';
import { sites } from './sites';
import { measureFirstView, measureMainThread, measureTap } from './phone';

/** Runs per measurement; the median counts. */
const RUNS = Number(process.env.RUNS ?? 3);

const results = new URL('../../build/perf.json', import.meta.url);

/** Measures the checkouts alternately, `RUNS` times each, so that a slow machine affects both. */
async function inTurn<Result>(
  measure: (origin: string) => Promise<Result>,
): Promise<readonly (readonly Result[])[]> {
  const all = sites.map((): Result[] => []);
  for (let run = 0; run < RUNS; run += 1)
    for (const [place, { origin }] of sites.entries()) all[place]?.push(await measure(origin));
  return all;
}

const figures: Figure[] = [];

function take<Run>(
  figure: Pick<Figure, 'name' | 'unit' | 'goal'>,
  runs: readonly (readonly Run[])[],
  valueOf: (run: Run) => number,
): void {
  const [own = [], against = null] = runs.map((ofSite) => ofSite.map(valueOf));
  figures.push({ ...figure, runs: own, against });
}

// Measurements never fail, because they depend on the machine.
for (const path of lighthousePages)
  for (const method of ['simulate', 'devtools'] as const)
    test(`${path}, ${method}`, async () => {
      const runs = await inTurn((origin) => runLighthouse(origin + path, method));
      lighthouseGoals.forEach(({ name, unit, goal }, place) => {
        take({ name: `${path}, ${method}: ${name}`, unit, goal }, runs, ({ values }) => values[place] ?? NaN);
      });
      take(
        { name: `${path}, ${method}: Lighthouse's benchmark of the machine`, unit: 'index', goal: null },
        runs,
        ({ benchmarkIndex }) => benchmarkIndex,
      );
    });

for (const path of lighthousePages.slice(0, 3))
  test(`main thread, ${path}`, async ({ browser }) => {
    const runs = await inTurn((origin) => measureMainThread(browser, origin + path));
    for (const name of ['all', 'scripting', 'style', 'layout'] as const)
      take({ name: `main thread, ${path}: ${name}`, unit: 'ms', goal: null }, runs, (view) => view[name]);
    take({ name: `elements, ${path}`, unit: 'elements', goal: null }, runs, ({ elements }) => elements);
  });

test('first view on the slow line', async ({ browser }) => {
  const { path, control, goals } = firstView;
  const runs = await inTurn((origin) => measureFirstView(browser, origin + path, control));
  for (const name of ['paint', 'largest', 'answer'] as const)
    take({ name: `slow line, ${path}: ${name}`, unit: 'ms', goal: goals[name] }, runs, (view) => view[name]);
});

for (const tap of taps)
  test(tap.name, async ({ browser }) => {
    const runs = await inTurn((origin) => measureTap(browser, origin, tap));
    take({ name: `slow line, ${tap.name}`, unit: 'ms', goal: tap.goalMs }, runs, (value) => value);
  });

test.afterAll(() => {
  const isCompared = sites.length > 1;
  const rows = figures.map((figure) => [
    figure.name,
    figureText(figure, figure.runs),
    ...goalCells(figure),
    ...(isCompared ? differenceCells(figure) : []),
  ]);
  const columns = ['what', 'measured', 'goal', 'reached', ...(isCompared ? ['there', 'difference'] : [])];
  process.stdout.write(`\n${table('How fast the site is', columns, rows)}\n`);
  const machine = { node: process.version, processor: cpus()[0]?.model, cores: cpus().length };
  mkdirSync(new URL('.', results), { recursive: true });
  writeFileSync(results, JSON.stringify({ sites, machine, figures }, null, 2));
});
