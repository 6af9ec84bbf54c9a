import { Stack } from '@mantine/core';
import type { CaseResponse, NoteResponse, WrotePlace } from '@vouchwell/contract';
import type { EvidenceTexts, GroundingFacts } from '@vouchwell/rules';
import { useMemo, useRef, useState } from 'react';
import { useSiteDay } from '../../lib/site-time.ts';
import { factsOfReadCase } from '../cases/public/facts-of-read-case.ts';
import { NoteSentences } from '../cases/public/note-sentences.tsx';
import { TracePanel } from '../cases/public/trace-panel.tsx';
import { useTraced } from '../cases/public/use-note-read.ts';
import { WhoWroteNow } from '../cases/public/who-wrote-now.tsx';
import { WhoWroteSwitch } from '../cases/public/who-wrote.tsx';
import { WroteInVersion } from '../cases/public/wrote-in-version.tsx';
import { useEvidence } from '../evidence/public/use-evidence.ts';

interface NoteTextProps {
  of: CaseResponse;
  note: NoteResponse;
  /** Of a past moment: what the evidence said then. Left out: what it says. */
  says?: EvidenceTexts;
  /** Of a past moment: who wrote what, in which version. */
  wrote?: readonly WrotePlace[];
}

/** What the note is read beside, its visits and answers with it. */
function useFacts({ of, note, says }: NoteTextProps): GroundingFacts {
  // Who reads a past moment may be one who cannot open the case: the present is not asked for.
  const { texts } = useEvidence(says ? null : of.id, note.note_id);
  return useMemo(() => ({ ...factsOfReadCase(of), ...(says ?? texts) }), [of, says, texts]);
}

/** The text sentence by sentence, and which facts of the case each of them states. */
function TracedText(props: NoteTextProps) {
  const { note_text: text, created_at } = props.note;
  const facts = useFacts(props);
  const trace = useTraced(text, facts, useSiteDay(new Date(created_at)));
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
  const { of, note, wrote } = props;
  const { note_text: text } = note;
  const [writers, setWriters] = useState(false);
  return (
    <Stack gap="md">
      <WhoWroteSwitch shown={writers} onShown={setWriters} />
      {!writers && <TracedText {...props} />}
      {writers &&
        (wrote ? (
          <WroteInVersion text={text} places={wrote} />
        ) : (
          <WhoWroteNow of={of} note={note} text={text} />
        ))}
    </Stack>
  );
}
