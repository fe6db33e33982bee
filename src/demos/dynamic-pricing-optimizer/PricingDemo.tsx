import { useMemo } from 'react';
import { Button } from '../../components/ui/Button';
import { SelectField } from '../../components/ui/SelectField';
import { counted } from '../../domain/numerals';
import { CopyLink } from '../shared/CopyLink';
import { columnsIn } from '../shared/csv/columnsSetting';
import { dayOrders } from '../shared/csv/dayOrders';
import { FileNote } from '../shared/csv/FileNote';
import { OwnRows } from '../shared/csv/OwnRows';
import type { CsvSource } from '../shared/csv/source';
import { Understood } from '../shared/csv/Understood';
import { useCsvSource } from '../shared/csv/useCsvSource';
import { DemoOffer } from '../shared/DemoOffer';
import { useModel } from '../shared/model/useModel';
import { RangeField } from '../shared/RangeField';
import { RunStatus } from '../shared/RunStatus';
import { SeedField, seedBounds } from '../shared/SeedField';
import type { Bounds } from '../../components/ui/useSettings';
import { choiceIn, numberIn, useSettings, wholeIn } from '../../components/ui/useSettings';
import { toCent } from '../shared/amounts';
import { elasticityText } from './amounts';
import { exampleInput, exampleSales } from './example';
import { exampleResult } from './example.computed';
import { MadeRows } from './MadeRows';
import { Articles } from './Articles';
import type { ArticleDemand, PricingInput } from './model';
import styles from './PricingDemo.module.css';
import { PricingResults } from './PricingResults';
import { trueDemand } from './sales';
import { salesColumns } from './salesColumns';
import { startModel } from './startModel';
import { salesChoices, understoodText } from './understoodSales';
import { WithoutFit } from './WithoutFit';

const example = { input: exampleInput, result: exampleResult };

/** Zero means what the sales suggest: the latest price, and a cost of four tenths of it. */
const amount: Bounds = { min: 0, max: 10_000_000, initial: 0 };
const COST_SHARE = 0.4;
const floorBounds: Bounds = { min: 0, max: 80, initial: 30 };
const changeBounds: Bounds = { min: 1, max: 50, initial: 15 };
/** The place of an article in the list of them, which begins with the one that sells most. */
const articleBounds: Bounds = { min: 0, max: 199, initial: 0 };
const elasticityBounds: Bounds = { min: -4, max: -0.5, initial: exampleSales.elasticity };

function readSettings(search: URLSearchParams) {
  return {
    seed: wholeIn(search, 'seed', seedBounds),
    elasticity: numberIn(search, 'elasticity', elasticityBounds),
    price: numberIn(search, 'price', amount),
    cost: numberIn(search, 'cost', amount),
    floor: numberIn(search, 'floor', floorBounds),
    change: numberIn(search, 'change', changeBounds),
    columns: search.get('columns') ?? '',
    days: choiceIn(search, 'days', ['auto', ...dayOrders]),
    article: wholeIn(search, 'article', articleBounds),
  };
}

