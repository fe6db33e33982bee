import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { test } from '@playwright/test';
import { table } from '../support/table';
import type { Figure } from './goals';
import { firstView, goalCells, lighthouseGoals, lighthousePages, taps } from './goals';
import { runLighthouse } from './lighthouse';
import { measureFirstView, measureTap } from './telephone';

/** How often each is measured; what counts is the median. */
const RUNS = Number(process.env.RUNS ?? 3);

const results = new URL('../../build/perf.json', import.meta.url);

async function repeated<Result>(measure: () => Promise<Result>): Promise<readonly Result[]> {
  const all: Result[] = [];
  while (all.length < RUNS) all.push(await measure());
  return all;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** It measures and never fails: how fast a machine is says nothing about the code. */
test('how fast the site is', async ({ browser }, { project }) => {
  test.setTimeout(0);
  const baseURL = project.use.baseURL ?? '';
  const figures: Figure[] = [];
  const take = (figure: Figure) => {
    figures.push(figure);
    process.stdout.write(`${figure.name}: ${round(figure)}\n`);
  };

  for (const path of lighthousePages) {
    const runs = await repeated(() => runLighthouse(baseURL + path));
    lighthouseGoals.forEach(({ name, unit, goal }, place) => {
      take({
        name: `${path}: ${name}`,
        unit,
        goal,
        measured: median(runs.map(({ values }) => values[place] ?? Number.NaN)),
      });
    });
    take({
      name: `${path}: Lighthouse's benchmark of the machine`,
      unit: 'index',
      goal: null,
      measured: median(runs.map(({ benchmarkIndex }) => benchmarkIndex)),
    });
  }

  const { path, control, goals } = firstView;
  const views = await repeated(() => measureFirstView(browser, baseURL + path, control));
  for (const [name, goal] of Object.entries(goals)) {
    const measured = median(views.map((view) => Number(Reflect.get(view, name))));
    take({ name: `slow line, ${path}: ${name}`, unit: 'ms', goal, measured });
  }

  for (const tap of taps) {
    const measured = median(await repeated(() => measureTap(browser, baseURL, tap)));
    take({ name: `slow line, ${tap.name}`, unit: 'ms', goal: tap.goalMs, measured });
  }

  const rows = figures.map((figure) => [figure.name, round(figure), ...goalCells(figure)]);
  process.stdout.write(`\n${table('How fast the site is', ['what', 'measured', 'goal', 'reached'], rows)}\n`);
  const machine = { node: process.version, processor: cpus()[0]?.model, cores: cpus().length };
  mkdirSync(new URL('.', results), { recursive: true });
  writeFileSync(results, JSON.stringify({ runs: RUNS, machine, figures }, null, 2));
});

/** A figure as it is read: a layout shift to the thousandth, all else whole. */
function round({ unit, measured }: Figure): string {
  return measured.toFixed(unit === 'shift' ? 3 : 0);
}
