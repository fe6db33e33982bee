import { strToU8, zipSync } from 'fflate';
import { company } from '../../content/company';
import { contentDate } from '../../content/contentDate';
import { boilerplate, pressColors, pressTexts } from '../../content/news/press';
import type { Palette, Theme } from '../drawing/palette';
import type { SiteFileData } from '../siteFile';
import { drawPng, svgFile } from '../drawing/png';
import { evenCitrus } from '../drawing/citrus';
import { CitrusDrawing } from '../drawing/CitrusDrawing';
import { Wordmark } from '../drawing/Wordmark';

export function mediaKit(
  palette: Palette,
  factSheet: Uint8Array,
  pictures: readonly (readonly [name: string, picture: SiteFileData])[],
): Uint8Array {
  const logos = (['light', 'dark'] as const).flatMap((theme) => {
    const drawings = { logo: logoSvg(palette, theme), mark: markSvg(palette, theme) };
    return Object.entries(drawings).flatMap(([name, svg]): [string, Uint8Array][] => [
      [`logo/tangelo-${name}-on-${theme}.svg`, strToU8(svg)],
      [`logo/tangelo-${name}-on-${theme}.png`, drawPng(svg, name === 'logo' ? 1600 : 1024)],
    ]);
  });
  const colors = pressColors.map(({ token, name, use }) => ({ name, ...palette[token], use }));
  const texts = {
    'README.txt': [
      `${company.fullName}: media kit`,
      pressTexts.asOf,
      company.demoNotice,
      '',
      ...pressTexts.kit,
    ].join('\n'),
    'boilerplate.txt': `${boilerplate}\n\n${company.demoNotice}`,
    'colors.json': JSON.stringify(colors, null, 2),
    'colors.txt': [
      ...colors.map(({ name, light, dark, use }) => colorText(name, light, dark, use)),
      company.demoNotice,
    ].join('\n\n'),
  };
  return zipSync(
    Object.fromEntries([
      ...Object.entries(texts).map(([name, text]) => [name, strToU8(`${text}\n`)] as const),
      ['tangelo-fact-sheet.pdf', factSheet],
      ...logos,
      ...pictures.map(
        ([name, picture]) => [name, typeof picture === 'string' ? strToU8(picture) : picture] as const,
      ),
    ]),
    // ZIP stores local time, so a local date gives the same file in every time zone.
    { level: 9, mtime: new Date(`${contentDate}T00:00:00`) },
  );
}

function colorText(name: string, light: string, dark: string, use: string): string {
  const value = light === dark ? rgb(light) : `${rgb(light)} on light, ${rgb(dark)} on dark`;
  return `${name}\n  ${value}\n  ${use}`;
}

function rgb(hex: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `${hex} (rgb ${channels.join(' ')})`;
}

function logoSvg(palette: Palette, theme: Theme): string {
  return svgFile(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 428 100" role="img">
      <title>{company.name}</title>
      <Wordmark x={0} y={0} size={100} palette={palette} theme={theme} />
    </svg>,
  );
}

function markSvg(palette: Palette, theme: Theme): string {
  return svgFile(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" role="img">
      <title>{company.name}</title>
      <CitrusDrawing x={0} y={0} size={100} citrus={evenCitrus(8)} palette={palette} theme={theme} />
    </svg>,
  );
}
