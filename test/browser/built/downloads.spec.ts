import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { company } from '../../../src/content/company';
import { pressPictures, pressResources } from '../../../src/content/news/page';
import { catalog } from '../../../src/content/products/catalog';
import { serviceSlugs } from '../../../src/content/slugs';
import { team } from '../../../src/content/company/team';
import { serviceTitles } from '../../../src/content/lists/titles.computed';
import { builtFile } from '../support/builtSite';

async function openPdf(data: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(data));
  const { info } = await getMeta(document);
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const tree = await (await document.getPage(1)).getStructTree();
  return {
    info,
    pages: totalPages,
    // Line breaks depend on the page width, so only words are compared.
    text: text.replace(/\s+/g, ' '),
    isTagged: Boolean((await document.getMarkInfo())?.Marked),
    roles: JSON.stringify(tree),
  };
}

test('all three press files exist', () => {
  expect(pressResources).toHaveLength(3);
  for (const { href } of pressResources) expect(builtFile(href).length, href).toBeGreaterThan(10_000);
});

test('the fact sheet is one tagged page in English with the company’s facts', async () => {
  const { info, pages, text, isTagged, roles } = await openPdf(
    builtFile('/downloads/tangelo-fact-sheet.pdf'),
  );
  expect(info).toMatchObject({ Title: 'Tangelo fact sheet', Author: company.fullName, Language: 'en-US' });
  expect(pages).toBe(1);
  expect(isTagged).toBe(true);
  for (const role of ['"H1"', '"Table"', '"TH"', '"TD"']) expect(roles).toContain(role);
  for (const slug of serviceSlugs) expect(text).toContain(serviceTitles[slug]);
  for (const { name } of catalog) expect(text).toContain(name);
  for (const fact of [
    company.founder,
    company.address.street,
    company.email.press,
    company.demoNotice,
    '2012',
    '$29.99',
    '$799.90',
  ])
    expect(text).toContain(fact);
});

test('the bios are tagged, in English, and cover the six people of the team page', async () => {
  const { info, pages, text, isTagged, roles } = await openPdf(
    builtFile('/downloads/tangelo-executive-bios.pdf'),
  );
  expect(info).toMatchObject({ Title: 'Tangelo executive bios', Language: 'en-US' });
  expect(isTagged).toBe(true);
  for (const role of ['"H1"', '"H2"']) expect(roles).toContain(role);
  expect(text.split(company.demoNotice).length - 1, 'the notice, on each page').toBe(pages);
  expect(team).toHaveLength(6);
  for (const { name, position, bio, email } of team)
    for (const words of [name, position, bio, email]) expect(text).toContain(words);
});

test('the media kit contains the logo, the colors, the company description and the fact sheet', () => {
  const files = unzipSync(new Uint8Array(builtFile('/downloads/tangelo-media-kit.zip')));
  const logos = ['logo', 'mark'].flatMap((name) =>
    ['light', 'dark'].flatMap((ground) =>
      ['svg', 'png'].map((type) => `logo/tangelo-${name}-on-${ground}.${type}`),
    ),
  );
  const texts = ['README.txt', 'boilerplate.txt', 'colors.json', 'colors.txt', 'tangelo-fact-sheet.pdf'];
  const pictures = [...pressPictures.products, ...pressPictures.portraits].flatMap(({ file }) =>
    ['svg', 'png'].map((type) => `${file}.${type}`),
  );
  const inKit = pictures.map((path) => path.replace('/downloads/', ''));
  expect(Object.keys(files).toSorted()).toEqual([...logos, ...texts, ...inKit].toSorted());
  for (const path of pictures) expect(builtFile(path).length, path).toBeGreaterThan(1000);
  for (const name of inKit.filter((name) => name.endsWith('.svg')))
    // Standalone files have neither our stylesheets nor our fonts.
    expect(strFromU8(files[name] ?? new Uint8Array()), name).not.toMatch(/class=|var\(|<text/);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(text('logo/tangelo-logo-on-light.svg')).toContain('<title>Tangelo</title>');
  expect(JSON.parse(text('colors.json'))).toContainEqual(expect.objectContaining({ light: '#e34d00' }));
  expect(text('boilerplate.txt')).toContain(company.fullName);
  for (const name of ['README.txt', 'boilerplate.txt', 'colors.txt'])
    expect(text(name)).toContain(company.demoNotice);
  expect(Buffer.from(files['tangelo-fact-sheet.pdf'] ?? [])).toEqual(
    builtFile('/downloads/tangelo-fact-sheet.pdf'),
  );
});
