import PDFDocument from 'pdfkit';
import { citrusShape } from '../../components/art/citrusShape';
import { contentDate } from '../../content/contentDate';
import { faceFile } from '../drawing/face';
import type { Weight } from '../drawing/face';
import type { Palette } from '../drawing/palette';
import type { PictureCitrus } from '../drawing/citrus';
import { citrusColors } from '../drawing/citrus';
import { LANGUAGE } from '../../domain/language';

/** Size and margin of a US Letter page, in points. */
export const page = { width: 612, height: 792, margin: 54 } as const;

/** PDF structure types (ISO 32000, 14.8.4). */
type BlockTag = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Caption';

/** Space between a table's text and its rules, in points. */
const ROW_PADDING = 5.5;

/** Position and style of a text; without y it follows the previous text. */
interface Placing {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: 'ink' | 'muted' | 'brand';
}

interface SheetOptions {
  readonly title: string;
  readonly author: string;
  readonly palette: Palette;
}

/**
 * A PDF in the site's font and colors. It is tagged, with title and language, for screen readers, which skip its
 * pictures.
 */
export class Sheet {
  private readonly document: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;
  private readonly palette: Palette;

  constructor({ title, author, palette }: SheetOptions) {
    this.palette = palette;
    this.document = new PDFDocument({
      size: [page.width, page.height],
      margins: { top: page.margin, right: page.margin, bottom: 40, left: page.margin },
      pdfVersion: '1.7',
      tagged: true,
      lang: LANGUAGE,
      displayTitle: true,
      font: faceFile(400),
      info: { Title: title, Author: author, CreationDate: new Date(contentDate) },
    });
    this.root = this.document.struct('Document');
    this.document.addStructure(this.root);
  }

  get y(): number {
    return this.document.y;
  }

  moveTo(y: number): void {
    this.document.y = y;
  }

  nextPage(): void {
    this.document.addPage();
  }

  text(tag: BlockTag, text: string, placing: Placing = {}): void {
    this.addText(this.root, tag, text, placing);
  }

  /** Adds a table of terms and descriptions. Each string of a description is a paragraph. */
  table(rows: readonly (readonly [term: string, texts: readonly string[]])[], termWidth: number): void {
    const { document } = this;
    const table = document.struct('Table');
    this.root.add(table);
    for (const [term, texts] of rows) {
      const top = document.y + ROW_PADDING;
      this.rule(document.y);
      const row = document.struct('TR');
      table.add(row);
      this.addText(row, 'TH', term, { y: top, width: termWidth, weight: 600 });
      const cell = document.struct('TD');
      row.add(cell);
      const x = page.margin + termWidth + 16;
      document.y = top;
      for (const text of texts) this.addText(cell, 'P', text, { x, width: page.width - page.margin - x });
      cell.end();
      row.end();
      document.y += ROW_PADDING;
    }
    this.rule(document.y);
    table.end();
  }

  rule(y: number): void {
    this.decorate(() => {
      this.document
        .moveTo(page.margin, y)
        .lineTo(page.width - page.margin, y)
        .lineWidth(0.6)
        .stroke(this.palette.line.light);
    });
  }

  /** Draws a citrus with its top left corner at (x, y). */
  citrus(citrus: PictureCitrus, x: number, y: number, size: number): void {
    const { document } = this;
    const colors = { ...citrusColors(this.palette, 'light', citrus.tone), gap: '#fff' };
    const { segments, strokeWidth } = citrusShape(citrus.groups, ({ share }) => share);
    this.decorate(() => {
      document.save();
      document.translate(x, y).scale(size / 100);
      document.circle(50, 50, 48).fill(colors.rind);
      document.circle(50, 50, 43.5).fill(colors.gap);
      document.lineWidth(strokeWidth).lineJoin('round');
      for (const { item, path } of segments)
        document.path(path).fillAndStroke(colors[item.ripeness], colors[item.ripeness]);
      document.restore();
    });
  }

  async file(): Promise<Uint8Array> {
    this.root.end();
    this.document.end();
    const parts: Uint8Array[] = [];
    for await (const part of this.document) if (part instanceof Uint8Array) parts.push(part);
    return Buffer.concat(parts);
  }

  private addText(parent: PDFKit.PDFStructureElement, tag: BlockTag, text: string, placing: Placing): void {
    const { document } = this;
    const { size = 10.5, weight = 400, color = 'ink', x = page.margin, y = document.y } = placing;
    const { width = page.width - page.margin - x } = placing;
    const block = document.struct(tag, {}, () => {
      document.font(faceFile(weight)).fontSize(size).fillColor(this.palette[color].light);
      document.text(text, x, y, { width, lineGap: size < 14 ? 2.5 : -1 });
    });
    parent.add(block);
    block.end();
  }

  /** Marks the drawing as decoration, which screen readers skip. */
  private decorate(draw: () => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }
}
