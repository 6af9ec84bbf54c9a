import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page of a PDF, in reading order, as a parser sees it. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const reading = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  const pdf = await reading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  await reading.destroy();
  return pages;
}
