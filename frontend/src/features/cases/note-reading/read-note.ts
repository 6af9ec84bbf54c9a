import {
  checkGrounding,
  type GroundingFacts,
  type LeftOut,
  type Mark,
  type MarksToConfirm,
  marksToConfirm,
  type Trace,
  traceNote,
} from '@vouchwell/rules';

/** A note to be read beside its case. `day` (`YYYY-MM-DD`): that of the note. */
export interface NoteTask {
  /** `checked`: what it states and the case does not hold. `traced`: which facts of the case it states, and where. */
  readonly kind: NoteKind;
  readonly text: string;
  readonly facts: GroundingFacts;
  readonly day: string;
}

export type NoteKind = keyof NoteAnswers;

export interface NoteAnswers {
  checked: CheckedNote;
  traced: Trace;
}

export interface CheckedNote {
  readonly marks: readonly Mark[];
  readonly leftOut: readonly LeftOut[];
  readonly toConfirm: MarksToConfirm;
}

/** Long notes take their time: a screen asks a `NoteReader`. */
export const readNote = ({ kind, text, facts, day }: NoteTask): NoteAnswers[NoteKind] =>
  kind === 'traced' ? traceNote(text, facts, day) : checkNote(text, facts, day);

export function checkNote(text: string, facts: GroundingFacts, day: string): CheckedNote {
  const { marks, leftOut } = checkGrounding(text, facts, day);
  return { marks, leftOut, toConfirm: marksToConfirm(text, marks) };
}
