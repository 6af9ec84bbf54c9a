import type { PdfFile, StructureElement, TextOptions } from 'pdfkit';
import type { uprightFaces } from '../pdf/font.ts';
import { qrRuns } from '../pdf/qr-runs.ts';

/** Points. US Letter (612 × 792); the side margins leave A4's narrower sheet room when printed unscaled. */
const [LEFT, TOP, BOTTOM] = [48, 50, 714];
export const REPORT_WIDTH = 612 - 2 * LEFT;
/** The most that one row can be high, below a repeated head. */
export const ROW_HEIGHT = BOTTOM - TOP - 60;
/** At the foot: what a sentence may take, the number of a page, and the code. */
const [LINES, NUMBER, QR] = [24, 60, 44];
const [BLACK, GREY, RULE] = ['#000000', '#5f5f5f', '#bdbdbd'];

type Faces = ReturnType<typeof uprightFaces>;
type Kind = 'H1' | 'H2' | 'P';

export interface Style {
  readonly size: number;
  readonly strong?: boolean;
  readonly grey?: boolean;
  /** Points above it. */
  readonly above?: number;
}

/** A pen that goes down page after page, and marks what it writes as what it is [ISO 32000-1, 14.8]. */
export class ReportSheet {
  y = TOP;
  private readonly root: StructureElement;
  private readonly heights = new Map<string, number>();

  constructor(
    private readonly file: PdfFile,
    private readonly faces: Faces,
  ) {
    this.root = file.struct('Document');
    file.addStructure(this.root);
    file.addPage();
  }

  /** A heading or a paragraph, over the whole width. */
  words(kind: Kind, text: string, style: Style, keep = 0): void {
    this.y += style.above ?? 0;
    const height = this.height(text, REPORT_WIDTH, style);
    this.room(height + keep);
    if (kind !== 'P') this.file.outline.addItem(text);
    this.read(this.child(this.root, kind), kind, () => this.write(text, LEFT, REPORT_WIDTH, style));
    this.y += height + 2;
  }

  /** Labels and values, one below the other. */
  facts(facts: readonly (readonly [label: string, value: string])[]): void {
    const list = this.child(this.root, 'L');
    const [label, value] = [{ size: 9, grey: true }, { size: 9 }];
    this.y += 6;
    for (const [name, text] of facts) {
      const height = this.height(text, REPORT_WIDTH - 110, value);
      this.room(height);
      const item = this.child(list, 'LI');
      this.read(this.child(item, 'Lbl'), 'Lbl', () => this.write(name, LEFT, 104, label));
      this.read(this.child(item, 'LBody'), 'LBody', () =>
        this.write(text, LEFT + 110, REPORT_WIDTH - 110, value),
      );
      this.y += height + 1.5;
    }
    this.y += 4;
  }

  /** A new page where so much does not fit this one. Whether it began one. */
  room(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.file.addPage();
    this.y = TOP;
    return true;
  }

  /** A piece of the document, without a parent: of the document itself. */
  child(parent: StructureElement | null, kind: string): StructureElement {
    const element = this.file.struct(kind, kind === 'TH' ? { scope: 'Column' } : {});
    (parent ?? this.root).add(element);
    return element;
  }

  /** Marks what `draw` writes as a part of this piece. */
  read(element: StructureElement, kind: string, draw: () => void): void {
    element.add(this.file.markStructureContent(kind));
    draw();
    this.file.endMarkedContent();
  }

  /** Marks what `draw` draws as no part of the document. */
  unread(draw: () => void): void {
    this.file.markContent('Artifact');
    draw();
    this.file.endMarkedContent();
  }

  write(text: string, x: number, width: number, style: Style, more: Partial<TextOptions> = {}): void {
    this.styled(style).text(text, x, this.y, { ...plain, width, ...more });
  }

  /** That a text takes in such a column. */
  height(text: string, width: number, style: Style): number {
    const asked = `${width} ${style.size} ${style.strong ?? false} ${text}`;
    const known = this.heights.get(asked);
    if (known !== undefined) return known;
    const height = this.styled(style).heightOfString(text === '' ? ' ' : text, { ...plain, width });
    this.heights.set(asked, height);
    return height;
  }

  rule(at: number, strong = false): void {
    this.file
      .lineWidth(strong ? 0.75 : 0.5)
      .strokeColor(strong ? BLACK : RULE)
      .moveTo(LEFT, at)
      .lineTo(LEFT + REPORT_WIDTH, at)
      .stroke();
  }

  bar(x: number, width: number): void {
    this.file.rect(x, this.y + 2.5, width, 6).fill(GREY);
  }

  /** What stands on every page, now that their number is known. `qr`: what the code beside it says; null: there is none. */
  end(footer: readonly string[], qr: string | null): void {
    const { start, count } = this.file.bufferedPageRange();
    const style = { size: 7, grey: true };
    const room = REPORT_WIDTH - NUMBER - (qr === null ? 0 : QR + 12);
    for (let page = start; page < start + count; page += 1) {
      this.file.switchToPage(page);
      this.y = BOTTOM + 10;
      const isLast = page === start + count - 1;
      for (const line of footer) {
        const height = Math.min(LINES, this.height(line, room, style));
        const words = () => this.write(line, LEFT, room, style, { height: height + 1, ellipsis: true });
        // Read once.
        if (isLast) this.read(this.child(null, 'P'), 'P', words);
        else this.unread(words);
        this.y += height;
      }
      this.y = BOTTOM + 10;
      const number = `${page - start + 1} of ${count}`;
      this.unread(() => this.write(number, LEFT + room, NUMBER, style, { align: 'right' }));
      if (qr !== null) this.unread(() => this.qr(qr));
    }
  }

  private qr(text: string): void {
    const { modules, runs } = qrRuns(text);
    const [left, size] = [LEFT + REPORT_WIDTH - QR, QR / modules];
    for (const { x, y, length } of runs)
      this.file.rect(left + x * size, this.y + y * size, length * size, size);
    this.file.fill(BLACK);
  }

  private styled({ size, strong, grey }: Style): PdfFile {
    const name = strong ? 'strong' : 'regular';
    return this.file
      .font(this.faces[name], name)
      .fontSize(size)
      .fillColor(grey ? GREY : BLACK);
  }
}

const plain = { lineGap: 0.6 };

export const columnStart = LEFT;
