import type { ProviderFacts } from '@vouchwell/document';
import { foldText, type Mark, openMarks } from '@vouchwell/rules';
import { changedMeanwhile, conflict } from '../kernel/basics/problem.ts';
import type { CaseSignature } from './case.events.ts';

type Confirmed = Required<Pick<CaseSignature, 'confirmed_marks' | 'confirmed_ungrounded'>>;

/** An account, as a signature tells it. */
export interface SigningAccount {
  readonly printed_name: string;
  readonly npi: string | null;
}

/** The account is the provider's: by its NPI, and only where it has none by its name. */
export function isProvider({ printed_name, npi }: SigningAccount, provider: ProviderFacts): boolean {
  return npi === null ? foldText(printed_name) === foldText(provider.name) : npi === provider.npi;
}

/** Whose signature is missing where this account signs; null: theirs, or the provider's own hand stands already. */
export function signedFor(account: SigningAccount, provider: ProviderFacts): string | null {
  return isProvider(account, provider) || provider.signature_by?.own ? null : provider.name;
}

/** What was found in a text when it was compared with its case, before the decision: the longest takes a while. */
export interface CheckedNote {
  /** The very text that the marks are of. */
  readonly text: string;
  readonly marks: readonly Mark[];
}

/**
 * What of a note the signer must have looked at: places left open in brackets, and statements that the case does
 * not hold. What the note leaves out asks for nothing. That the case is the one the text was compared with is for
 * the expected revision to say.
 * @throws DomainError conflict where there is something and it was not confirmed, or where another text was
 * checked; it names no patient data.
 */
export function confirmedMarks(note: string, checked: CheckedNote, confirmed: boolean): Confirmed {
  const open = openMarks(note).length;
  if (checked.text !== note) throw changedMeanwhile();
  const { marks } = checked;
  if (open + marks.length > 0 && !confirmed) throw unconfirmed(open, marks);
  return { confirmed_marks: open, confirmed_ungrounded: marks.map(({ kind, text }) => ({ kind, text })) };
}

function unconfirmed(open: number, { length: strange }: readonly Mark[]) {
  const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
  const said = [
    open > 0 && `still has ${counted(open, 'place')} in brackets to fill in`,
    strange > 0 && `states ${counted(strange, 'thing')} that the case does not hold`,
  ];
  const mend = strange > 0 ? 'Mend the note' : 'Fill them in';
  return conflict(
    'marks_unconfirmed',
    `The note ${said.filter(Boolean).join(' and ')}. ${mend}, or confirm that you sign it as it is (confirm_marks).`,
  );
}
