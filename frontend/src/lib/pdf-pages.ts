import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** A page of a PDF as a picture, and its words for those who cannot see it. */
export interface PdfPage {
  readonly image: Blob;
  /** In reading order, a line each. */
  readonly words: string;
}

/** Of an inch; enough for print of the smallest size that a letter has. */
const DOTS = 200;
const POINTS = 72;

/** The pages of a PDF, drawn here. The reader is loaded on the first call only. */
export async function pdfPages(pdf: Blob): Promise<PdfPage[]> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = workerUrl;
  // Letters as paths: the same on every machine, and no font is given to the browser.
  const task = getDocument({ data: await pdf.arrayBuffer(), disableFontFace: true, useWasm: false });
  try {
    const document = await task.promise;
    const pages: PdfPage[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      pages.push(await drawn(await document.getPage(number)));
    }
    return pages;
  } finally {
    await task.destroy();
  }
}

type Page = Awaited<ReturnType<import('pdfjs-dist').PDFDocumentProxy['getPage']>>;

async function drawn(page: Page): Promise<PdfPage> {
  const viewport = page.getViewport({ scale: DOTS / POINTS });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(viewport.width), Math.round(viewport.height)];
  // As for print: drawn at once, also in a window that is not looked at.
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  const { items } = await page.getTextContent();
  const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  const image = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  // Phones hold few pictures of this size at once.
  [canvas.width, canvas.height] = [0, 0];
  if (!image) throw new Error('The page could not be drawn.');
  return { image, words };
}
