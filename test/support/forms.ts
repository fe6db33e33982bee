import { screen, within } from '@testing-library/react';
import { textOf } from './parts';

/** Collects what forms log, and keeps the console quiet. */
export function watchLog() {
  const log: (readonly unknown[])[] = [];
  jest.spyOn(console, 'info').mockImplementation((...entry: unknown[]) => {
    log.push(entry);
  });
  return log;
}

const summary = ['group', { name: 'There is a problem' }] as const;

export const errorSummary = () => screen.getByRole(...summary);
export const queryErrorSummary = () => screen.queryByRole(...summary);

export function summarizedErrors(): readonly (string | null)[] {
  return within(errorSummary()).getAllByRole('link').map(textOf);
}
