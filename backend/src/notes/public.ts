/** What others may use of notes. */
export { writeTemplateNote } from './template/write-template-note.ts';
