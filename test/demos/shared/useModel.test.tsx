import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useModel } from '../../../src/demos/shared/model/useModel';
import { RunStatus } from '../../../src/demos/shared/RunStatus';

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
