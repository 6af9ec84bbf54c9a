/** What others may use of what proves a letter genuine. */
export { DocumentMarks, madeReport, type SignedDocument } from './document-marks.ts';
export { GenuineModule } from './genuine.module.ts';
