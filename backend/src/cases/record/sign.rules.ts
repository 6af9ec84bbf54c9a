import { type Mark, marksHash, marksToConfirm, openMarks } from '@vouchwell/rules';
import { changedMeanwhile, DomainError } from '../../kernel/basics/problem.ts';
import type { ConfirmedMarks } from './case.events.ts';

/** What was found in a text when it was compared with its case, before the decision: the longest takes a while. */
export interface CheckedText {
  /** The very text that the marks are of. */
  readonly text: string;
  readonly marks: readonly Mark[];
}

/**
 * What of a text the signer must have looked at: places left open in brackets, and statements that the case does not
 * hold. What it leaves out asks for nothing. That the case is the one the text was compared with is for the expected
 * revision to say. `confirmed`: the hash of what the signer was shown; null: nothing.
 * @throws DomainError conflict where there is something else than what was confirmed, with it in `current`, or where
 * another text was checked; its message names no patient data.
 */
export function confirmedMarks(
  what: 'note' | 'addendum',
  text: string,
  checked: CheckedText,
  confirmed: string | null,
): ConfirmedMarks {
  if (checked.text !== text) throw changedMeanwhile();
  const open = openMarks(text).length;
  const { marks } = checked;
  const kept = {
    confirmed_marks: open,
    confirmed_ungrounded: marks.map(({ kind, text: said, tier }) => ({
      kind,
      text: said,
      ...(tier && { tier }),
    })),
  };
  if (open + marks.length === 0) return kept;
  const shown = marksToConfirm(text, marks);
  const hash = marksHash(shown);
  if (confirmed !== hash) {
    throw new DomainError(
      'conflict',
      'marks_unconfirmed',
      confirmed === null ? unconfirmed(what, open, marks) : OTHERS[what],
      undefined,
      undefined,
      undefined,
      { marks_hash: hash, ...shown },
    );
  }
  return { ...kept, marks_hash: hash };
}

const OTHERS = {
  note: 'The check finds other places in the note than you confirmed. Look at them, and sign again.',
  addendum: 'The check finds other places in the addendum than you confirmed. Look at them, and sign again.',
};

function unconfirmed(what: 'note' | 'addendum', open: number, marks: readonly Mark[]): string {
  const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
  const strong = marks.filter(({ tier }) => tier === undefined).length;
  const soft = marks.length - strong;
  const said = [
    open > 0 && `still has ${counted(open, 'place')} in brackets to fill in`,
    strong > 0 && `states ${counted(strong, 'thing')} that the case does not hold`,
    soft > 0 && `has ${counted(soft, 'word')} not traced to the case`,
  ].filter(Boolean);
  const mend = marks.length > 0 ? `Mend the ${what}` : 'Fill them in';
  return `The ${what} ${said.join(' and ')}. ${mend}, or confirm that you sign it as it is.`;
}
