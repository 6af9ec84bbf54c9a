/** The library has no types of its own; these are those of its calls that tag a file. */
declare module 'pdfkit' {
  export interface StructureElement {
    readonly dictionary: { readonly data: Record<string, unknown> };
    add(child: StructureElement | StructureContent): this;
  }

  /** What was marked on a page, to be added to the element it belongs to. */
  export interface StructureContent {
    readonly refs: readonly unknown[];
  }

  export interface PdfFile extends NodeJS.ReadableStream {
    struct(kind: string, options?: { alt?: string; scope?: 'Column' | 'Row' }): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(kind: 'Artifact'): this;
    markStructureContent(kind: string): StructureContent;
    endMarkedContent(): this;
    addPage(): this;
    /** A face that fontkit has opened. */
    font(face: object, name: string): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(points: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    stroke(): this;
    fill(colour: string): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    heightOfString(text: string, options: TextOptions): number;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(page: number): this;
    outline: { addItem(title: string): unknown };
    end(): void;
  }

  export interface TextOptions {
    readonly width: number;
    readonly height?: number;
    readonly ellipsis?: boolean;
    readonly align?: 'left' | 'right';
    readonly lineGap?: number;
  }

  interface FileOptions {
    readonly tagged: boolean;
    readonly pdfVersion: '1.7';
    readonly lang: string | undefined;
    readonly displayTitle: boolean;
    readonly autoFirstPage: boolean;
    /** Pages are written at the end only, so that each can say how many there are. */
    readonly bufferPages?: boolean;
    readonly size?: 'LETTER';
    readonly margin?: number;
    readonly info: Readonly<Record<string, unknown>>;
  }

  const PDFDocument: new (options: FileOptions) => PdfFile;
  export default PDFDocument;
}
