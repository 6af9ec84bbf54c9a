import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { GroundingFacts, Trace } from '@vouchwell/rules';
import { noteReader } from '../note-reading/note-reader.ts';
import type { CheckedNote, NoteAnswers, NoteKind } from '../note-reading/read-note.ts';

export type { CheckedNote } from '../note-reading/read-note.ts';
export { checkNote } from '../note-reading/read-note.ts';

/** What was read, and of which text: that of the screen may have moved on. */
interface Read<Answer> {
  readonly text: string;
  readonly answer: Answer;
}

/** In a thread beside the screen; undefined without facts, and as long as nothing was read. `day`: that of the note, YYYY-MM-DD. */
function useNoteRead<Kind extends NoteKind>(
  kind: Kind,
  text: string,
  facts: GroundingFacts | null,
  day: string,
  isKept: boolean,
): Read<NoteAnswers[Kind]> | undefined {
  const { data } = useQuery({
    queryKey: ['note read', kind, text, facts, day],
    queryFn: facts
      ? async ({ signal }) => {
          const answer = await noteReader().read({ kind, text, facts, day }, signal);
          return { text, answer: answer as NoteAnswers[Kind] };
        }
      : skipToken,
    // The same words beside the same case always read alike.
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
    throwOnError: true,
    ...(isKept && { placeholderData: keepPreviousData }),
  });
  return facts ? data : undefined;
}

const NOTHING: Trace = { sentences: [], facts: [] };

/** Which facts of the case the text states, and where. Comes behind what is on the screen: no fact at all is known before. */
export const useTraced = (text: string, facts: GroundingFacts | null, day: string): Trace =>
  useNoteRead('traced', text, facts, day, true)?.answer ?? NOTHING;

/** What the text states and the case does not hold. Comes behind what is on the screen. */
export const useChecked = (
  text: string,
  facts: GroundingFacts | null,
  day: string,
): Read<CheckedNote> | undefined => useNoteRead('checked', text, facts, day, true);

/** The same of this very text alone, for what is about to be signed: undefined until it is read. */
export const useCheckedNow = (
  text: string,
  facts: GroundingFacts | null,
  day: string,
): Read<CheckedNote> | undefined => useNoteRead('checked', text, facts, day, false);
