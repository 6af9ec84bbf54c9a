/** The PDF of a case's letter. */
export function pdfFileName(caseId: number): string {
  return `medical-case-${caseId}.pdf`;
}

/** One version of a case's written order. */
export const orderFileName = (caseId: number, version: number, ending: 'pdf' | 'txt'): string =>
  `written-order-${caseId}-${version}.${ending}`;

/** Characters of a name; with the rest of it, and in UTF-8, what every file system takes. */
const MOST = 50;

/** `medical-necessity-{last name or patient}.txt`; what file systems refuse becomes a low line. */
export function textFileName(lastName: string | null | undefined): string {
  const name = (lastName ?? '')
    .toWellFormed()
    .replace(/[\ufffd\p{Cf}]/gu, '')
    .trim()
    .replace(/[\p{Cc}/\\:*?"<>|]/gu, '_')
    .replace(/^\.+/, '');
  // By characters: half of one is none.
  const cut = [...name].slice(0, MOST).join('').trim();
  return `medical-necessity-${cut || 'patient'}.txt`;
}
