import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { builtPages } from '../support/builtSite';

/** Facts that pages state: the name, a pattern that captures the value, and the expected value. */
const claims: readonly (readonly [term: string, stated: RegExp, value: string])[] = [
  ['days for money back', /(\d+)(?:-day money-back| days of (?:going live|the first payment|paying))/g, '30'],
  [
    'where they begin',
    /(?<=money|back|within)[^.]{0,40} days of (going live|the \w+ payment|paying)/gi,
    'going live',
  ],
  ['days of notice', /(\d+) days’ (?:written )?notice/g, '30'],
  ['form of notice', /days’ (\w+) notice/g, 'written'],
  ['hours until support answers', /(?:support response|answers) within (\d+) hours/gi, '2'],
  [
    'hours until a follow-up',
    /(?:follow-?s?(?:ed)?[ -]up|We answer|hear back|writes back) within (\d+) hours/gi,
    '24',
  ],
  ['business hours', /(\d+:00-\d+:00 EST)/g, '9:00-18:00 EST'],
  ['whose the work is', /for you alone (belongs to \w+ once paid for)/g, 'belongs to you once paid for'],
];

// In one worker, so that pages are parsed once.
test.describe.configure({ mode: 'default' });

let texts: readonly { readonly path: string; readonly text: string }[] = [];
test.beforeAll(() => {
  texts = builtPages.map(({ path, html }) => ({
    path,
    text: parse(html).textContent.replaceAll(/\s+/g, ' '),
  }));
});

test('no page mentions what the assistant says none does', () => {
  const unsaid =
    /bank transfer|SOC 2|ISO 27001|\bPCI\b|HIPAA|reverse charge|VAT number|\bnet 30|free trial|free plan|student discount/i;
  expect(texts.length).toBeGreaterThan(90);
  expect(texts.filter(({ text }) => unsaid.test(text)).map(({ path }) => path)).toEqual([]);
});

for (const [term, stated, value] of claims) {
  test(`the pages agree on ${term}`, () => {
    const said = texts.flatMap(({ path, text }) =>
      [...text.matchAll(stated)].map(([, claim = '']) => ({ path, claim })),
    );
    expect(said.length).toBeGreaterThan(1);
    expect(said.filter(({ claim }) => claim !== value)).toEqual([]);
  });
}

test('no page states a term differently from the terms of service', () => {
  const loose = /Cancel any month|the use of that model|within the first \d+ days/;
  expect(texts.filter(({ text }) => loose.test(text)).map(({ path }) => path)).toEqual([]);
});
