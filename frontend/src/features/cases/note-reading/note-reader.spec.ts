import { NOTE_MAX_LENGTH } from '@vouchwell/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { NoteReader } from './note-reader.ts';
import { checkNote, type NoteTask, readNote } from './read-note.ts';
import { type Asked, type Port, serveNotes } from './serve-notes.ts';

const facts = {
  patient: { first_name: 'Mara', last_name: 'Sample', dob: '1948-03-09' },
  diagnoses: [{ code: 'N39.41', description: 'Urge incontinence' }],
  items: [{ item: 'Adult briefs', quantity: 200, limit_period: 'month' }],
  provider: null,
};
const task = (text: string, kind: NoteTask['kind'] = 'checked'): NoteTask => ({
  kind,
  text,
  facts,
  day: '2026-03-03',
});
const held = new AbortController().signal;

const open: MessagePort[] = [];
afterEach(() => open.splice(0).forEach((port) => port.close()));

/** A reader and who reads for it, each at its end of a channel as a window and its worker are. */
function reading() {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  const asked: string[] = [];
  const served: Port = { onmessage: null, postMessage: (message) => port2.postMessage(message) };
  serveNotes(served);
  port2.onmessage = (event: MessageEvent<Asked>) => {
    asked.push(event.data.text);
    served.onmessage?.(event);
  };
  return { reader: new NoteReader(port1), asked };
}

describe('a note that is read beside the screen', () => {
  it('is read as the rules read it', async () => {
    const { reader } = reading();
    const text = 'Mara Sample has N39.42. She needs 210 adult briefs. [Add: findings]';
    expect(await reader.read(task(text), held)).toEqual(checkNote(text, facts, '2026-03-03'));
    expect(await reader.read(task(text, 'traced'), held)).toEqual(readNote(task(text, 'traced')));
  });

  it('is never begun once a newer text took its place', async () => {
    const { reader, asked } = reading();
    const gone = new AbortController();
    const first = reader.read(task('N39.41 is the first.'), held);
    const typed = ['N39.4', 'N39.42', 'N39.43'].map((text) => reader.read(task(text), gone.signal));
    const newest = reader.read(task('N39.44 is the newest.'), held);
    gone.abort();
    const ends = await Promise.allSettled([first, ...typed, newest]);
    expect(ends.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(asked).toEqual(['N39.41 is the first.', 'N39.44 is the newest.']);
  });

  it('leaves the screen free while the longest note is read', async () => {
    const { reader } = reading();
    const done: string[] = [];
    const long = reader.read(task('Mara Sample has N39.42. '.repeat(NOTE_MAX_LENGTH / 24)), held);
    const read = long.then(() => done.push('read'));
    done.push('typed');
    await read;
    expect(done).toEqual(['typed', 'read']);
  });

  it('tells nothing of the note when it cannot be read, and reads the next', async () => {
    const { reader } = reading();
    const broken = { ...task('Mara Sample'), facts: { ...facts, patient: null } } as unknown as NoteTask;
    await expect(reader.read(broken, held)).rejects.toThrow('The note could not be read (TypeError).');
    expect(await reader.read(task('N39.42'), held)).toMatchObject({ marks: [{ text: 'N39.42' }] });
  });

  it('is read on the screen’s own thread where no other can be had', async () => {
    const silent: Port = { onmessage: null, postMessage: () => {} };
    const reader = new NoteReader(silent);
    const [begun, waiting] = [reader.read(task('N39.42'), held), reader.read(task('N39.43'), held)];
    reader.goOnHere();
    expect(await Promise.all([begun, waiting])).toMatchObject([
      { marks: [{ text: 'N39.42' }] },
      { marks: [{ text: 'N39.43' }] },
    ]);
  });
});
