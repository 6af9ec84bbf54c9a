import { Stack } from '@mantine/core';
import type { CaseResponse, NoteResponse } from '@vouchwell/contract';
import { type CaseEvidence, evidenceTexts, type GroundingFacts } from '@vouchwell/rules';
import { useMemo, useRef, useState } from 'react';
import { siteDay } from '../../lib/site-time.ts';
import { factsOfReadCase } from '../cases/public/facts-of-read-case.ts';
import { NoteSentences } from '../cases/public/note-sentences.tsx';
import { TracePanel } from '../cases/public/trace-panel.tsx';
import { useTraced } from '../cases/public/use-note-read.ts';
import { WhoWrote, WhoWroteSwitch } from '../cases/public/who-wrote.tsx';
import { useEvidence } from '../evidence/public/use-evidence.ts';

interface NoteTextProps {
  of: CaseResponse;
  note: NoteResponse;
  /** Of a past moment: what the case held then. Left out: what it holds. */
  evidence?: CaseEvidence;
}

/** What the note is read beside, its visits and answers with it. */
function useFacts({ of, note, evidence }: NoteTextProps): GroundingFacts {
  const { texts, questions } = useEvidence(of.id, note.note_id);
  return useMemo(
    () => ({ ...factsOfReadCase(of), ...(evidence ? evidenceTexts([], questions, evidence) : texts) }),
    [of, evidence, texts, questions],
  );
}

/** The text sentence by sentence, and which facts of the case each of them states. */
function TracedText(props: NoteTextProps) {
  const { note_text: text, created_at } = props.note;
  const facts = useFacts(props);
  const trace = useTraced(text, facts, siteDay(new Date(created_at)));
  const [at, setAt] = useState<number | null>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const lead = (sentence: number) =>
    sheet.current?.querySelector<HTMLElement>(`[data-sentence="${sentence}"]`)?.focus();
  return (
    <>
      <NoteSentences
        sheet={sheet}
        text={text}
        trace={trace}
        at={at}
        onLook={setAt}
        words={({ start, end }) => text.slice(start, end)}
      />
      <TracePanel trace={trace} at={at} spoken onShow={lead} />
    </>
  );
}

/** A note to be read: with what it states of the case, or on demand with who wrote what. */
export function NoteText(props: NoteTextProps) {
  const { note_text: text, written } = props.note;
  const [writers, setWriters] = useState(false);
  const saved = useMemo(() => ({ text, written }), [text, written]);
  return (
    <Stack gap="md">
      <WhoWroteSwitch shown={writers} onShown={setWriters} />
      {writers ? <WhoWrote saved={saved} text={text} /> : <TracedText {...props} />}
    </Stack>
  );
}
