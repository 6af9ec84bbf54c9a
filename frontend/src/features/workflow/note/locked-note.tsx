import { NOT_THE_SIGNED_NOTE } from '@vouchwell/rules';
import { useState } from 'react';
import { sentenceAt } from '../../cases/public/sentences.ts';
import { TracePanel } from '../../cases/public/trace-panel.tsx';
import { useWorkflow } from '../draft/workflow-context.ts';
import { NoteTools } from './note-actions.tsx';
import { type Jump } from './note-editor.tsx';
import { NotePanes } from './note-panes.tsx';
import { NotePreview } from './note-preview.tsx';
import { useCopyRecipient } from './use-copy-recipient.tsx';
import { useSought } from './use-sought.ts';
import { useTrace } from './use-trace.ts';
import { useWriters } from './use-writers.tsx';
import { Feedback, heading, Origin, type WrittenNoteProps } from './note-frame.tsx';

/** The note as it can only be read. */
export function LockedNote({ note, shown, caseId }: WrittenNoteProps) {
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
