import { Stack, Text } from '@mantine/core';
import type { CaseMomentResponse, CaseResponse, NoteWrote } from '@vouchwell/contract';
import { type EvidenceTexts, noteAsRead } from '@vouchwell/rules';
import { SignatureSection } from '../cases/public/case-sections.tsx';
import { NoteBadges } from '../cases/public/note-badges.tsx';
import { Section } from '../../ui/section.tsx';
import { When } from '../../ui/words/when.tsx';
import { NoteText } from './note-text.tsx';
import { CaseFacts } from './case-facts.tsx';

interface NotesProps {
  of: CaseResponse;
  says: EvidenceTexts;
  wrote: readonly NoteWrote[];
}

function Notes({ of, says, wrote }: NotesProps) {
  const placesOf = (id: number) => wrote.find(({ note_id }) => note_id === id)?.places ?? [];
  return (
    <Section title="Notes">
      {of.notes.length === 0 && <Text c="dimmed">No notes yet.</Text>}
      <Stack gap="lg">
        {of.notes.map((note) => (
          <Stack
            key={`${note.note_id} ${note.version}`}
            component="article"
            gap="xs"
            aria-label={`Note ${note.note_id}`}
          >
            <Text fz="sm" c="dimmed" component="div">
              <When at={note.created_at} /> · {note.word_count} words
              {note.version > 1 && ` · version ${note.version}`}
            </Text>
            <NoteBadges note={note} />
            <NoteText of={of} note={note} says={says} wrote={placesOf(note.note_id)} />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

function Addenda({ of }: { of: CaseResponse }) {
  if (of.addenda.length === 0) return null;
  return (
    <Section title="Addenda">
      <Stack gap="sm">
        {of.addenda.map(({ number, text, signature, signed_at }) => (
          <div key={number}>
            <Text fz="sm" c="dimmed">
              {number} · {signature}, <When at={signed_at} />
            </Text>
            <div className="letter-text">{noteAsRead(text)}</div>
          </div>
        ))}
      </Stack>
    </Section>
  );
}

/** A case as it stood, to be read only: nothing of it leads to a change. */
export function CaseMoment({ moment: { case: of, says, wrote } }: { moment: CaseMomentResponse }) {
  if (!of) return <Text c="dimmed">This change deleted the case. The one before it shows how it stood.</Text>;
  return (
    <Stack gap="md">
      <CaseFacts of={of} />
      <Notes of={of} says={says} wrote={wrote} />
      {of.signature && <SignatureSection signature={of.signature} />}
      <Addenda of={of} />
    </Stack>
  );
}
