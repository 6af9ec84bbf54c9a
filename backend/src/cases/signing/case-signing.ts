import { Inject, Injectable } from '@nestjs/common';
import type { AddAddendumRequest, SignCaseRequest } from '@vouchwell/contract';
import {
  addendumHash,
  type Letter,
  letterHash,
  type LetterSignature,
  type ProviderFacts,
} from '@vouchwell/document';
import { signedFor } from '@vouchwell/rules';
import { SiteTime } from '../../kernel/basics/site-time.ts';
import { plainText } from '../../kernel/basics/plain-text.ts';
import { changedMeanwhile } from '../../kernel/basics/problem.ts';
import { TEXT_WORK } from '../../kernel/basics/tokens.ts';
import type { Known, Ready } from '../../kernel/commanding/way.ts';
import { Commit } from '../../kernel/committing/commit.ts';
import { notBefore } from '../../kernel/log/codec.ts';
import type { TextWork } from '../../kernel/ports/text-work.port.ts';
import { printedLine, type SigningAs } from '../../users/public.ts';
import { amendable } from '../record/addendum.rules.ts';
import { type CaseCommand, caseDecider, existing, signable } from '../record/case.decider.ts';
import { caseStream } from '../record/case.events.ts';
import { CaseReadiness } from '../evidence/case-readiness.ts';
import { chosenNote, letterOf } from '../letter/case.letter.ts';
import { LetterPaper } from '../letter/letter-paper.ts';
import { CaseQueries } from '../reading/case.queries.ts';
import type { CaseState } from '../record/case.state.ts';
import type { OpenReason } from '../record/readiness.rules.ts';
import { type Signer, SignerConfirmation } from './signer-confirmation.ts';

const DEFAULT_MEANING = 'I reviewed this note and attest to it';

type Of<T> = Extract<CaseCommand, { type: T }>;

/** What a signature binds: rendered and hashed on the case as it stands, and decided on no other. */
@Injectable()
export class CaseSigning {
  constructor(
    private readonly commit: Commit,
    private readonly cases: CaseQueries,
    private readonly signer: SignerConfirmation,
    private readonly time: SiteTime,
    private readonly paper: LetterPaper,
    private readonly readiness: CaseReadiness,
    @Inject(TEXT_WORK) private readonly text: TextWork,
  ) {}

  /** Two components at signing, the session and the password [21 CFR 11.200]; bound to the exact content. */
  async ofCase(body: SignCaseRequest, known: Known): Promise<Ready<Of<'SignCase'>>> {
    const { id, actor, signal } = known;
    const signer = await this.signer.confirm(actor, body, 'The case was not signed.');
    const { state, revision, now } = await this.standing(known);
    const content = signable(state);
    // A signable case has a note.
    const note = chosenNote(content.notes, body.note_id)!;
    const doc = await this.cases.accessible(id, actor);
    const written = doc.notes.find((one) => one.id === note.id)?.created_at;
    const letter = letterOf(id, content, note, await this.paper.of(content.provider));
    const day = await this.time.day(written ? new Date(written) : now);
    const today = await this.time.day(now);
    const asker = { userId: actor.id, signal };
    const { marks } = await this.text.grounding(
      note.text,
      await this.readiness.factsOf(id, content, today),
      day,
      asker,
    );
    const checked = { text: note.text, marks };
    const bound = signedLetter(letter, body, signer.as, now, await this.time.zone());
    const readiness = await this.readiness.of(content, today);
    const reasons = openReasons(body.readiness_reasons ?? []);
    const plain = { ...signCommand(bound, body, actor.id, signer), checked, readiness, reasons };
    const command = { ...plain, ...(await this.lastOf(signer, plain, state, known)) };
    // Never decided again on another state: the document would not be the one that was rendered.
    return { command, expected: revision };
  }

  /** Adds to a signed case, under a signature of its own. */
  async ofAddendum(body: AddAddendumRequest, known: Known): Promise<Ready<Of<'SignAddendum'>>> {
    const { id, actor, signal } = known;
    const asked = await this.signer.confirm(actor, body, 'The addendum was not signed.');
    const { as, password_set_by } = asked;
    const { state, now } = await this.standing(known);
    const content = existing(state);
    const bound = {
      document_hash: amendable(content),
      number: content.addenda + 1,
      text: plainText(body.text),
      signer: printedLine(as),
      ...addendumFor(as, content.provider),
      signed_at: now.toISOString(),
    };
    const { signer: signature, ...rest } = bound;
    const addendum = {
      ...{ ...rest, signature, signer_id: actor.id, hash: addendumHash(bound), password_set_by },
      time_zone: await this.time.zone(),
    };
    const asker = { userId: actor.id, signal };
    const today = await this.time.day(now);
    const facts = await this.readiness.factsOf(id, content, today);
    const { marks } = await this.text.grounding(bound.text, facts, today, asker);
    const checked = { text: bound.text, marks };
    const command = { type: 'SignAddendum', addendum, checked, marks_hash: body.marks_hash ?? null } as const;
    const given = await this.lastOf(asked, command, state, known);
    return { command: { ...command, addendum: { ...addendum, ...given } } };
  }

  /**
   * Whether the signer may still sign, after all that had to be waited for; and then the code is spent: a signature that
   * is refused for another reason costs none.
   */
  async lastOf({ spend }: Signer, command: CaseCommand, state: CaseState, { id, actor }: Known) {
    await this.signer.demandStanding(actor);
    await this.cases.accessible(id, actor);
    if (!spend) return null;
    caseDecider.decide(command, state);
    return { second_factor: await spend() };
  }

  /** As the signer saw it. Whatever the clock was set to: nothing is signed before it was written. */
  async standing({ id, basedOn, now }: Known) {
    const { state, revision, at } = await this.commit.load(caseStream(id), caseDecider);
    if (basedOn !== undefined && basedOn !== revision) throw changedMeanwhile(revision);
    return { state, revision, now: notBefore(at, now) };
  }
}

/** Whose signature it lacks. A hand on the provider step is of the letter, and of nothing that was added to it. */
function addendumFor(as: SigningAs, provider: ProviderFacts | null): { readonly signed_for?: string } {
  const signed_for = provider && signedFor(as, { ...provider, signature_by: null });
  return signed_for === null ? {} : { signed_for };
}

const openReasons = (asked: NonNullable<SignCaseRequest['readiness_reasons']>): OpenReason[] =>
  asked.map(({ item, ...reason }) => ({ ...reason, item: item ?? null }));

type SignedLetter = Letter & { readonly signature: LetterSignature };

function signedLetter(
  letter: Letter,
  { meaning = DEFAULT_MEANING }: SignCaseRequest,
  { printed_name, credentials, npi, signature: mark }: SigningAs,
  now: Date,
  time_zone: string,
): SignedLetter {
  // A signable case has a provider.
  const signed_for = signedFor({ printed_name, npi }, letter.provider!);
  const signed = { meaning, signed_at: now.toISOString(), time_zone, signed_for };
  return { ...letter, signature: { name: printed_name, credentials, npi, mark, ...signed } };
}

function signCommand(
  document: SignedLetter,
  body: SignCaseRequest,
  signer_id: number,
  { as, password_set_by }: Signer,
) {
  return {
    type: 'SignCase',
    note_id: document.note.id,
    signer_id,
    signature: printedLine(as),
    password_set_by,
    meaning: document.signature.meaning,
    document,
    document_hash: letterHash(document),
    marks_hash: body.marks_hash ?? null,
  } as const;
}
