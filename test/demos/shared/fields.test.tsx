import { render, screen, fireEvent, act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { RangeField } from '../../../src/demos/shared/RangeField';
import { RunStatus } from '../../../src/demos/shared/RunStatus';
import { SeedField } from '../../../src/demos/shared/SeedField';
import { textSource } from '../../../src/demos/shared/csv/source';
import { TableField } from '../../../src/demos/shared/csv/TableField';
import { useModel } from '../../../src/demos/shared/model/useModel';
import { CopyLink } from '../../../src/demos/shared/CopyLink';
import { spokenDuring, timesSaid } from '../../support/spoken';

describe('The field for a table', () => {
  function renderField(errorsId?: string) {
    render(
      <>
        <TableField
          what="sales"
          hint="Price and quantity."
          sample="price,quantity"
          table={{ source: textSource('a,b'), linkedText: null, choose: () => undefined }}
          onChange={() => undefined}
          errorsId={errorsId}
        />
        <p id="errors">No column holds prices. Choose one.</p>
      </>,
    );
    return screen.getByRole('textbox', { name: 'Your sales as CSV or JSON' });
  }

  test('a table with an error marks its field as invalid and describes it', () => {
    const field = renderField('errors');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/No column holds prices\. Choose one\./);
  });

  test('without an error, the field is valid', () => {
    expect(renderField()).toBeValid();
  });
});

function Chance() {
  const [value, setValue] = useState(20);
  return (
    <RangeField
      id="chance"
      label="Chance"
      value={value}
      min={0}
      max={100}
      step={1}
      onChange={setValue}
      format={(percent) => `${percent}%`}
    />
  );
}

test('a slider announces its value once', async () => {
  render(<Chance />);
  const slider = screen.getByRole('slider', { name: 'Chance' });
  const spoken = await spokenDuring(() => {
    fireEvent.change(slider, { target: { value: 31 } });
  });
  expect(screen.getByText('31%')).toBeVisible();
  expect(slider).toHaveAttribute('aria-valuetext', '31%');
  expect(spoken).toEqual([]);
});

describe('The sample number', () => {
  function Sample() {
    const [seed, setSeed] = useState(7);
    return (
      <>
        <SeedField seed={seed} onChange={setSeed} />
        <p>Seed {seed}</p>
      </>
    );
  }

  test.each(['0', '10000', '1.5', ''])(
    'keeps the invalid sample number “%s”, and says why once one leaves it',
    async (typed) => {
      render(<Sample />);
      const user = userEvent.setup();
      const field = screen.getByRole('textbox', { name: 'Sample number' });
      await user.clear(field);
      if (typed !== '') await user.paste(typed);
      expect(field).toBeValid();
      await user.tab();
      expect(field).toHaveDisplayValue(typed);
      expect(field).toHaveAccessibleDescription('Enter a whole number from 1 to 9,999.');
      expect(screen.getByText('Seed 7')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'New sample' }));
      expect(field).toHaveDisplayValue('8');
      expect(field).toBeValid();
    },
  );

  test('may have a comma between its thousands', async () => {
    render(<Sample />);
    const field = screen.getByRole('textbox', { name: 'Sample number' });
    await userEvent.clear(field);
    await userEvent.type(field, '1,234');
    expect(field).toHaveDisplayValue('1234');
    expect(screen.getByText('Seed 1234')).toBeVisible();
  });
});

describe('A run', () => {
  const example = { input: 'example', result: 'of the example' };
  let reportProgress: (share: number) => void;
  let endRun: (result: string) => void;

  /** Starts a worker whose run ends only when the test calls `endRun`. */
  const startModel = () => ({
    worker: { addEventListener: () => undefined, terminate: () => undefined },
    runner: {
      run: (_input: string, onProgress: (share: number) => void) => {
        reportProgress = onProgress;
        return new Promise<string>((resolve) => {
          endRun = resolve;
        });
      },
      cancel: () => undefined,
    },
  });

  function Demo({ input = 'mine' }) {
    return <RunStatus model={useModel<string, string>(startModel, input, example)} done="Done." />;
  }

  afterEach(() => {
    jest.useRealTimers();
  });

  test('says that it is computing only if the run takes half a second', async () => {
    jest.useFakeTimers();
    const { rerender } = render(<Demo input={example.input} />);
    rerender(<Demo />);
    act(() => {
      jest.advanceTimersByTime(499);
    });
    expect(screen.getByRole('status')).toHaveTextContent('Done.');
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(screen.getByRole('status')).toHaveTextContent('Computing…');
    await act(async () => {
      endRun('of mine');
      await Promise.resolve();
    });
    expect(screen.getByRole('status')).toHaveTextContent('Done.');
  });

  test('a canceled run stays canceled when its progress arrives late, and can be run again', async () => {
    const user = userEvent.setup();
    render(<Demo />);
    act(() => {
      reportProgress(0.2);
    });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    act(() => {
      reportProgress(0.4);
    });
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    act(() => {
      reportProgress(0.1);
    });
    expect(screen.getByRole('progressbar')).toBeVisible();
  });

  test('a worker that never answers can be given up', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Demo input={example.input} />);
    rerender(<Demo />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('status')).toHaveTextContent('Canceled.');
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  });

  test('a browser without workers keeps the example, and says that the computation failed', () => {
    const startNothing = (): ReturnType<typeof startModel> => {
      throw new Error('Worker is not defined');
    };
    function NoWorker() {
      return <RunStatus model={useModel<string, string>(startNothing, 'mine', example)} done="Done." />;
    }
    render(<NoWorker />);
    expect(screen.getByRole('status')).toHaveTextContent('The computation failed.');
  });

  test('a run that ends while Cancel has focus moves it to the status', async () => {
    render(<Demo />);
    act(() => {
      reportProgress(0.2);
    });
    act(() => {
      screen.getByRole('button', { name: 'Cancel' }).focus();
    });
    await act(async () => {
      endRun('of mine');
      await Promise.resolve();
    });
    expect(screen.getByRole('status')).toHaveTextContent('Done.');
    expect(screen.getByRole('status')).toHaveFocus();
  });
});

test('a link is announced each time that it is copied', async () => {
  const user = userEvent.setup();
  render(<CopyLink link={() => 'https://www.tangelo.example/demos/fraud-shield?k=3'} />);
  const press = () => user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await timesSaid(/^Link copied/, press)).toBe(1);
  expect(await timesSaid(/^Link copied/, press)).toBe(1);
});
