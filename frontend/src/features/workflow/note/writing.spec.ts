import type { NoteStreamEvent } from '@vouchwell/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/http.ts';
import { aNoteResult } from '../../../testing/case-backend.ts';
import { begun as begin, collect, collectAgain, heard, type Writing } from './writing.ts';

const begun = begin('generate', 1_000);
const after = (events: NoteStreamEvent[], now = 61_000) =>
  events.reduce<Writing | null>((writing, event) => heard(writing, event, now), begun);

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
    expect(after([{ type: 'phase', phase: 'engine' }])?.startedAt).toBe(1_000);
  });

  it('grows by what the model writes', () => {
    const pieces: NoteStreamEvent[] = [
      { type: 'phase', phase: 'preparing' },
      { type: 'text', text: 'To whom ', checked: true },
      { type: 'text', text: 'it may concern', checked: true },
    ];
    expect(after(pieces)).toEqual({ ...begun, reached: 'preparing', text: 'To whom it may concern' });
  });

  it('shows what is not checked as a draft, until the checked words take its place', () => {
    const draft = after([
      { type: 'text', text: 'To whom. ', checked: true },
      { type: 'draft', text: 'She needs' },
      { type: 'draft', text: 'She needs it' },
    ]);
    expect(draft).toMatchObject({ text: 'To whom. ', draft: 'She needs it', read: 0 });
    // What was read as a draft is not typed once more.
    const checked = heard(draft, { type: 'text', text: 'She needs it. ', checked: true }, 61_000);
    expect(checked).toMatchObject({ text: 'To whom. She needs it. ', draft: '', read: 21 });
    const other = heard(draft, { type: 'text', text: 'He does. ', checked: true }, 61_000);
    expect(other).toMatchObject({ text: 'To whom. He does. ', draft: '', read: 0 });
    expect(heard(draft, { type: 'draft', text: '' }, 61_000)).toMatchObject({ draft: '' });
  });

  it('knows whether its words were checked, and how long it still takes', () => {
    expect(after([{ type: 'text', text: 'To', checked: false }])).toMatchObject({ checked: false });
    expect(begun).toMatchObject({ left: null });
    expect(after([{ type: 'time_left', ms: 40_000 }])).toMatchObject({
      left: { ms: 40_000, saidAt: 61_000 },
    });
  });

  it('that was asked for elsewhere is as old as the server says, and nothing until it is found', () => {
    const phase: NoteStreamEvent = { type: 'phase', phase: 'preparing' };
    expect(heard(null, phase, 61_000)).toBeNull();
    const found = heard(null, { type: 'found', kind: 'improved', running_ms: 40_000 }, 61_000);
    expect(heard(found, phase, 61_000)).toEqual({ ...begin('improve', 21_000), reached: 'preparing' });
    // Heard once more after a broken line, its text begins anew.
    const more = heard(found, { type: 'text', text: 'To whom ', checked: true }, 62_000);
    expect(heard(more, { type: 'found', kind: 'improved', running_ms: 41_000 }, 62_000)?.text).toBe('');
  });
});

describe('the line', () => {
  async function* stream(...events: (NoteStreamEvent | Error)[]) {
    for (const event of events) {
      await Promise.resolve();
      if (event instanceof Error) throw event;
      yield event;
    }
  }
  const found: NoteStreamEvent = { type: 'found', kind: 'generated', running_ms: 1 };
  const done: NoteStreamEvent = { type: 'done', status: 200, result: aNoteResult() };
  const broken = new ApiError(0, 'unreachable', 'The server cannot be reached.');
  const deaf = () => undefined;

  it('that ends before the note is there is broken', async () => {
    await expect(collect(stream(), deaf)).rejects.toMatchObject({ code: 'cut_off' });
    await expect(collect(stream({ type: 'text', text: 'Half', checked: true }), deaf)).rejects.toMatchObject({
      code: 'cut_off',
    });
    expect(await collect(stream(done), deaf)).toEqual(done);
  });

  it('to a note on its way is taken up again, as often as it breaks', async () => {
    const lines = [stream(found), stream(broken), stream(found, done)];
    const heardOf: NoteStreamEvent[] = [];
    const open = () => lines.shift()!;
    expect(await collectAgain(open, (event) => heardOf.push(event), [1, 1])).toEqual(done);
    expect(heardOf).toEqual([found, found]);
  });

  it('tells of none where none is, or where it has ended meanwhile', async () => {
    expect(await collectAgain(() => stream(), deaf, [])).toBeNull();
    const lines = [stream(found), stream()];
    expect(await collectAgain(() => lines.shift()!, deaf, [1])).toBeNull();
  });

  it('is given up after the last pause, and at once where the server refuses', async () => {
    await expect(collectAgain(() => stream(broken), deaf, [1])).rejects.toBe(broken);
    const refused = new ApiError(403, 'forbidden', 'No.');
    const lines = [stream(refused)];
    await expect(collectAgain(() => lines.shift()!, deaf, [1, 1])).rejects.toBe(refused);
  });
});
