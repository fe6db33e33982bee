import { screen, within } from '@testing-library/react';

/** What the pages log, form by form; the console itself stays quiet. */
export function watchLog() {
  const log: (readonly unknown[])[] = [];
  jest.spyOn(console, 'info').mockImplementation((...entry: unknown[]) => {
    log.push(entry);
  });
  return log;
}

const summary = ['group', { name: 'There is a problem' }] as const;

/** The error summary of the form on the page. */
export const errorSummary = () => screen.getByRole(...summary);
export const queryErrorSummary = () => screen.queryByRole(...summary);

/** The messages of the error summary, in their order. */
export function summarizedErrors(): readonly (string | null)[] {
  return within(errorSummary())
    .getAllByRole('link')
    .map((link) => link.textContent);
}

/** Texts that a form must bear: very long, emoji, and scripts that run from right to left. */
export const hardTexts: readonly (readonly [title: string, text: string])[] = [
  ['10,000 characters', 'x'.repeat(10_000)],
  ['emoji', '🛍️👩🏽‍💻 done'],
  ['Arabic', 'محمد بن راشد'],
  ['Hebrew', 'שרה לוי'],
];
