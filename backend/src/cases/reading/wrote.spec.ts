import type { WrittenBy } from '@vouchwell/rules';
import type { Readable } from '../../kernel/deciding/decider.ts';
import type { CaseEvent } from '../record/case.events.ts';
import { wroteIn } from './wrote.ts';

const at = (n: number) => `2026-03-0${n}T00:00:00.000Z`;
const event = (n: number, who: string, type: string, data: object) =>
  ({ type, data, at: at(n), actor: { username: who, full_name: null } }) as unknown as Readable<CaseEvent>;

const written = (text: string, ...words: readonly (readonly [string, WrittenBy])[]) =>
  words.map(([word, by]) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length, by }));
const added = (
  n: number,
  note_id: number,
  kind: string,
  text: string,
  receipt: { written?: object; fallback_reason?: string } = {},
) =>
  event(n, 'sam', 'NoteAdded', {
    ...{ note_id, kind, author: receipt.fallback_reason ? 'template' : 'model', text },
    receipt: { fallback_reason: null, ...receipt },
  });
const edited = (n: number, who: string, note_id: number, version: number, text: string) =>
  event(n, who, 'NoteEdited', { note_id, version, text });

/** `text: by note.version who`, in order. */
function told(events: readonly Readable<CaseEvent>[], id: number): string[] {
  const texts = events.flatMap((one) =>
    (one.type === 'NoteAdded' || one.type === 'NoteEdited') && one.data.note_id === id ? [one.data.text] : [],
  );
  const { places } = wroteIn(events).find(({ note_id }) => note_id === id)!;
  return places.map(
    ({ start, end, by, note_id, version, who }) =>
      `${texts.at(-1)!.slice(start, end)}: ${by} ${note_id}.${version} ${who}`,
  );
}

const first = 'NEED\nShe needs briefs. She is careful. She lives alone.';
const letter = added(1, 1, 'generated', first, {
  written: written(first, ['She needs briefs.', 'model'], ['She is careful. She lives alone.', 'template']),
});

test('each sentence is of the version in which it came to stand as it stands', () => {
  const events = [
    letter,
    edited(2, 'kim', 1, 2, 'NEED\nShe needs briefs. She was careful. She lives alone.'),
    edited(3, 'lee', 1, 3, 'NEED\nShe needs briefs. She was careful. She lives with her son.'),
  ];
  expect(told(events, 1)).toEqual([
    'She needs briefs.: model 1.1 sam',
    'She was careful.: person 1.2 kim',
    'She lives with her son.: person 1.3 lee',
  ]);
  expect(wroteIn(events.slice(0, 2))[0]!.places.map(({ at: since }) => since)).toEqual([at(1), at(2), at(1)]);
});

test('what an improvement sentence by sentence took over is still of the note before it', () => {
  const edit = edited(2, 'kim', 1, 2, 'NEED\nShe needs briefs. She was careful. She lives alone.');
  const better = 'NEED\nShe needs 200 briefs. She was careful. She lives alone.';
  const improved = added(3, 2, 'improved', better, {
    written: written(
      better,
      ['She needs 200 briefs.', 'repaired'],
      ['She was careful.', 'person'],
      ['She lives alone.', 'template'],
    ),
  });
  expect(told([letter, edit, improved], 2)).toEqual([
    'She needs 200 briefs.: repaired 2.1 sam',
    'She was careful.: person 1.2 kim',
    'She lives alone.: template 1.1 sam',
  ]);
});

test('an improvement that no model could make adds its mark alone; a letter written anew is all of its own', () => {
  const marked = `${first}\nTo be reviewed.`;
  const kept = added(2, 2, 'improved', marked, { fallback_reason: 'no model' });
  expect(told([letter, kept], 2).at(-1)).toBe('To be reviewed.: template 2.1 sam');
  expect(told([letter, kept], 2)[0]).toBe('She needs briefs.: model 1.1 sam');
  expect(told([letter, added(2, 2, 'regenerated', first)], 2)).toEqual([`${first}: model 2.1 sam`]);
  expect(told([letter, added(2, 2, 'improved', first)], 2)).toEqual([`${first}: model 2.1 sam`]);
});
