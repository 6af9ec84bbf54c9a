import { Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { CaseResponse } from '@vouchwell/contract';
import { noteAsText, pdfFileName, textFileName } from '@vouchwell/rules';
import { useState } from 'react';
import { saveBlob } from '../../../lib/download.ts';
import { useSession } from '../../../lib/session.tsx';
import { CopyButton } from '../../../ui/words/copy-button.tsx';
import { notifyFailure } from '../../../ui/notify.ts';
import { fetchPdf, fetchText, reportCopied } from '../../cases/public/case-files.ts';
import { ExportButton } from '../../cases/public/export-button.tsx';
import type { PrintLetter } from '../../cases/public/print-letter.tsx';
import { RecipientChooser } from '../../cases/public/recipient-chooser.tsx';
import { useWorkflow } from '../draft/workflow-context.ts';
import { letterNote } from './letter-note.ts';

type Format = 'PDF' | 'text';

/** What is exported is what the server holds, so the last words typed go there first. */
function useDownload(found: CaseResponse, format: Format, recipient?: number) {
  const { store } = useWorkflow();
  return useMutation({
    mutationFn: async () => {
      if (!(await store.flush())) throw new Error('The case is not saved');
      const blob = await (format === 'PDF' ? fetchPdf : fetchText)(found.id, undefined, recipient);
      saveBlob(blob, format === 'PDF' ? pdfFileName(found.id) : textFileName(found.patient.last_name));
    },
    onError: () => notifyFailure(`Failed to download ${format}. Please try again.`),
  });
}

interface ExportActionsProps {
  found: CaseResponse;
  draft: boolean;
  printer: PrintLetter;
}

export function ExportActions({ found, draft, printer }: ExportActionsProps) {
  const { may } = useSession();
  const [chosen, choose] = useState<number | null>(null);
  const recipient = chosen ?? undefined;
  const pdf = useDownload(found, 'PDF', recipient);
  const text = useDownload(found, 'text', recipient);
  const note = letterNote(found);
  if (!may('can_export_cases')) return <Text c="dimmed">Your account may not export cases.</Text>;
  return (
    <section aria-label="Export options">
      <RecipientChooser caseId={found.id} chosen={chosen} onChoose={choose} />
      <Group gap="xs">
        <ExportButton
          as="pdf"
          words={draft ? 'Draft PDF' : 'Download PDF'}
          busy={pdf.isPending}
          onClick={() => pdf.mutate()}
        />
        <ExportButton
          as="text"
          words={draft ? 'Draft text' : 'Download text'}
          busy={text.isPending}
          onClick={() => text.mutate()}
        />
        {!draft && note && (
          <ExportButton
            as="print"
            words="Print"
            busy={printer.printing !== null}
            onClick={() => printer.print(note.note_id, recipient)}
          />
        )}
        {!draft && note && (
          <CopyButton
            text={noteAsText(note.note_text)}
            record={() => reportCopied(found.id, note.note_id, recipient)}
            failed="Failed to copy the note. Please try again."
            label="Copy the note"
          />
        )}
      </Group>
      {draft && (
        <Text fz="sm" c="dimmed" mt={4}>
          Every page of an unsigned export is marked Draft.
        </Text>
      )}
    </section>
  );
}
