import { render, screen } from '@testing-library/react';
import { BeatTheModel } from '../../../src/demos/fraud-shield/BeatTheModel';
import { CalibrationPlot } from '../../../src/demos/fraud-shield/CalibrationPlot';
import { calibrationOf } from '../../../src/demos/fraud-shield/evaluation';
import { exampleResult } from '../../../src/demos/fraud-shield/example.computed';
import { Fairness } from '../../../src/demos/fraud-shield/Fairness';
import { bestFieldOf } from '../../../src/demos/fraud-shield/fieldRules';
import { MethodPanel } from '../../../src/demos/fraud-shield/MethodPanel';
import { mapMethods } from '../../../src/demos/fraud-shield/methods';
import { RiskPlot } from '../../../src/demos/fraud-shield/RiskPlot';
import { nextDayOf, talliesOf, tallyAt } from '../../../src/demos/fraud-shield/verdicts';
import { checklistTallies } from '../../../src/demos/fraud-shield/checklist';

const costs = { miss: 150, alarm: 20 };
const { yesterday, orders } = exampleResult;
const ignore = () => undefined;

test.each([0, 14, 50, 100])('the plot says how many frauds are missed at a threshold of %d', (threshold) => {
  const tally = tallyAt(talliesOf(yesterday, 'logistic'), threshold);
  render(
    <RiskPlot
      orders={yesterday}
      method="logistic"
      threshold={threshold}
      tally={tally}
      onThreshold={ignore}
    />,
  );
  expect(screen.getByText(`← ${tally.missed} missed`)).toBeInTheDocument();
});

test.each([
  [1, '1 is good'],
  [2, '2 are good'],
])('a count of %d good orders is in correct English', (alarms, text) => {
  const tally = { caught: 3, missed: 1, 'false alarm': alarms, passed: 10 };
  const { container } = render(
    <MethodPanel
      method="logistic"
      orders={yesterday}
      costs={costs}
      threshold={14}
      yesterday={tally}
      today={tally}
      cheapest={{ threshold: 14, yesterday: 0, today: 0, inHindsight: 0 }}
      onThreshold={ignore}
    />,
  );
  expect(container).toHaveTextContent(`are fraud (precision) and ${text}.`);
});

test('the rules below the visitor’s checklist are those chosen on yesterday’s orders', () => {
  const day = (some: typeof yesterday) => checklistTallies(some, ['amount']);
  const chosen = (tallies: (some: typeof yesterday) => ReturnType<typeof talliesOf>) =>
    nextDayOf(tallies(yesterday), tallies(orders), costs);
  render(
    <BeatTheModel
      costs={costs}
      threshold={14}
      atThreshold={0}
      chosen={{
        ...mapMethods((method) => chosen((some) => talliesOf(some, method))),
        checklist: chosen(day),
        field: bestFieldOf(exampleResult.fieldRules, costs),
      }}
      flagged={['amount']}
      atLeast={1}
      own={{ yesterday: day(yesterday), today: day(orders) }}
      onFlags={ignore}
      onAtLeast={ignore}
    />,
  );
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual([
    'Hold nothing',
    'Your checklist',
    expect.stringMatching(/^Fraud model/u),
  ]);
});

test('the page denies that the score is a probability only if a bin’s interval excludes its mean risk', () => {
  const { unmount } = render(<CalibrationPlot bins={exampleResult.calibration} />);
  expect(
    screen.getByText(
      /^Not quite\. We counted the fraud among the 7,200 orders .* At 10 to 20 points, 8% are fraud\. At 60 to 80 points, 76% are fraud\./u,
    ),
  ).toBeInTheDocument();
  unmount();
  const even = Array.from({ length: 100 }, (_, index) => ({ risk: 50, isFraud: index < 50 }));
  render(<CalibrationPlot bins={calibrationOf(even)} />);
  expect(
    screen.getByText(/^Yes, as far as these orders show\. We counted the fraud among the 100 orders/u),
  ).toBeInTheDocument();
});

test('says which differences count as equal', () => {
  render(<Fairness result={exampleResult} threshold={14} costs={costs} grouping="far" onGrouping={ignore} />);
  expect(screen.getByText(/means within 1 percentage point or \$0\.25\./u)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('(far, 50 miles or more)');
  expect(screen.getByRole('option', { name: 'Far and near deliveries' })).toBeInTheDocument();
});
