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
  }

  interface FileOptions {
    readonly tagged: boolean;
    readonly pdfVersion: '1.7';
    readonly lang: string | undefined;
    readonly displayTitle: boolean;
    readonly autoFirstPage: boolean;
    readonly info: Readonly<Record<string, unknown>>;
  }

  const PDFDocument: new (options: FileOptions) => PdfFile;
  export default PDFDocument;
}
