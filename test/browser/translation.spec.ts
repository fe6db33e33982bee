import type { Page } from '@playwright/test';
import { goodExpiry } from '../support/checkoutForm';
import { fillInToPayment } from './support/checkoutSteps';
import { untilInteractive } from './support/untilInteractive';
import { chunkSheets } from './support/builtSite';
import { expect, test } from './support/test';

/** The node that replaces a text: `<font>` in Chrome and Edge, another text node in Safari. */
type StandIn = 'font' | 'text';

/** Translates the page and later additions to capitals. */
async function translate(page: Page, standIn: StandIn): Promise<void> {
  await page.evaluate((kind) => {
    const made = new WeakSet<Node>();
    const translated = (text: Text) => {
      const capitals = new Text(text.data.toUpperCase());
      made.add(capitals);
      if (kind === 'text') return capitals;
      const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      const [outer, inner] = [font(), font()];
      inner.append(capitals);
      outer.append(inner);
      return outer;
    };
    const isText = (node: Node): node is Text =>
      node instanceof Text &&
      !made.has(node) &&
      node.data.trim() !== '' &&
      node.parentElement?.closest('script, style, textarea, [translate="no"]') === null;
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = isText(root) ? [root] : [];
      while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode);
      for (const text of texts) text.replaceWith(translated(text));
    };
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translateAll(target);
        for (const node of addedNodes) if (node.isConnected) translateAll(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, standIn);
}

/** Opens a page and translates it once it's complete, as translators do. */
async function openTranslated(page: Page, path: string, standIn: StandIn): Promise<void> {
  await page.goto(path);
  await untilInteractive(page);
  // This text arrives with the code that handles translation.
  await page.locator('body > div:not(#root) > [role=status]').waitFor({ state: 'attached' });
  await translate(page, standIn);
  await expect(page.getByRole('link', { name: 'SKIP TO CONTENT' })).toHaveText('SKIP TO CONTENT');
}

/** Filters the shop, which fails on a translated page without our fix. */
async function filter(page: Page): Promise<void> {
  await page.getByLabel('CATEGORY').selectOption({ value: 'analytics' });
  await expect(page.getByText(/2 PRODUCTS FOUND/)).toBeVisible();
}

test('a translated shop filters, counts, and prices, up to the order', async ({ page }) => {
  await openTranslated(page, '/shop', 'font');
  await filter(page);
  const add = page.getByRole('button', { name: 'Add to Cart: Review Sentiment Monitor' });
  await add.click();
  await expect(page.getByText(/ADDED TO CART\. YOU HAVE 1\./)).toBeVisible();
  await add.click();
  await expect(page.getByText(/ADDED TO CART\. YOU HAVE 2\./)).toBeVisible();
  await expect(page.getByText(/ADDED TO CART\. YOU HAVE 1\./)).toHaveCount(0);

  await page.getByRole('link', { name: 'View Details: Review Sentiment Monitor' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('REVIEW SENTIMENT MONITOR');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /YEARLY/ }).check();
  await expect(main.getByText('$99.90/YEAR').first()).toBeVisible();
  await expect(main.getByText('$99.90/MONTH')).toHaveCount(0);

  await openTranslated(page, '/checkout', 'font');
  await page.getByRole('button', { name: 'CONTINUE' }).click();
  await expect(page.getByRole('group', { name: 'THERE IS A PROBLEM' })).toContainText(
    'ENTER YOUR FIRST NAME.',
  );
  await fillInToPayment(page);
  await expect(page.getByRole('list', { name: 'Steps' })).toHaveText(
    /^1 CONTACT INFO \(COMPLETED, EDIT\)2 BILLING \(COMPLETED, EDIT\)3 PAYMENT4 CONFIRMATION$/,
  );
  await page.getByLabel('CARD NUMBER').fill('4242 4242 4242 4242');
  await page.getByLabel('EXPIRATION DATE').fill(goodExpiry);
  await page.getByLabel('CVV').fill('123');
  await page.getByLabel('NAME ON CARD').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'COMPLETE ORDER' }).click();
  await expect(page.getByRole('heading', { name: 'THANK YOU, ADA' })).toBeFocused();
  await page.getByRole('link', { name: 'BACK TO THE SHOP' }).click();
  await expect(page.getByText(/2 PRODUCTS FOUND/)).toBeVisible();
});

test('a translated cart can be changed, and a removed line restored', async ({ page }) => {
  await openTranslated(page, '/cart', 'font');
  const quantity = page.getByRole('textbox', { name: 'Quantity of Dynamic Pricing Optimizer' });
  await quantity.fill('2');
  await expect(page.getByRole('definition').filter({ hasText: '$75.57' })).toBeVisible();
  await page.getByLabel('Billing for Dynamic Pricing Optimizer').selectOption({ value: 'yearly' });
  await expect(page.getByText('$199.90/YEAR')).toBeVisible();
  await removeAndPutBack(page);
  await expect(quantity).toHaveValue('2');
});

/** Removes a line and undoes it. */
async function removeAndPutBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Remove Dynamic Pricing Optimizer' }).click();
  await page.getByRole('button', { name: /^Undo: restore Dynamic Pricing Optimizer/ }).click();
  await expect(page.getByRole('textbox', { name: 'Quantity of Dynamic Pricing Optimizer' })).toBeVisible();
}

test('also works as Safari translates', async ({ page }) => {
  await openTranslated(page, '/shop', 'text');
  await filter(page);
});

test('also works in data saver mode, in a browser that is never idle', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '2g' } });
    window.requestIdleCallback = (callback, options) =>
      options?.timeout === undefined
        ? 0
        : window.setTimeout(() => {
            callback({ didTimeout: true, timeRemaining: () => 0 });
          });
  });
  await openTranslated(page, '/shop', 'font');
  await filter(page);
});

test('works even if the network fails while the translation fix loads', async ({ page }) => {
  // `{ times: 1 }` would stop intercepting while the page already retries, and the retry could hang.
  let requests = 0;
  const [sheet = ''] = chunkSheets('offline');
  await page.route(`**${sheet}`, (route) => {
    requests += 1;
    return requests === 1 ? route.abort('internetdisconnected') : route.continue();
  });
  await openTranslated(page, '/shop', 'font');
  expect(requests).toBeGreaterThan(1);
  await filter(page);
});

test('works with what extensions add to the page, before and after it hydrates', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
      document.head.append(document.createElement('meta'));
      document.body.setAttribute('data-gr-ext-installed', '');
      document.body.prepend(document.createElement('div'));
      document.body.append(document.createElement('grammarly-desktop-integration'));
      for (const field of document.querySelectorAll('input, textarea'))
        field.setAttribute('data-lpignore', 'true');
    });
  });
  await page.goto('/contact-us');
  await untilInteractive(page);
  const main = page.getByRole('main');
  // A password manager adds an icon after each field.
  await main.locator('input, textarea').evaluateAll((fields) => {
    for (const field of fields) field.after(document.createElement('span'));
  });
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' }).click();
  await removeAndPutBack(page);
});
