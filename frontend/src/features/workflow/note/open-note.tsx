import { useHotkeys } from '@mantine/hooks';
import type { NoteResponse } from '@vouchwell/contract';
import { draftLine } from '@vouchwell/rules';
import { useId, useRef, useState } from 'react';
import { WordDiff } from '../../../ui/words/word-diff.tsx';
import { BoxedLetters } from '../../cases/public/boxed-letters.tsx';
import { sentenceAt } from '../../cases/public/sentences.ts';
import { TracePanel } from '../../cases/public/trace-panel.tsx';
import { useWorkflow } from '../draft/workflow-context.ts';
import { CodeRemarks } from './code-remarks.tsx';
import { AnswerBracket } from './answer-bracket.tsx';
import { GroundingPanel } from './grounding-panel.tsx';
import { placeFrom, type Review } from './grounding-places.ts';
import { NoteTools, PreviousBar, type Mode } from './note-actions.tsx';
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
import { Feedback, heading, Origin, type WrittenNoteProps } from './note-frame.tsx';

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

/** Null: of this very text nobody knows yet. */
const unconfirmedOf = ({ isCurrent, toConfirm: { marks, open } }: Review): number | null =>
  isCurrent ? marks.length + open.length : null;

/** The note as it can be worked on. */
export function OpenNote({ note, shown, caseId }: WrittenNoteProps) {
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
