import { Group, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { NoteResponse } from '@vouchwell/contract';
import { wordCount } from '@vouchwell/rules';
import { useId, useRef, useState } from 'react';
import { StepHeading } from '../../../ui/step-heading.tsx';
import { WordDiff } from '../../../ui/word-diff.tsx';
import { NoteBadges } from '../../cases/public/note-badges.tsx';
import { FeedbackBox } from '../../feedback/public/feedback-box.tsx';
import { useWorkflow } from '../draft/workflow-context.ts';
import { GroundingPanel } from './grounding-panel.tsx';
import { placeFrom, type Place } from './grounding-places.ts';
import { NoteTools, PreviousBar, type Mode } from './note-actions.tsx';
import { NoteAiStatus } from './note-ai-status.tsx';
import { NoteEditor, NotePreview, type Jump } from './note-editor.tsx';
import { NotePanes } from './note-panes.tsx';
import { useDiffShown } from './use-diff-shown.ts';
import { useGrounding } from './use-grounding.ts';
import type { Note } from './use-note.ts';

interface WrittenNoteProps {
  note: Note;
  /** The note as the server holds it. */
  shown: NoteResponse;
  caseId: number;
}

/** What is shown of the note, and the place somebody asked to see. */
function useView(note: Note) {
  const [mode, setMode] = useState<Mode>('edit');
  const [jump, setJump] = useState<Jump | null>(null);
  const diff = useDiffShown(note.previous);
  const choose = (next: Mode) => {
    setMode(next);
    setJump(null);
    diff.setShown(false);
  };
  const show = (place: Place | undefined) => {
    if (!place) return;
    if (diff.shown) diff.setShown(false);
    setJump({ place });
  };
  return { mode, choose, diff, jump, show };
}

const heading = <StepHeading title="Generate Note" mb={0} />;

/** Who wrote it, with what, and how long it is. */
function Origin({ shown, text }: { shown: NoteResponse; text: string }) {
  return (
    <>
      <Group gap="xs">
        <NoteBadges note={shown} />
        <Text fz="sm" c="dimmed" className="tabular">
          {wordCount(text)} words
        </Text>
      </Group>
      <NoteAiStatus written />
    </>
  );
}

function Feedback({ noteId, caseId }: { noteId: number; caseId: number }) {
  const { scope, store } = useWorkflow();
  const keptAs = `${scope}.feedback-${noteId}`;
  return (
    <FeedbackBox key={noteId} noteId={noteId} caseId={caseId} keptAs={keptAs} save={() => store.flush()} />
  );
}

/** The note as it can be worked on. */
function OpenNote({ note, shown, caseId }: WrittenNoteProps) {
  const { mode, choose, diff, jump, show } = useView(note);
  const review = useGrounding(note.note, note.text);
  const reviewId = useId();
  const caret = useRef({ start: 0, end: 0 });
  const step = (direction: 1 | -1) => {
    const { start, end } = (mode === 'preview' && jump?.place) || caret.current;
    show(placeFrom(review.places, direction === 1 ? end : start, direction));
  };
  useHotkeys(
    [
      ['F8', () => step(1)],
      ['shift+F8', () => step(-1)],
    ],
    [],
  );
  return (
    <NotePanes
      tools={
        <>
          {heading}
          <NoteTools note={note} caseId={caseId} mode={mode} onMode={choose} />
          {note.previous && <PreviousBar note={note} shown={diff.shown} onShown={diff.setShown} />}
        </>
      }
      origin={<Origin shown={shown} text={note.text} />}
      marks={<GroundingPanel id={reviewId} review={review} onJump={show} onStep={step} />}
      below={<Feedback noteId={shown.note_id} caseId={caseId} />}
    >
      {diff.shown && note.previous ? (
        <WordDiff previous={note.previous.text} current={note.text} />
      ) : mode === 'preview' ? (
        <NotePreview text={note.text} places={review.places} jump={jump} />
      ) : (
        <NoteEditor
          text={note.text}
          places={review.places}
          jump={jump}
          describedBy={reviewId}
          onEdit={note.edit}
          onSelect={(start, end) => (caret.current = { start, end })}
        />
      )}
    </NotePanes>
  );
}

function LockedNote({ note, shown, caseId }: WrittenNoteProps) {
  return (
    <NotePanes
      tools={
        <>
          {heading}
          <NoteTools note={note} caseId={caseId} />
        </>
      }
      origin={<Origin shown={shown} text={note.text} />}
      below={<Feedback noteId={shown.note_id} caseId={caseId} />}
    >
      <NotePreview text={note.text} places={[]} jump={null} />
    </NotePanes>
  );
}

export function WrittenNote(props: WrittenNoteProps) {
  const { readOnly } = useWorkflow();
  return readOnly ? <LockedNote {...props} /> : <OpenNote {...props} />;
}
