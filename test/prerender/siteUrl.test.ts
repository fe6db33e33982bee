import { siteUrl } from '../../src/prerender/siteUrl.js';

test.each([
  [undefined, 'https://www.tangelo.example'],
  ['https://shop.example', 'https://shop.example'],
  ['https://shop.example/', 'https://shop.example'],
  ['HTTPS://Shop.Example:443/', 'https://shop.example'],
  ['http://localhost:4173', 'http://localhost:4173'],
])('the base address from %p is %s', (given, address) => {
  expect(siteUrl(given)).toBe(address);
});

test.each([
  '',
  'shop.example',
  'shop.example:8080',
  '//shop.example',
  'https://shop.example/store',
  'https://shop.example/?a=1',
  'https://shop.example/#a',
  'https://ada@shop.example/',
  'ftp://shop.example',
  'javascript:alert(1)',
])('an invalid address, “%s”, stops the build with a message', (given) => {
  expect(() => siteUrl(given)).toThrow(/^SITE_URL is “.*”\. Give the address of a host alone/);
});
