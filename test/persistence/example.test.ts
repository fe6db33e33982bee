/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as example from './example';
import { darkSet, noteAdded } from './notesSlice';

/** Loads the example again, as another tab does. */
async function openTab() {
  const { store, saving } = await new Promise<typeof example>((resolve) => {
    void jest.isolateModulesAsync(async () => {
      resolve(await import('./example'));
    });
  });
  await saving.start();
  return { ...store, saving };
}

test('the README’s quick start runs in a browser: it saves, follows another tab, and stops', async () => {
  const [one, two] = [await openTab(), await openTab()];
  one.dispatch(noteAdded({ id: '1', text: 'Milk' }));
  one.dispatch(darkSet(true));
  expect(one.saving.sync()).toBe(true);
  window.dispatchEvent(new StorageEvent('storage', { key: 'notes:1' }));
  expect(two.getState().notes).toEqual({ items: [{ id: '1', text: 'Milk' }], isDark: true });
  expect(() => two.dispatch(noteAdded({ id: '1', text: 'Bread' }))).toThrow('share a key');
  one.saving.stop();
  two.saving.stop();
  const again = await openTab();
  expect(again.getState().notes).toEqual(two.getState().notes);
  again.saving.stop();
});

test('the README shows it word for word', () => {
  const readme = readFileSync(join(__dirname, '../../src/persistence/README.md'), 'utf8');
  const [, code = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  const text = readFileSync(join(__dirname, 'example.ts'), 'utf8').replaceAll('../../src/', './');
  expect(text.slice(text.indexOf('import type { SavedTable }'))).toBe(code);
});
