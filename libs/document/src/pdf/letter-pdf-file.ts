import type { ReactElement } from 'react';
import { buffer } from 'node:stream/consumers';
import layOut from '@react-pdf/layout';
import render from '@react-pdf/render';
import { Font, pdf, type DocumentProps } from '@react-pdf/renderer';
import PDFDocument, { type PdfFile } from 'pdfkit';
import { Structure, type LaidOut } from './letter-pdf-structure.ts';

/** A document as its renderer keeps it. */
interface Kept {
  readonly props: DocumentProps;
}

/** The renderer's own steps, whose types are as long as they are many: lay out, then draw. */
const steps = { layOut, render } as unknown as {
  layOut(document: Kept, fonts: typeof Font): Promise<LaidOut>;
  render(file: PdfFile, document: LaidOut): PdfFile;
};

/** A document as a tagged PDF. The renderer's own call writes no structure tree; between its steps there is room for one. */
export async function taggedPdf(element: ReactElement<DocumentProps>): Promise<Uint8Array> {
  const { document } = (pdf(element) as unknown as { container: { document: Kept } }).container;
  const { title, creator, producer, language, creationDate = new Date() } = document.props;
  const file = new PDFDocument({
    tagged: true,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: title, Creator: creator, Producer: producer, CreationDate: creationDate },
  });
  const laidOut = await steps.layOut(document, Font);
  const children = new Structure(file).marked(laidOut.children ?? []);
  return buffer(steps.render(file, { ...laidOut, children }));
}
