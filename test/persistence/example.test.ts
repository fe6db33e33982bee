/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { darkSet, makeStore, noteAdded } from './example';

const root = join(__dirname, '../..');

test('the README’s quick start runs in a browser: it saves, follows another tab, and stops', async () => {
  const [one, two] = [makeStore(), makeStore()];
  await Promise.all([one.saving.start(), two.saving.start()]);
  one.dispatch(noteAdded({ id: '1', text: 'Milk' }));
  one.dispatch(darkSet(true));
  expect(one.saving.flush()).toBe(true);
  window.dispatchEvent(new StorageEvent('storage', { key: 'notes:1' }));
  expect(two.getState().notes).toEqual({ items: [{ id: '1', text: 'Milk' }], isDark: true });
  one.saving.stop();
  two.saving.stop();
  const again = makeStore();
  await again.saving.start();
  expect(again.getState().notes).toEqual(two.getState().notes);
  again.saving.stop();
});

test('the README shows it word for word, in at most 15 lines', () => {
  const [, code = ''] =
    /```ts\n(.*?)```/s.exec(readFileSync(join(root, 'src/persistence/README.md'), 'utf8')) ?? [];
  const example = readFileSync(join(__dirname, 'example.ts'), 'utf8');
  expect(example.slice(example.indexOf('const isNote'))).toBe(code);
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(15);
});
