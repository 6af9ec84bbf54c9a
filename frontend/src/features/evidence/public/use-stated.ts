import type { CaseReadinessResponse } from '@vouchwell/contract';
import { type GroundingFacts, preview, type TextPlace, type Trace } from '@vouchwell/rules';
import { useMemo } from 'react';
import { useTraced } from '../../cases/public/use-note-read.ts';

/** The note in which evidence is looked for. */
export interface NoteBeside {
  readonly text: string;
  /** Its own, YYYY-MM-DD. */
  readonly day: string;
  /** The case without its evidence; null: there is none to be read yet. */
  readonly facts: GroundingFacts | null;
  /** Leads to a place of the text; left out where nothing shows it. */
  readonly onShow?: (place: TextPlace) => void;
}

/** The same, read: which sentence states what. */
export interface StatedNote {
  readonly trace: Trace;
  /** A sentence by its number, short. */
  readonly words: (sentence: number) => string;
  readonly onShow?: (sentence: number) => void;
}

/** A line on the narrowest screen. */
const SHORT = 90;
/** Of a line of a list. */
const BULLET = /^[-•*] /;
const NO_NOTE: NoteBeside = { text: '', day: '', facts: null };

/** null without a note, and until it is read. */
export function useStated(
  note: NoteBeside | undefined,
  held: CaseReadinessResponse | undefined,
): StatedNote | null {
  const { text, day, facts, onShow } = note ?? NO_NOTE;
  const whole = useMemo(() => {
    if (!facts || !held) return null;
    const { told, seen, answered } = held;
    return { ...facts, told, seen, answered };
  }, [facts, held]);
  const trace = useTraced(text, whole, day);
  if (trace.facts.length === 0) return null;
  const place = (sentence: number) => trace.sentences[sentence] ?? { start: 0, end: 0 };
  return {
    trace,
    words: (sentence) =>
      preview(text.slice(place(sentence).start, place(sentence).end), SHORT).replace(BULLET, ''),
    ...(onShow && { onShow: (sentence) => onShow(place(sentence)) }),
  };
}
