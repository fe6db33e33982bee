import { render, screen, within } from '@testing-library/react';
import { BeatTheModel } from '../../../src/demos/fraud-shield/BeatTheModel';
import { CalibrationPlot } from '../../../src/demos/fraud-shield/CalibrationPlot';
import { calibrationOf } from '../../../src/demos/fraud-shield/evaluation';
import { exampleResult } from '../../../src/demos/fraud-shield/example.computed';
import { Fairness } from '../../../src/demos/fraud-shield/Fairness';
import type { Field } from '../../../src/demos/fraud-shield/fields';
import type { FieldRule } from '../../../src/demos/fraud-shield/fieldRules';
import { bestFieldOf } from '../../../src/demos/fraud-shield/fieldRules';
import { CostPlot } from '../../../src/demos/fraud-shield/CostPlot';
import { CutoffPanel } from '../../../src/demos/fraud-shield/CutoffPanel';
import { RiskPlot } from '../../../src/demos/fraud-shield/RiskPlot';
import type { Tally } from '../../../src/demos/fraud-shield/verdicts';
import { nextDayOf, talliesOf, tallyAt } from '../../../src/demos/fraud-shield/verdicts';
import { checklistTallies } from '../../../src/demos/fraud-shield/checklist';

const costs = { miss: 150, alarm: 20 };
const { yesterday, orders } = exampleResult;
const ignore = () => undefined;

test.each([0, 14, 50, 100])('the plot says how many frauds are missed at a threshold of %d', (threshold) => {
  const tally = tallyAt(talliesOf(yesterday), threshold);
  render(<RiskPlot orders={yesterday} threshold={threshold} tally={tally} onThreshold={ignore} />);
  expect(screen.getByText(new RegExp(`^(← )?${tally.missed} missed$`, 'u'))).toBeInTheDocument();
});

/** Renders the panel at yesterday's cheapest threshold, which costs $60 on both days. */
function renderPanel(tally: Tally, inHindsight = 60) {
  return render(
    <CutoffPanel
      orders={yesterday}
      costs={costs}
      threshold={14}
      yesterday={tally}
      today={tally}
      cheapest={{ threshold: 14, yesterday: 60, today: 60, inHindsight }}
      onThreshold={ignore}
    />,
  ).container;
}

test.each([
  ['no orders', { caught: 0, missed: 4, 'false alarm': 0, passed: 11 }, 'You’d hold no orders today.'],
  [
    'some orders',
    { caught: 3, missed: 1, 'false alarm': 1, passed: 10 },
    'Today you’d hold 4 of 15 orders. You’d catch 3 of 4 fraudulent orders and raise 1 false alarm.',
  ],
  [
    'every order',
    { caught: 4, missed: 0, 'false alarm': 11, passed: 0 },
    'You’d hold every order today: 4 fraudulent and 11 good.',
  ],
])('says what holding %s means', (_, tally, text) => {
  expect(renderPanel(tally)).toHaveTextContent(text);
});

test.each([
  [
    'costs less',
    40,
    'In hindsight, today’s best cutoff would have cost $40. Nobody can know that in advance.',
  ],
  ['costs as much', 60, 'Today, too.'],
])('if today’s cheapest cutoff %s, says so', (_, inHindsight, text) => {
  renderPanel({ caught: 3, missed: 1, 'false alarm': 1, passed: 10 }, inHindsight);
  expect(
    screen.getByText(`On yesterday’s orders, mistakes cost the least at a cutoff of 14. ${text}`),
  ).toBeInTheDocument();
});

