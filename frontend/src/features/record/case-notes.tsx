import { Box, Button, Divider, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconEye, IconHistory, IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { CaseResponse, NoteResponse } from '@vouchwell/contract';
import { pdfFileName, preview } from '@vouchwell/rules';
import { useState } from 'react';
import { saveBlob } from '../../lib/download.ts';
import { useSession } from '../../lib/session.tsx';
import { notifyFailure } from '../../ui/notify.ts';
import { Dialog } from '../../ui/states/dialog.tsx';
import { AuditLink } from '../../ui/audit-link.tsx';
import { Section } from '../../ui/section.tsx';
import { StatusBadge } from '../../ui/words/status-badge.tsx';
import { When } from '../../ui/words/when.tsx';
import { fetchPdf } from '../cases/public/case-files.ts';
import { Facts } from '../../ui/words/facts.tsx';
import { LetterPages } from '../cases/public/letter-pages.tsx';
import { NoteBadges } from '../cases/public/note-badges.tsx';
import { patientName } from '../patients/public/patient-facts.ts';
import { RecipientChooser } from '../cases/public/recipient-chooser.tsx';
import { usePrintLetter } from '../cases/public/print-letter.tsx';
import { NoteHistory } from '../cases/public/note-history.tsx';
import { NoteText } from './note-text.tsx';

const PREVIEW_LENGTH = 280;

function NoteViewer({
  of,
  note,
  letter,
  onClose,
}: {
  of: CaseResponse;
  note: NoteResponse | null;
  /** Whether the letter with it is shown as well. */
  letter: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog opened={note !== null} onClose={onClose} size={760} title="Medical necessity note">
      {note && (
        <Stack gap="md">
          <Facts
            cols={4}
            facts={[
              { label: 'Patient', value: patientName(of.patient) },
              { label: 'Case', value: `#${of.id}` },
              { label: 'Generated', value: <When at={note.created_at} /> },
              { label: 'Status', value: <StatusBadge status={of.status} /> },
            ]}
          />
          <NoteBadges note={note} />
          <Divider />
          <NoteText key={note.note_id} of={of} note={note} />
          {letter && <LetterPages of={of} noteId={note.note_id} />}
        </Stack>
      )}
    </Dialog>
  );
}

interface NoteCardProps {
  note: NoteResponse;
  mayExport: boolean;
  downloading: boolean;
  printing: boolean;
  onView: () => void;
  onDownload: () => void;
  onPrint: () => void;
}

function NoteCard(props: NoteCardProps) {
  const { note, mayExport, downloading, printing, onView, onDownload, onPrint } = props;
  return (
    <Box component="article" aria-label={`Note ${note.note_id}`}>
      <Group justify="space-between" gap="xs" mb={4}>
        <Text fz="sm" c="dimmed">
          <When at={note.created_at} /> · {note.word_count} words
          {note.version > 1 && ` · version ${note.version}`}
        </Text>
        <NoteBadges note={note} />
      </Group>
      <Text style={{ overflowWrap: 'anywhere' }}>{preview(note.note_text, PREVIEW_LENGTH)}</Text>
      <Group gap="xs" mt="xs">
        <Button size="xs" variant="light" leftSection={<IconEye size={16} aria-hidden />} onClick={onView}>
          View
        </Button>
        {mayExport && (
          <>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={onDownload}
              loading={downloading}
            >
              Download PDF
            </Button>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={onPrint}
              loading={printing}
            >
              Print
            </Button>
          </>
        )}
        <AuditLink of={{ note: note.note_id }}>Audit history of this note</AuditLink>
      </Group>
    </Box>
  );
}

/** For everybody who may see the case; texts are taken back in the workflow only. */
function History({ of, note }: { of: CaseResponse; note: NoteResponse }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconHistory size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        History of the note
      </Button>
      <NoteHistory
        opened={opened}
        onClose={() => setOpened(false)}
        caseId={of.id}
        current={note.note_text}
        onRestore={null}
      />
    </>
  );
}

export function NotesSection({ of }: { of: CaseResponse }) {
  const mayExport = useSession().may('can_export_cases');
  const [viewed, setViewed] = useState<NoteResponse | null>(null);
  const [chosen, choose] = useState<number | null>(null);
  const recipient = chosen ?? undefined;
  const { print, printing, letter } = usePrintLetter(of, mayExport ? viewed?.note_id : undefined);
  const download = useMutation({
    mutationFn: (noteId: number) => fetchPdf(of.id, noteId, recipient),
    onSuccess: (pdf) => saveBlob(pdf, pdfFileName(of.id)),
    onError: () => notifyFailure('Failed to download note. Please try again.'),
  });
  const [newest] = of.notes;
  return (
    <Section title="Generated Notes" actions={newest && <History of={of} note={newest} />}>
      {of.notes.length === 0 && <Text c="dimmed">No notes yet.</Text>}
      {mayExport && newest && <RecipientChooser caseId={of.id} chosen={chosen} onChoose={choose} />}
      <Stack gap="lg">
        {of.notes.map((note) => (
          <NoteCard
            key={note.note_id}
            note={note}
            mayExport={mayExport}
            downloading={download.isPending && download.variables === note.note_id}
            onView={() => setViewed(note)}
            onDownload={() => download.mutate(note.note_id)}
            printing={printing === note.note_id}
            onPrint={() => print(note.note_id, recipient)}
          />
        ))}
      </Stack>
      <NoteViewer of={of} note={viewed} letter={mayExport} onClose={() => setViewed(null)} />
      {letter}
    </Section>
  );
}
