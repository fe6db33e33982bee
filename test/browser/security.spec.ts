import { createServer } from 'node:http';
import { once } from 'node:events';
import { test as plainTest } from '@playwright/test';
import { expect, test } from './support';

/** What must never leave the fields that it is typed into. */
const canary = { number: '4000056655665556', cvv: '9071', password: 'corr3ct-horse-canary' };

/** Everything that the page has put anywhere: storage of all kinds, cookies, address, history. */
function whereabouts(): Promise<string> {
  return (async () =>
    JSON.stringify({
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      cookies: document.cookie,
      url: window.location.href,
      history: JSON.stringify(window.history.state),
    }))();
}

test('card data and passwords reach no storage, address, history, console or request', async ({ page }) => {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('request', (request) => heard.push(request.url(), request.postData() ?? ''));

  await page.goto('/login-signup');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  for (const [label, value] of [
    ['First name', 'Ada'],
    ['Last name', 'Lovelace'],
    ['E-mail', 'ada@lovelace.example'],
  ] as const) {
    await form.getByLabel(label).fill(value);
  }
  await form.getByLabel('Password', { exact: true }).fill(canary.password);
  await form.getByLabel('Confirm password', { exact: true }).fill(canary.password);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(form.getByRole('status')).toContainText('no accounts');
  const seen = [await page.evaluate(whereabouts)];

  await page.goto('/checkout');
  await page.getByLabel('E-mail').fill('ada@lovelace.example');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Street address').fill('148 Mercer Street');
  await page.getByLabel('City').fill('New York');
  await page.getByLabel('State').fill('NY');
  await page.getByLabel('ZIP code').fill('10012');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Card number').fill(canary.number);
  await page.getByLabel('CVV').fill(canary.cvv);
  seen.push(await page.evaluate(whereabouts));
  await page.getByRole('link', { name: /^Cart,/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  seen.push(await page.evaluate(whereabouts), ...heard);

  for (const secret of Object.values(canary)) {
    expect(seen.filter((text) => text.includes(secret))).toEqual([]);
  }
  // The rest of the form is not written down either.
  expect(seen.slice(1, 3).filter((text) => text.includes('Mercer'))).toEqual([]);
});

// The browser complains of the frame, as it should, so Playwright's plain test it is.
plainTest('the page refuses to be framed', async ({ page, baseURL }) => {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<iframe src="${baseURL ?? ''}/shop"></iframe>`);
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const response = page.waitForResponse(/\/shop/);
  const blocked = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(`http://localhost:${port ?? 0}/`);
  expect((await response).headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await blocked;
  server.close();
});

test('every answer carries the security headers, the page for unknown addresses too', async ({ request }) => {
  for (const path of ['/', '/shop', '/no-such-page', '/favicon.svg']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('payment=()');
  }
});

test('the scripts that start the site are checked by their integrity', async ({ page }) => {
  await page.goto('/shop');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  const scripts = page.locator('script[src*="/vendor."], script[src*="/main."], script[src*="/boot."]');
  await expect(scripts).toHaveCount(3);
  for (const script of await scripts.all()) {
    await expect(script).toHaveAttribute('integrity', /^sha384-/);
  }
});
