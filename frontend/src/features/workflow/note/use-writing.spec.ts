import type { NoteStreamEvent } from '@vouchwell/contract';
import { describe, expect, it } from 'vitest';
import { heard, type Writing } from './use-writing.ts';

const begun: Writing = {
  kind: 'generate',
  startedAt: 1_000,
  queue: null,
  reached: null,
  text: '',
  finished: false,
};
const after = (events: NoteStreamEvent[], now = 61_000) =>
  events.reduce((writing, event) => heard(writing, event, now), begun);

describe('a note on its way', () => {
  it('waits for its turn, and its phases begin when that comes', () => {
    const waiting = after([
      { type: 'queued', place: 2, of: 5 },
      { type: 'queued', place: 1, of: 3 },
    ]);
    expect(waiting).toEqual({ ...begun, queue: { place: 1, of: 3 } });
    expect(heard(waiting, { type: 'phase', phase: 'patient_data' }, 61_000)).toEqual({
      ...begun,
      reached: 'patient_data',
      startedAt: 61_000,
    });
  });

  it('that did not wait began when it was asked for', () => {
    expect(after([{ type: 'phase', phase: 'engine' }]).startedAt).toBe(1_000);
  });

  it('grows by what the model writes', () => {
    const pieces: NoteStreamEvent[] = [
      { type: 'phase', phase: 'preparing' },
      { type: 'text', text: 'To whom ' },
      { type: 'text', text: 'it may concern' },
    ];
    expect(after(pieces)).toEqual({ ...begun, reached: 'preparing', text: 'To whom it may concern' });
  });
});
