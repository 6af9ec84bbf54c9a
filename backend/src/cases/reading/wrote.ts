import type { NoteWriter, NoteWrote, WrotePlace } from '@vouchwell/contract';
import {
  type WrittenBy,
  type WrittenPlace,
  type WrittenText,
  writtenAfter,
  writtenBy,
} from '@vouchwell/rules';
import type { Readable } from '../../kernel/deciding/decider.ts';
import type { CaseEvent } from '../record/case.events.ts';

type Text = Extract<CaseEvent, { type: 'NoteAdded' | 'NoteEdited' }>;
type Tagged = WrittenText<NoteWriter>;
type Extent = Pick<WrittenPlace, 'start' | 'end'>;

const NEW = 'new';

/**
 * Who wrote each place of each note, and in which version: a sentence is of the version in which it first stood, letter by
 * letter as it stands now. What an improvement took over is still of the note that was improved.
 */
export function wroteIn(events: readonly Readable<CaseEvent>[]): NoteWrote[] {
  const notes = new Map<number, Tagged>();
  for (const event of events) {
    if (event.type !== 'NoteAdded' && event.type !== 'NoteEdited') continue;
    const { note_id, text } = event.data;
    const of = event.type === 'NoteEdited' ? note_id : Math.max(...notes.keys());
    notes.set(note_id, { text, written: placesOf(event, notes.get(of) ?? { text: '', written: [] }) });
  }
  return [...notes].map(([note_id, { written }]) => ({ note_id, places: written.map(told) }));
}

function placesOf(event: Readable<Text>, earlier: Tagged): readonly WrittenPlace<NoteWriter>[] {
  const { text } = event.data;
  if (event.type === 'NoteEdited') return writtenAfter(earlier, text, writer(event, 'person'));
  const { kind, author, receipt } = event.data;
  const { written = writtenBy(text, author), fallback_reason } = receipt;
  const one = new Map<WrittenBy, NoteWriter>();
  const own = written.map(({ start, end, by }) => {
    one.set(by, one.get(by) ?? writer(event, by));
    return { start, end, by: one.get(by)! };
  });
  // Asked for the whole letter, a model writes all of it anew.
  if (kind !== 'improved' || (!receipt.written && fallback_reason === null)) return own;
  // What the note before it does not say, letter by letter, is the model's or the template's, as it was written.
  return writtenAfter<NoteWriter | typeof NEW>(earlier, text, NEW).flatMap(({ by, ...place }) =>
    by === NEW ? own.flatMap((one) => common(place, one)) : [{ ...place, by }],
  );
}

/** What two places have in common is the second one's. */
function common(place: Extent, { by, ...own }: WrittenPlace<NoteWriter>): WrittenPlace<NoteWriter>[] {
  const [start, end] = [Math.max(place.start, own.start), Math.min(place.end, own.end)];
  return start < end ? [{ start, end, by }] : [];
}

function writer(event: Readable<Text>, by: WrittenBy): NoteWriter {
  const { at, actor, data } = event;
  const version = event.type === 'NoteEdited' ? event.data.version : 1;
  return { by, note_id: data.note_id, version, who: actor.full_name ?? actor.username, at };
}

const told = ({ start, end, by }: WrittenPlace<NoteWriter>): WrotePlace => ({ start, end, ...by });
