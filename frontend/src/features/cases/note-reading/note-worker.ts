import { type Port, serveNotes } from './serve-notes.ts';

serveNotes(globalThis as unknown as Port);
