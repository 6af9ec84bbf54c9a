import { Group, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { NoteResponse } from '@vouchwell/contract';
import { draftLine, NOT_THE_SIGNED_NOTE, wordCount } from '@vouchwell/rules';
import { type ReactNode, useId, useRef, useState } from 'react';
import { StepHeading } from '../../../ui/keyboard/step-heading.tsx';
import { WordDiff } from '../../../ui/words/word-diff.tsx';
import { BoxedLetters } from '../../cases/public/boxed-letters.tsx';
import { NoteBadges } from '../../cases/public/note-badges.tsx';
import { sentenceAt } from '../../cases/public/sentences.ts';
import { TracePanel } from '../../cases/public/trace-panel.tsx';
import { FeedbackBox } from '../../feedback/public/feedback-box.tsx';
import { useWorkflow } from '../draft/workflow-context.ts';
import { CodeRemarks } from './code-remarks.tsx';
import { AnswerBracket } from './answer-bracket.tsx';
import { GroundingPanel } from './grounding-panel.tsx';
import { placeFrom, type Review } from './grounding-places.ts';
import { NoteTools, PreviousBar, type Mode } from './note-actions.tsx';
import { NoteAiStatus } from './note-ai-status.tsx';
import { NoteEditor, type Jump } from './note-editor.tsx';
import { NotePanes } from './note-panes.tsx';
import { NotePreview } from './note-preview.tsx';
import { useCopyRecipient } from './use-copy-recipient.tsx';
import { useDiffShown } from './use-diff-shown.ts';
import { useGrounding } from './use-grounding.ts';
import { useSought } from './use-sought.ts';
import { useTrace } from './use-trace.ts';
import { useWriters } from './use-writers.tsx';
import type { Note } from './use-note.ts';

interface WrittenNoteProps {
  note: Note;
  /** The note as the server holds it. */
  shown: NoteResponse;
  caseId: number;
}

/** What is shown of the note, and the place somebody asked to see. */
function useView(note: Note, shown: NoteResponse) {
  const [mode, setMode] = useState<Mode>('edit');
  const [jump, setJump] = useState<Jump | null>(null);
  const diff = useDiffShown(note.previous);
  const writers = useWriters(shown, note.text);
  const choose = (next: Mode) => {
    setMode(next);
    setJump(null);
    diff.setShown(false);
    writers.hide();
  };
  const show = (place: Jump['place'] | undefined) => {
    if (!place) return;
    if (diff.shown) diff.setShown(false);
    writers.hide();
    setJump({ place });
  };
  useSought(show);
  return { mode, choose, diff, writers, jump, show };
}

const heading = <StepHeading title="Generate Note" mb={0} />;

interface OriginProps {
  shown: NoteResponse;
  text: string;
  writers: ReactNode;
  /** Where it is said to whom a copy goes. */
  recipients: ReactNode;
}

/** Who wrote it, with what, and how long it is. */
function Origin({ shown, text, writers, recipients }: OriginProps) {
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

function Feedback({ noteId, caseId }: { noteId: number; caseId: number }) {
  const { scope, store } = useWorkflow();
  const keptAs = `${scope}.feedback-${noteId}`;
  return (
    <FeedbackBox key={noteId} noteId={noteId} caseId={caseId} keptAs={keptAs} save={() => store.flush()} />
  );
}

/** Null: of this very text nobody knows yet. */
const unconfirmedOf = ({ isCurrent, toConfirm: { marks, open } }: Review): number | null =>
  isCurrent ? marks.length + open.length : null;

/** The note as it can be worked on. */
function OpenNote({ note, shown, caseId }: WrittenNoteProps) {
  const { mode, choose, diff, writers, jump, show } = useView(note, shown);
  const { found } = useWorkflow();
  const copies = useCopyRecipient(caseId);
  const review = useGrounding(note.note, note.text);
  const reviewId = useId();
  const caret = useRef({ start: 0, end: 0 });
  const trace = useTrace(shown, note.text);
  const [sentence, setSentence] = useState<number | null>(null);
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
          <NoteTools
            note={note}
            noteId={shown.note_id}
            caseId={caseId}
            recipient={copies.recipient}
            warning={draftLine(unconfirmedOf(review))}
            mode={mode}
            onMode={choose}
          />
          {note.previous && <PreviousBar note={note} shown={diff.shown} onShown={diff.setShown} />}
        </>
      }
      origin={<Origin shown={shown} text={note.text} writers={writers.choice} recipients={copies.choice} />}
      marks={
        <>
          {found && <BoxedLetters of={found} note={note.text} />}
          <GroundingPanel
            id={reviewId}
            review={review}
            onJump={show}
            onStep={step}
            ofBracket={({ text }) => <AnswerBracket caseId={caseId} noteId={shown.note_id} text={text} />}
          />
          <CodeRemarks />
          <TracePanel
            trace={trace}
            at={sentence}
            spoken={mode === 'preview'}
            onShow={(number) => {
              setSentence(number);
              show(trace.sentences[number]);
            }}
          />
        </>
      }
      below={<Feedback noteId={shown.note_id} caseId={caseId} />}
    >
      {diff.shown && note.previous ? (
        <WordDiff previous={note.previous.text} current={note.text} />
      ) : writers.view ? (
        writers.view
      ) : mode === 'preview' ? (
        <NotePreview
          text={note.text}
          places={review.places}
          jump={jump}
          trace={trace}
          at={sentence}
          onLook={setSentence}
        />
      ) : (
        <NoteEditor
          text={note.text}
          places={review.places}
          jump={jump}
          describedBy={reviewId}
          onEdit={note.edit}
          onSelect={(start, end) => {
            caret.current = { start, end };
            setSentence(sentenceAt(trace, start));
          }}
        />
      )}
    </NotePanes>
  );
}

function LockedNote({ note, shown, caseId }: WrittenNoteProps) {
  const { found } = useWorkflow();
  const isSigned = found?.signature?.note_id === shown.note_id;
  const trace = useTrace(shown, note.text);
  const writers = useWriters(shown, note.text);
  const copies = useCopyRecipient(caseId);
  const [sentence, setSentence] = useState<number | null>(null);
  const [jump, setJump] = useState<Jump | null>(null);
  const lead = (number: number) => {
    const place = trace.sentences[number];
    setSentence(number);
    writers.hide();
    if (place) setJump({ place });
  };
  useSought((place) => {
    writers.hide();
    setSentence(sentenceAt(trace, place.start));
    setJump({ place });
  });
  return (
    <NotePanes
      tools={
        <>
          {heading}
          <NoteTools
            note={note}
            noteId={shown.note_id}
            caseId={caseId}
            recipient={copies.recipient}
            warning={isSigned ? null : NOT_THE_SIGNED_NOTE}
          />
        </>
      }
      origin={<Origin shown={shown} text={note.text} writers={writers.choice} recipients={copies.choice} />}
      marks={<TracePanel trace={trace} at={sentence} spoken onShow={lead} />}
      below={<Feedback noteId={shown.note_id} caseId={caseId} />}
    >
      {writers.view || (
        <NotePreview
          text={note.text}
          places={[]}
          jump={jump}
          trace={trace}
          at={sentence}
          onLook={setSentence}
        />
      )}
    </NotePanes>
  );
}

export function WrittenNote(props: WrittenNoteProps) {
  const { readOnly } = useWorkflow();
  return readOnly ? <LockedNote {...props} /> : <OpenNote {...props} />;
}
