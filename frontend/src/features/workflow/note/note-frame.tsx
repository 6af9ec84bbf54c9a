import { Group, Text } from '@mantine/core';
import type { NoteResponse } from '@vouchwell/contract';
import { wordCount } from '@vouchwell/rules';
import { type ReactNode } from 'react';
import { StepHeading } from '../../../ui/keyboard/step-heading.tsx';
import { NoteBadges } from '../../cases/public/note-badges.tsx';
import { FeedbackBox } from '../../feedback/public/feedback-box.tsx';
import { useWorkflow } from '../draft/workflow-context.ts';
import { NoteAiStatus } from './note-ai-status.tsx';
import type { Note } from './use-note.ts';

export interface WrittenNoteProps {
  note: Note;
  /** The note as the server holds it. */
  shown: NoteResponse;
  caseId: number;
}

export const heading = <StepHeading title="Generate Note" mb={0} />;

interface OriginProps {
  shown: NoteResponse;
  text: string;
  writers: ReactNode;
  /** Where it is said to whom a copy goes. */
  recipients: ReactNode;
}

/** Who wrote it, with what, and how long it is. */
export function Origin({ shown, text, writers, recipients }: OriginProps) {
  return (
    <>
      <Group gap="xs">
        <NoteBadges note={shown} />
        <Text fz="sm" c="dimmed" className="tabular">
          {wordCount(text)} words
        </Text>
      </Group>
      {writers}
      {recipients}
      <NoteAiStatus written />
    </>
  );
}

export function Feedback({ noteId, caseId }: { noteId: number; caseId: number }) {
  const { scope, store } = useWorkflow();
  const keptAs = `${scope}.feedback-${noteId}`;
  return (
    <FeedbackBox key={noteId} noteId={noteId} caseId={caseId} keptAs={keptAs} save={() => store.flush()} />
  );
}
