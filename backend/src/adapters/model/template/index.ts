export { writeTemplateNote } from './write-template-note.ts';
