import { Button, Stack } from '@mantine/core';
import { IconFileText, IconSparkles } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FeedbackBox } from '../../feedback/public/feedback-box.tsx';
import { GeneratingOverlay } from './generating-overlay.tsx';
import { NoteAiStatus } from './note-ai-status.tsx';
import { StepHeading } from '../../../ui/step-heading.tsx';
import { useNote } from './use-note.ts';
import { useWorkflow } from '../draft/workflow-context.ts';
import { WrittenNote } from './note-written.tsx';

export function NoteStep() {
  const { caseId, scope, store } = useWorkflow();
  const note = useNote();
  return (
    <>
      <StepHeading
        title="Generate Note"
        text="The note is written from the facts of this case. Read it and correct it: whoever signs answers for it."
      />
      <Stack gap="md">
        <NoteAiStatus written={note.note !== undefined} />
        {note.note && caseId !== null ? (
          <>
            <WrittenNote note={note} caseId={caseId} />
            <FeedbackBox
              key={note.note.note_id}
              noteId={note.note.note_id}
              caseId={caseId}
              keptAs={`${scope}.feedback-${note.note.note_id}`}
              save={() => store.flush()}
            />
          </>
        ) : (
          <EmptyState
            icon={IconFileText}
            heading={3}
            title="No note yet"
            text={caseId === null ? 'Save the case first.' : undefined}
            action={
              <Button
                leftSection={<IconSparkles size={16} aria-hidden />}
                onClick={() => note.begin('generate')}
              >
                Generate Note
              </Button>
            }
          />
        )}
      </Stack>
      <GeneratingOverlay writing={note.writing} onCancel={note.cancel} />
    </>
  );
}
