import { test as plainTest } from '@playwright/test';
import { goodExpiry } from '../support/checkoutForm';
import { listenLikeDevTools } from '../support/listenLikeDevTools';
import { fillInToPayment } from './support/checkoutSteps';
import { expect, test } from './support/test';

/** Values that must never leave their fields. */
const canary = { number: '378282246310005', cvv: '9071', password: 'corr3ct-horse-canary' };

/** Reads everything the page has stored: all kinds of storage, cookies, URL and history. */
function everythingStored(): Promise<string> {
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

declare global {
  interface Window {
    /** Trusted Types, which TypeScript's DOM types lack. */
    readonly trustedTypes?: { readonly createPolicy: (name: string, rules: object) => object };
  }
}

test('card data and passwords reach no storage, URL, console, request or DevTools', async ({ page }) => {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('request', (request) => heard.push(request.url(), request.postData() ?? ''));
  await page.addInitScript(listenLikeDevTools);
  const written: string[] = [];
  const shown: string[] = [];
  const look = async () => {
    written.push(await page.evaluate(everythingStored));
    shown.push(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'seenByDevTools'))));
  };

  await page.goto('/login-signup');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  for (const [label, value] of [
    ['First name', 'Ada'],
    ['Last name', 'Lovelace'],
    ['Email', 'ada@lovelace.example'],
  ] as const) {
    await form.getByLabel(label).fill(value);
  }
  await form.getByLabel('Password', { exact: true }).fill(canary.password);
  await form.getByLabel('Confirm password', { exact: true }).fill(canary.password);
  await look();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(form.getByRole('status')).toContainText('no accounts');
  await look();

  await page.goto('/checkout');
  await fillInToPayment(page);
  await page.getByLabel('Card number').fill(canary.number);
  await page.getByLabel('Expiration date').fill(goodExpiry);
  await page.getByLabel('CVV').fill(canary.cvv);
  await page.getByLabel('Name on card').fill('Ada Lovelace');
  await look();
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
  await look();

  // Otherwise a broken listener would also find no secrets.
  expect(shown.at(-1)).toContain('"field":"nameOnCard","value":"Ada Lovelace"');
  expect(shown.at(-1)).toContain('"type":"checkout/orderPlaced"');
  for (const secret of Object.values(canary)) {
    expect([...written, ...shown, ...heard].filter((text) => text.includes(secret))).toEqual([]);
  }
  // The rest of the form is kept until the checkout ends.
  expect(written.at(-2)).toContain('Mercer');
  expect(written.at(-1)).not.toContain('Mercer');
});

// Uses Playwright's own `test`: refused requests log console errors.
plainTest('Trusted Types are enforced: text becomes neither markup nor script', async ({ page }) => {
  await page.goto('/shop');
  const refused = await page.evaluate(() => {
    const attempts = {
      markup: () => {
        document.body.innerHTML = '<img src="x" alt="">';
      },
      'script text': () => {
        document.createElement('script').text = 'alert(1)';
      },
      'script address': () => {
        document.createElement('script').src = '/assets/other.js';
      },
      'another policy': () =>
        window.trustedTypes?.createPolicy('another', { createScriptURL: (url: string) => url }),
    };
    return Object.entries(attempts)
      .filter(([, attempt]) => {
        try {
          attempt();
          return false;
        } catch {
          return true;
        }
      })
      .map(([name]) => name);
  });
  expect(refused).toEqual(['markup', 'script text', 'script address', 'another policy']);
});

test('every response has the security headers, including the 404 page', async ({ request }) => {
  for (const path of ['/', '/shop', '/no-such-page', '/favicon.svg']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('payment=()');
  }
});