function renderRules(
  field: FieldRule = bestFieldOf(exampleResult.fieldRules, costs),
  flagged: readonly Field[] = ['amount'],
) {
  const day = (some: typeof yesterday) => checklistTallies(some, flagged);
  render(
    <BeatTheModel
      costs={costs}
      threshold={14}
      atThreshold={0}
      chosen={{
        model: nextDayOf(talliesOf(yesterday), talliesOf(orders), costs),
        checklist: nextDayOf(day(yesterday), day(orders), costs),
        field,
      }}
      flagged={flagged}
      atLeast={1}
      own={{ yesterday: day(yesterday), today: day(orders) }}
      onFlags={ignore}
      onAtLeast={ignore}
    />,
  );
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
}

test('the methods below the visitor’s rules are those chosen on yesterday’s orders', () => {
  expect(renderRules().slice(0, 3)).toEqual([
    'Hold nothing',
    'Your rules',
    expect.stringMatching(/^Fraud model, yesterday’s best cutoff \(\d+\)$/u),
  ]);
});

test('without any rule, asks for one instead of comparing costs', () => {
  renderRules(undefined, []);
  expect(screen.getByRole('status')).toHaveTextContent(/^Check at least one rule\.$/u);
});

test('no rule has to be checked', () => {
  renderRules();
  const rules = within(screen.getByRole('group', { name: 'Your rules' })).getAllByRole('checkbox');
  for (const rule of rules) expect(rule).not.toBeRequired();
});

test.each([
  ['accountAge', false, 27, 'account age: 27 days or less'],
  ['recentOrders', true, 1, 'other orders from this device in the last hour: 1 or more'],
  ['refusedCards', true, 2, 'cards declined before this one: 2 or more'],
  ['abroad', true, 1, 'foreign IP address: yes'],
  ['hour', false, 5, 'time of day: 5 a.m. or earlier'],
] as const)('the best single rule, on %s, is in plain words', (field, isAbove, limit, text) => {
  const rule = { ...bestFieldOf(exampleResult.fieldRules, costs), field, isAbove, limit };
  expect(renderRules(rule)).toContain(`Best single rule we found (${text})`);
});

test('the page denies that the score is a probability only if a bin’s interval excludes its mean risk', () => {
  const { unmount } = render(<CalibrationPlot bins={exampleResult.calibration} />);
  expect(
    screen.getByText(
      /^Not quite\. .* 7,200 orders .* Of orders scoring 10 to 20, 8% were fraud\. Of orders scoring 40 to 60, 58% were fraud\./u,
    ),
  ).toBeInTheDocument();
  unmount();
  const even = Array.from({ length: 100 }, (_, index) => ({ risk: 50, isFraud: index < 50 }));
  render(<CalibrationPlot bins={calibrationOf(even)} />);
  expect(screen.getByText(/^Yes, as far as these orders show\. .* 100 orders/u)).toBeInTheDocument();
});

test('shows the share of good orders held and of fraud caught, for each group of customers', () => {
  const fields = { ...exampleResult.usual, accountAge: 400, distance: 1, abroad: 0 };
  const newcomer = { ...fields, accountAge: 29 };
  const given = [
    { fields: newcomer, isFraud: false, risk: 14 },
    { fields: newcomer, isFraud: false, risk: 13.9 },
    { fields: newcomer, isFraud: true, risk: 90 },
    { fields, isFraud: false, risk: 5 },
  ];
  render(<Fairness orders={given.map((order, id) => ({ ...order, id, flags: 0 }))} threshold={14} />);
  const row = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(row(/^New customers/u)).toEqual(['2', '50%', '100%']);
  expect(row(/^Other customers/u)).toEqual(['1', '0%', '–']);
  expect(row(/^Foreign IP address/u)).toEqual(['0', '–', '–']);
});

test('the cost plot compares the visitor’s cutoff with today’s best one', () => {
  render(<CostPlot tallies={talliesOf(orders)} threshold={100} costs={costs} />);
  expect(
    screen.getByText(
      /^Today’s best cutoff is \d+: mistakes cost \$3,850\. At your cutoff of 100 \(the dot\), they cost \$[\d,]+\. Holding nothing costs \$10,950\.$/u,
    ),
  ).toBeInTheDocument();
});
