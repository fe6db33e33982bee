import { sample } from '../support/slowRun';
import { untilInteractive } from './support/untilInteractive';
import { expect, test } from './support/test';
import { builtPages } from './support/builtSite';

/** A button without an edge starts where the text of its column does, so its invisible padding doesn't show. */
test('buttons without a border start at the edge of their column, unless they follow something in their line', async ({
  page,
}) => {
  test.slow();
  const hanging: string[] = [];
  for (const { path } of sample(builtPages)) {
    await page.goto(path);
    await untilInteractive(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const texts = await page.locator('main :is(a, button)').evaluateAll((buttons) =>
        buttons
          .filter((button) => {
            const { borderTopStyle, borderTopColor, backgroundColor, borderRadius } =
              getComputedStyle(button);
            const isClear = [borderTopColor, backgroundColor].every((color) => color === 'rgba(0, 0, 0, 0)');
            return borderTopStyle === 'solid' && borderRadius === '999px' && isClear;
          })
          .filter((button) => button.checkVisibility() && button.parentElement?.tagName !== 'P')
          .filter((button) => {
            let parent = button.parentElement ?? button;
            while (getComputedStyle(parent).display.startsWith('inline'))
              parent = parent.parentElement ?? parent;
            const style = getComputedStyle(parent);
            const box = parent.getBoundingClientRect();
            const [own, paddings] = [button.getBoundingClientRect(), getComputedStyle(button)];
            const start = own.left + Number.parseFloat(paddings.paddingLeft);
            const end = own.right - Number.parseFloat(paddings.paddingRight);
            const edge =
              box.left + Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.borderLeftWidth);
            const last =
              box.right - Number.parseFloat(style.paddingRight) - Number.parseFloat(style.borderRightWidth);
            const isEndAligned = /end|between|reverse/.test(style.justifyContent + style.flexDirection);
            const isBeside = [...parent.children].some((other) => {
              const { left, top, bottom, width: wide } = other.getBoundingClientRect();
              const isInLine = wide > 1 && top < own.bottom && bottom > own.top;
              return !other.contains(button) && isInLine && (isEndAligned || left < own.left);
            });
            const [before, after] = [start - edge, last - end];
            const gaps = [before, before - after, ...(isEndAligned ? [after] : [])];
            return !isBeside && gaps.every((gap) => Math.abs(gap) > 2);
          })
          .map((button) => button.textContent),
      );
      hanging.push(...texts.map((text) => `${path} at ${width} px: ${text}`));
    }
  }
  expect(hanging).toEqual([]);
});