/** The Dynamic Pricing Optimizer, live. */
function PricingDemo() {
  const [settings, change] = useSettings(readSettings);
  const table = useCsvSource('sales');
  const { source } = table;
  const { seed, elasticity, columns, days } = settings;
  const input = useMemo(
    (): PricingInput =>
      source
        ? {
            kind: 'own',
            source,
            reading: {
              columns: columnsIn(salesColumns, columns),
              ...(days !== 'auto' && { dayOrder: days }),
            },
          }
        : seed === exampleSales.seed && elasticity === exampleSales.elasticity
          ? exampleInput
          : { kind: 'made', made: { seed, elasticity } },
    [source, columns, days, seed, elasticity],
  );
  const model = useModel(startModel, input, example);
  const { result } = model;
  const { articles } = result;
  const article = articles[settings.article] ?? articles[0];
  const { low, high, latest } = article.prices;
  const step = stepFor(high);
  const range = { min: roundTo(low * 0.5, step), max: roundTo(high * 1.5, step) };
  const guardrails = {
    price: within(settings.price || latest, range.min, range.max),
    cost: within(settings.cost || roundTo(latest * COST_SHARE, step), 0, range.max),
    floor: settings.floor,
    change: settings.change,
  };
  const take = (next: CsvSource | null) => {
    table.choose(next);
    // Another table has other columns and prices.
    change({ columns: '', days: 'auto', article: 0, price: 0, cost: 0 });
  };

  return (
    <>
      <Understood sentence={understoodText(result)} column="price" />
      <div className={styles.desk}>
        <section className={styles.price} aria-labelledby="price-heading">
          <h2 id="price-heading">Your price</h2>
          {articles.length > 1 && (
            <SelectField
              id="article"
              label="Article"
              options={articles.map(({ name }, index) => ({ value: String(index), label: name }))}
              value={String(articles.indexOf(article))}
              onChange={(value) => {
                change({ article: Number(value), price: 0, cost: 0 });
              }}
            />
          )}
          <RangeField
            id="price"
            label="Price now"
            value={guardrails.price}
            {...range}
            step={step}
            onChange={(price) => {
              change({ price });
            }}
            format={(price) => toCent(price, result.currency)}
          />
        </section>
        <section
          className={styles.results}
          aria-labelledby="results-heading"
          aria-busy={model.state.kind === 'running'}
        >
          <h2 id="results-heading">The best price</h2>
          {article.fit ? (
            <PricingResults
              result={result}
              article={article}
              fit={article.fit}
              truth={source ? null : trueDemand({ seed, elasticity })}
              guardrails={guardrails}
              onPrice={(price) => {
                change({ price: within(roundTo(price, step), range.min, range.max) });
              }}
            />
          ) : (
            <WithoutFit result={result} article={article} />
          )}
        </section>
        <section className={styles.controls} aria-label="Cost and guardrails">
          <RangeField
            id="cost"
            label="What a unit costs you"
            value={guardrails.cost}
            min={step}
            max={range.max}
            step={step}
            onChange={(cost) => {
              change({ cost });
            }}
            format={(cost) => toCent(cost, result.currency)}
          />
          <RangeField
            id="floor"
            label="Margin floor"
            value={guardrails.floor}
            min={floorBounds.min}
            max={floorBounds.max}
            step={1}
            onChange={(floor) => {
              change({ floor });
            }}
            format={(floor) => `${floor}%`}
          />
          <RangeField
            id="change"
            label="Largest change"
            value={guardrails.change}
            min={changeBounds.min}
            max={changeBounds.max}
            step={1}
            onChange={(largest) => {
              change({ change: largest });
            }}
            format={(largest) => `±${largest}%`}
          />
          <div className={styles.tools}>
            <Button
              variant="quiet"
              onClick={() => {
                change({ price: 0, cost: 0, floor: floorBounds.initial, change: changeBounds.initial });
              }}
            >
              Reset
            </Button>
            <CopyLink link={table.link} />
          </div>
          <FileNote source={source} />
        </section>
      </div>
      {articles.length > 1 && <Articles result={result} guardrails={guardrails} />}
      <section className={styles.salesSection} aria-labelledby="sales-heading">
        <h2 id="sales-heading">The sales behind it</h2>
        <RunStatus model={model} done={doneText(article)} />
        <div className={styles.sales}>
          <div className={styles.data}>
            <h3>Made for the demo</h3>
            <p className={styles.note}>
              Two years of weekly sales of one shirt, made with an elasticity that you set. The curve above
              does not know it: see whether it finds it.
            </p>
            <RangeField
              id="elasticity"
              label="Elasticity they are made with"
              value={elasticity}
              min={elasticityBounds.min}
              max={elasticityBounds.max}
              step={0.1}
              onChange={(value) => {
                table.choose(null);
                change({ elasticity: value });
              }}
              format={elasticityText}
            />
            <SeedField
              seed={seed}
              onChange={(value) => {
                table.choose(null);
                change({ seed: value });
              }}
            />
            <MadeRows seed={seed} elasticity={elasticity} />
          </div>
          <div className={styles.data}>
            <OwnRows
              what="sales"
              hint="One line for what was sold at a price in a week or a day: price and quantity, and a day, an article and a store if you like. Nothing is sent."
              sample={'price,quantity,day\n24.90,310,2026-08-03\n27.90,255,2026-08-10'}
              table={table}
              wanted={salesColumns}
              columns={result.columns}
              findings={[...result.findings, ...article.doubts]}
              choices={salesChoices(result, change)}
              onSource={take}
              onColumns={(chosen) => {
                // Other columns make other articles.
                change({ columns: chosen, article: 0, price: 0, cost: 0 });
              }}
            />
          </div>
        </div>
      </section>
      <DemoOffer
        productId="dynamic-pricing-optimizer"
        settings={`${counted(article.count, source ? 'own sale' : 'example sale')}, margin floor ${settings.floor}%, largest change ${settings.change}%`}
      />
    </>
  );
}

function doneText({ name, count, fit }: ArticleDemand): string {
  const read = `${counted(count, 'sale')}${name === '' ? '' : ` of ${name}`} read`;
  return fit ? `${read}, elasticity ${elasticityText(fit.elasticity)}.` : `${read}.`;
}

/** A hundredth of the price’s size: 0.1 for tens of dollars. */
function stepFor(price: number): number {
  return 10 ** (Math.floor(Math.log10(Math.max(price, 0.01))) - 2);
}

function roundTo(value: number, step: number): number {
  return Math.max(step, Number((Math.round(value / step) * step).toPrecision(8)));
}

function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

export { PricingDemo as Demo };
