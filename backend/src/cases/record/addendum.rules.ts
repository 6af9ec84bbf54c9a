import { CASE_MOST, wordCount } from '@vouchwell/rules';
import { changedMeanwhile, conflict, invalid } from '../../kernel/basics/problem.ts';
import type { CaseEvent, ConfirmedMarks, SignedAddendum } from './case.events.ts';
import type { CaseContent } from './case.state.ts';
import { type CheckedText, confirmedMarks } from './sign.rules.ts';

type Addendum = Omit<SignedAddendum, keyof ConfirmedMarks> & { readonly document_hash: string };

/** The hash of what an addendum is added to. @throws DomainError conflict, before the case is signed */
export function amendable({ document_hash }: CaseContent): string {
  if (document_hash === null) throw conflict('case_unsigned', 'Only a signed case can have addenda.');
  return document_hash;
}

/** `document_hash`: what the signer saw; the addendum's own hash binds it. */
export function addendumSigned(
  { document_hash, ...addendum }: Addendum,
  state: CaseContent,
  checked: CheckedText,
  marks_hash: string | null,
): CaseEvent[] {
  const standing = amendable(state);
  if (wordCount(addendum.text) === 0)
    throw invalid('empty_addendum', 'The addendum has no text.', { text: 'Addendum is required.' });
  if (state.addenda >= CASE_MOST.addenda)
    throw conflict('too_many_addenda', `A case can have at most ${CASE_MOST.addenda} addenda.`);
  // Its number is part of its hash: another that came first has taken it.
  if (standing !== document_hash || addendum.number !== state.addenda + 1) throw changedMeanwhile();
  const confirmed = confirmedMarks('addendum', addendum.text, checked, marks_hash);
  return [{ type: 'AddendumSigned', data: { ...addendum, ...confirmed } }];
}
