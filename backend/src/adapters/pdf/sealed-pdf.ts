import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfString } from '@libpdf/core';
import { cmsSignature, type SealKey } from './cms-signature.ts';

/** Room for the signature and its certificates; what of it is left stays zero. */
const ROOM = 4_096;
/** Wide enough for the place of any byte; made narrower by spaces. */
const PLACE = 9_999_999_999;

/**
 * The same PDF with a signature of the site behind it, which common readers show (PAdES-B-B): not a byte of the letter
 * is another, and whoever changes one breaks it. `at`: to be told as the time of sealing.
 * @throws Error where the certificates need more room than there is
 */
export async function sealedPdf(bytes: Uint8Array, key: SealKey, at: Date): Promise<Uint8Array> {
  const certified = key.certificates.reduce((sum, { length }) => sum + length, ROOM);
  const file = Buffer.from(await withEmptySignature(bytes, certified, at));
  const zeros = `<${'00'.repeat(certified)}>`;
  const [from, ranges] = [file.lastIndexOf(zeros), file.lastIndexOf(`[0 ${PLACE} ${PLACE} ${PLACE}]`)];
  const to = from + zeros.length;
  const range = `[0 ${from} ${to} ${file.length - to}]`;
  file.write(range.padEnd(`[0 ${PLACE} ${PLACE} ${PLACE}]`.length), ranges, 'latin1');
  const signature = Buffer.from(cmsSignature([file.subarray(0, from), file.subarray(to)], key));
  if (signature.length > certified) throw new Error('The signature needs more room than was left for it.');
  file.write(signature.toString('hex'), from + 1, 'latin1');
  return file;
}

/** As an update behind the file; the field shows nothing on the page. */
async function withEmptySignature(bytes: Uint8Array, room: number, at: Date): Promise<Uint8Array> {
  const pdf = await PDF.load(bytes);
  pdf.upgradeVersion('1.7');
  const value = PdfDict.of({
    Type: PdfName.of('Sig'),
    Filter: PdfName.of('Adobe.PPKLite'),
    SubFilter: PdfName.of('ETSI.CAdES.detached'),
    ByteRange: numbers(0, PLACE, PLACE, PLACE),
    Contents: PdfString.fromBytes(new Uint8Array(room)),
    Reason: PdfString.fromString('Issued by the site that keeps the signed document'),
    M: PdfString.fromString(`D:${at.toISOString().replace(/\D/g, '').slice(0, 14)}Z`),
  });
  const form = pdf.getOrCreateForm();
  const field = form.createSignatureField('Seal').getDict();
  field.delete('Kids');
  field.set('Type', PdfName.of('Annot'));
  field.set('Subtype', PdfName.of('Widget'));
  // Printed, locked [ISO 32000-1, table 165].
  field.set('F', PdfNumber.of(132));
  field.set('P', pdf.getPage(0)!.ref);
  field.set('Rect', numbers(0, 0, 0, 0));
  field.set('V', pdf.register(value));
  return pdf.save({ incremental: true });
}

const numbers = (...values: number[]) => new PdfArray(values.map((value) => PdfNumber.of(value)));
