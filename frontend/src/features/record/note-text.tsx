import { Stack } from '@mantine/core';
import type { CaseResponse, NoteResponse } from '@vouchwell/contract';
import type { GroundingFacts } from '@vouchwell/rules';
import { useMemo, useRef, useState } from 'react';
import { siteDay } from '../../lib/site-time.ts';
import { NoteSentences } from '../cases/public/note-sentences.tsx';
import { TracePanel } from '../cases/public/trace-panel.tsx';
import { useTraced } from '../cases/public/use-traced.ts';
import { WhoWrote, WhoWroteSwitch } from '../cases/public/who-wrote.tsx';

interface NoteTextProps {
  of: CaseResponse;
  note: NoteResponse;
}

const factsOf = ({ id, patient, diagnoses, items, provider }: CaseResponse): GroundingFacts => ({
  case_id: id,
  patient,
  diagnoses,
  items,
  provider,
});

/** The text sentence by sentence, and which facts of the case each of them states. */
function TracedText({ of, note }: NoteTextProps) {
  const { note_text: text, created_at } = note;
  const facts = useMemo(() => factsOf(of), [of]);
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
export function NoteText({ of, note }: NoteTextProps) {
  const { note_text: text, written } = note;
  const [writers, setWriters] = useState(false);
  const saved = useMemo(() => ({ text, written }), [text, written]);
  return (
    <Stack gap="md">
      <WhoWroteSwitch shown={writers} onShown={setWriters} />
      {writers ? <WhoWrote saved={saved} text={text} /> : <TracedText of={of} note={note} />}
    </Stack>
  );
}
