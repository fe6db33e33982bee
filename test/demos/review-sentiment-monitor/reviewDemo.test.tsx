import { screen } from '@testing-library/react';
import { renderRoute } from '../../support/renderRoute';

// jsdom has no workers: what is shown is the example, which the page has.
jest.mock('../../../src/demos/review-sentiment-monitor/startModel', () => ({
  startModel: () => ({
    worker: Object.assign(new EventTarget(), { terminate: () => undefined }),
    runner: { run: () => new Promise(() => undefined), cancel: () => undefined },
  }),
}));

test('an example takes the place of reviews that came with a link', async () => {
  const { user } = await renderRoute('/demos/review-sentiment-monitor#reviews=Lovely.');
  const field = await screen.findByRole('textbox', { name: 'One review a line' });
  expect(field).toHaveValue('Lovely.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Example' }), 'Fraud Shield');
  expect(field).not.toHaveValue('Lovely.');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field).toHaveValue('');
});
