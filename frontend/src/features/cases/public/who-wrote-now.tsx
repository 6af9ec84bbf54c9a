import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CaseMomentResponse, CaseResponse, NoteResponse, NoteWriter } from '@vouchwell/contract';
import { writtenAfter, type WrittenText } from '@vouchwell/rules';
import { useMemo } from 'react';
import { momentQuery } from './moment-query.ts';
import { WhoWrote } from './who-wrote.tsx';
import { type PlaceWritten, WroteInVersion } from './wrote-in-version.tsx';

type Read = WrittenText<NoteWriter | 'typed'>;

/** A note as that moment had it, with who wrote what of it; null: it had no such note. */
function noteThen(moment: CaseMomentResponse | undefined, noteId: number): Read | null {
  const text = moment?.case?.notes.find(({ note_id }) => note_id === noteId)?.note_text;
  const wrote = moment?.wrote.find(({ note_id }) => note_id === noteId);
  if (text === undefined || !wrote) return null;
  // Neighbours of one writer are one place only where they have one and the same.
  const writers = new Map<string, NoteWriter>();
  const written = wrote.places.map(({ start, end, ...writer }) => {
    const key = `${writer.by} ${writer.note_id} ${writer.version}`;
    const by = writers.get(key) ?? writer;
    writers.set(key, by);
    return { start, end, by };
  });
  return { text, written };
}

function placesOf(then: Read | null, text: string): readonly PlaceWritten[] | null {
  if (!then) return null;
  return writtenAfter<NoteWriter | 'typed'>(then, text, 'typed').map(({ start, end, by }) =>
    by === 'typed' ? { start, end, by } : { start, end, ...by },
  );
}

interface WhoWroteNowProps {
  of: CaseResponse;
  note: NoteResponse;
  /** As it stands now: what differs from the note was typed since. */
  text: string;
}

/** Which places of a note a model, the template or a person wrote, and in which version: until that is read, without it. */
export function WhoWroteNow({ of, note, text }: WhoWroteNowProps) {
  const { note_id, note_text, written } = note;
  const { data: moment, isError } = useQuery(momentQuery(of.id, of.revision + 1));
  const then = useMemo(() => noteThen(moment, note_id), [moment, note_id]);
  const places = useMemo(() => placesOf(then, text), [then, text]);
  const saved = useMemo(() => ({ text: note_text, written }), [note_text, written]);
  if (places) return <WroteInVersion text={text} places={places} />;
  return (
    <>
      <WhoWrote saved={saved} text={text} />
      {isError && (
        <Text fz="sm" c="dimmed" role="status">
          In which version could not be read.
        </Text>
      )}
    </>
  );
}
