import type { Locator, Page } from '@playwright/test';

/** Text fields that can be edited now. */
const TEXT_FIELDS =
  ':is(input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=search], input[type=url], textarea):not([readonly], :disabled)';
const CONTROLS = ':is(input:not([type=file]), select, textarea):not([readonly], :disabled)';

/**
 * Finds text fields that edits change in another way than a field without scripts: typing, inserting in the middle,
 * cutting, Undo, and a word or link dropped on them.
 */
export async function editFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const field of await page.getByRole('main').locator(TEXT_FIELDS).filter({ visible: true }).all()) {
    const plain = await field.evaluateHandle((element) => {
      const copy = document.createElement(element.localName === 'textarea' ? 'textarea' : 'input');
      document.body.prepend(copy);
      return copy;
    });
    const valuesOf = async (target: Pick<Locator, 'focus' | 'inputValue'>) => {
      const values: string[] = [];
      const note = async () => values.push((await target.inputValue()).replaceAll(' ', ''));
      await target.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await page.keyboard.type('4111');
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.insertText('23');
      await note();
      await page.keyboard.press('ControlOrMeta+Z');
      await note();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('ControlOrMeta+X');
      await note();
      await page.keyboard.press('ControlOrMeta+V');
      await note();
      return values.join(' ');
    };
    const name = await field.evaluate(({ id, localName }) => `<${localName} id="${id}">`);
    const [edited, expected] = [await valuesOf(field), await valuesOf(plain)];
    if (edited !== expected) faults.push(`${name} has ${edited} instead of ${expected}`);
    await plain.evaluate((element) => {
      element.remove();
    });
    for (const type of ['text/plain', 'text/uri-list']) {
      const isLeft = await field.evaluate((element, kind) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.setData(kind, 'https://example.com');
        return element.dispatchEvent(
          new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
        );
      }, type);
      if (!isLeft) faults.push(`${name} takes a dropped ${type} from the browser`);
    }
  }
  return faults;
}

/** Sets every control of the main part to another value, once. Some of them show or hide others. */
export async function changeControls(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .locator(CONTROLS)
    .evaluateAll((controls) => {
      const set = (control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string) => {
        // Past React, which would take the change for its own.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
        control.dispatchEvent(new Event('input', { bubbles: true }));
        control.dispatchEvent(new Event('change', { bubbles: true }));
      };
      for (const control of controls) {
        if (!control.isConnected || !control.checkVisibility()) continue;
        if (control instanceof HTMLSelectElement) set(control, [...control.options].at(-1)?.value ?? '');
        else if (control instanceof HTMLTextAreaElement) set(control, 'Ada');
        else if (control instanceof HTMLInputElement)
          if (control.type === 'checkbox' || control.type === 'radio') control.click();
          else
            set(
              control,
              control.type === 'range' ? control.min : control.inputMode === 'numeric' ? '3' : 'Ada',
            );
      }
    });
}

/** Finds controls that show something else than React has rendered, such as what the browser restored. */
export const staleControls = (page: Page) =>
  page.locator(CONTROLS).evaluateAll((controls) =>
    controls.flatMap((control) => {
      const key = Object.keys(control).find((name) => name.startsWith('__reactProps$'));
      const props: unknown = key === undefined ? undefined : Reflect.get(control, key);
      if (typeof props !== 'object' || props === null) return [];
      const isChecked = 'checked' in props && typeof props.checked === 'boolean' ? props.checked : undefined;
      const value = 'value' in props ? String(props.value) : undefined;
      const isToggle = control instanceof HTMLInputElement && /checkbox|radio/.test(control.type);
      const isRight = isToggle
        ? isChecked === undefined || control.checked === isChecked
        : value === undefined || ('value' in control && control.value === value);
      return isRight
        ? []
        : [`<${control.localName} id="${control.id}"> is not ${value ?? String(isChecked)}`];
    }),
  );
