import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { setLine } from './face';
import { readColor } from './palette';
import { svgFile } from './png';
import { TextLine } from './TextLine';

interface Source {
  readonly cssFile: string;
  /** Class names in the markup by their names in the module. */
  readonly classNames: Readonly<Record<string, string>>;
  /** Text styles from the module, for texts without attributes of their own. */
  readonly text: { readonly size: number; readonly weight: 600 | 700; readonly isCentered: boolean };
}

type Values = ReadonlyMap<string, string>;

/**
 * Turns a picture of the site into a file. Files have neither our stylesheets nor our fonts, so colors become
 * attributes (light theme) and text becomes shapes.
 */
export function standalone(picture: ReactElement, source: Source): string {
  const css = readFileSync(source.cssFile, 'utf8');
  const declared = (names: string) => declarations(css, source.classNames, names.split(' '));
  const drawn = svgFile(picture)
    .replaceAll(/<text([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, text: string) =>
      textShapes(readAttributes(attributes), text, source),
    )
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const root = declared(/class="([^"]*)"/.exec(drawn)?.[1] ?? '');
  return drawn.replaceAll(
    /<([a-z]+)((?: [\w:-]+="[^"]*")*)(\/?)>/gi,
    (_, tag: string, written: string, end: string) => {
      const attributes = readAttributes(written);
      const painted = [...declared(attributes.get('class') ?? '')]
        .filter(([property]) => /^(?:fill|stroke)/.test(property))
        .map(([property, value]) => [property, color(value, root)] as const);
      const all = new Map([...attributes, ...painted]);
      all.delete('class');
      return `<${tag}${[...all].map(([name, value]) => ` ${name}="${value}"`).join('')}${end}>`;
    },
  );
}

function textShapes(attributes: Values, text: string, { classNames, text: usual }: Source): string {
  const number = (name: string, otherwise: number) => Number(attributes.get(name) ?? otherwise);
  const names = (attributes.get('class') ?? '').split(' ');
  const size = number('font-size', usual.size);
  const weight = attributes.get('font-weight') === '700' ? 700 : usual.weight;
  const setting = { size, weight } as const;
  const isCentered = usual.isCentered || names.includes(classNames.middle ?? '');
  const words = text.replaceAll('&#x27;', '’').replaceAll('&amp;', '&');
  const x = number('x', 0) - (isCentered ? setLine(words, setting).width / 2 : 0);
  const y = number('y', 0) + Number.parseFloat(attributes.get('dy') ?? '0') * size;
  return svgFile(
    <g
      className={names.join(' ')}
      transform={attributes.get('transform')}
      fill={readColor('ink').light}
      stroke="none"
    >
      <TextLine text={words} x={x} y={y} {...setting} />
    </g>,
  );
}

function readAttributes(written: string): Values {
  return new Map(
    [...written.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value] as const),
  );
}

/** Collects the declarations of an element's classes, from rules for a single class; later rules win. */
function declarations(css: string, classNames: Source['classNames'], names: readonly string[]): Values {
  const given = [...css.matchAll(/^\.(\w+) \{([^}]*)\}/gm)]
    .filter(([, name = '']) => names.includes(classNames[name] ?? ''))
    .flatMap(([, , body = '']) => [...body.matchAll(/([\w-]+): ([^;]+);/g)]);
  return new Map(given.map(([, property = '', value = '']) => [property, value] as const));
}

/** Resolves a color that may be one of the picture's own properties or a token. */
function color(value: string, ownProperties: Values): string {
  const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return name === undefined ? value : (ownProperties.get(`--${name}`) ?? readColor(name).light);
}
