import { Button, Paper } from '@mantine/core';
import { IconFileText, IconSparkles } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { GeneratingOverlay } from './generating-overlay.tsx';
import { NoteAiStatus } from './note-ai-status.tsx';
import { StepHeading } from '../../../ui/keyboard/step-heading.tsx';
import { useNote } from './use-note.ts';
import { useWorkflow } from '../draft/workflow-context.ts';
import { LockedNote } from './locked-note.tsx';
import { OpenNote } from './open-note.tsx';

function NoNote({ onGenerate }: { onGenerate: () => void }) {
  const { caseId } = useWorkflow();
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <StepHeading
        title="Generate Note"
        text="The note is written from the facts of this case. Read it and correct it: whoever signs answers for it."
      />
      <NoteAiStatus written={false} />
      <EmptyState
        icon={IconFileText}
        heading={3}
        title="No note yet"
        text={caseId === null ? 'Save the case first.' : undefined}
        action={
          <Button leftSection={<IconSparkles size={16} aria-hidden />} onClick={onGenerate}>
            Generate Note
          </Button>
        }
      />
    </Paper>
  );
}

export function NoteStep() {
  const { caseId, readOnly } = useWorkflow();
  const note = useNote();
  const WrittenNote = readOnly ? LockedNote : OpenNote;
  return (
    <>
      {note.note && caseId !== null ? (
        <WrittenNote note={note} shown={note.note} caseId={caseId} />
      ) : (
        <NoNote onGenerate={() => note.begin('generate')} />
      )}
      <GeneratingOverlay writing={note.writing} onCancel={note.cancel} />
    </>
  );
}
