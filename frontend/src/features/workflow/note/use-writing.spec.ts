import type { NoteStreamEvent } from '@vouchwell/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/http.ts';
import { afterGivingUp, heard, type Writing } from './use-writing.ts';

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

describe('a note that is asked for after one was given up', () => {
  const running = new ApiError(409, 'generation_running', 'A note is already being generated for this case.');
  /** Fails with each of these, then answers. */
  const asked = (...errors: Error[]) => {
    let calls = 0;
    const ask = () => {
      const error = errors[calls++];
      return error ? Promise.reject(error) : Promise.resolve('a note');
    };
    return { ask, calls: () => calls };
  };

  it('is asked for again until the first has ended', async () => {
    const { ask, calls } = asked(running, running);
    expect(await afterGivingUp(ask, [1, 1, 1])).toBe('a note');
    expect(calls()).toBe(3);
  });

  it('is refused where the first never ends, and for any other reason at once', async () => {
    await expect(afterGivingUp(asked(running, running, running).ask, [1, 1])).rejects.toBe(running);
    const signed = new ApiError(409, 'case_signed', 'The case is signed.');
    const other = asked(signed);
    await expect(afterGivingUp(other.ask, [1, 1])).rejects.toBe(signed);
    expect(other.calls()).toBe(1);
  });
});
