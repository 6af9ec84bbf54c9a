import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignCaseRequest, SignedResponse } from '@vouchwell/contract';
import { type Letter, letterHash } from '@vouchwell/document';
import { localDay } from '@vouchwell/rules';
import type { Clock } from '../kernel/basics/clock.ts';
import { notBefore } from '../kernel/log/codec.ts';
import { Commit, type Committed } from '../kernel/committing/commit.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { changedMeanwhile } from '../kernel/basics/problem.ts';
import type { TextWork } from '../kernel/ports/text-work.port.ts';
import { CLOCK, TEXT_WORK } from '../kernel/basics/tokens.ts';
import { caseDecider, signable } from './case.decider.ts';
import { type CaseEvent, caseStream } from './case.events.ts';
import { chosenNote, letterOf } from './case.letter.ts';
import { CaseQueries } from './case.queries.ts';
import { SignerConfirmation } from './signer-confirmation.ts';

export class SignDocument extends Command<SignedResponse> {
  constructor(
    readonly caseId: number,
    readonly body: SignCaseRequest,
    readonly actor: Person,
    /** The revision that the signer saw. */
    readonly basedOn?: number,
    /** Aborts when nobody waits for the answer any more. */
    readonly signal?: AbortSignal,
  ) {
    super();
  }
}

const DEFAULT_MEANING = 'I reviewed this note and attest to it';

/** Two components at signing, the session and the password [21 CFR 11.200]; bound to the exact content. */
@CommandHandler(SignDocument)
export class SignDocumentHandler implements ICommandHandler<SignDocument> {
  constructor(
    private readonly commit: Commit,
    private readonly cases: CaseQueries,
    private readonly signer: SignerConfirmation,
    @Inject(TEXT_WORK) private readonly text: TextWork,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ caseId, body, actor, basedOn, signal }: SignDocument): Promise<SignedResponse> {
    const doc = await this.cases.accessible(caseId, actor);
    const password_set_by = await this.signer.confirm(actor, body.password, 'The case');
    const stream = caseStream(caseId);
    // Loaded before it is asked whether this very request has signed: a twin of it may be just ahead.
    const { state, revision, at } = await this.commit.load(stream, caseDecider);
    const repeated = await this.commit.repeated<CaseEvent>(stream, 'SignCase', actor);
    if (repeated) return signedResponse(caseId, repeated);
    if (basedOn !== undefined && basedOn !== revision) throw changedMeanwhile(revision);
    const content = signable(state);
    // A signable case has a note.
    const note = chosenNote(content.notes, body.note_id)!;
    // Whatever the clock was set to: nothing is signed before it was written.
    const now = notBefore(at, this.clock.now());
    const written = doc.notes.find(({ id }) => id === note.id)?.created_at;
    const letter = letterOf(caseId, content, note, null);
    const day = localDay(written ? new Date(written) : now);
    const asker = { userId: actor.id, signal };
    const { marks } = await this.text.grounding(note.text, letter, day, asker);
    const command = {
      ...signCommand(letter, body, actor, now),
      password_set_by,
      checked: { text: note.text, marks },
    };
    // Never decided again on another state: the document would not be the one that was rendered.
    return signedResponse(
      caseId,
      await this.commit.to(stream, caseDecider, command, actor, { expected: revision }),
    );
  }
}

function signCommand(letter: Letter, body: SignCaseRequest, actor: Person, now: Date) {
  // The account's name, never one of a free choice [21 CFR 11.50].
  const name = actor.full_name ?? actor.username;
  const meaning = body.meaning ?? DEFAULT_MEANING;
  const document = { ...letter, signature: { name, meaning, signed_at: now.toISOString() } };
  return {
    type: 'SignCase',
    note_id: letter.note.id,
    signer_id: actor.id,
    signature: name,
    meaning,
    document,
    document_hash: letterHash(document),
    confirm_marks: body.confirm_marks ?? false,
  } as const;
}

function signedResponse(case_id: number, { revision, events }: Committed<CaseEvent>): SignedResponse {
  const signed = events.find((event) => event.type === 'CaseSigned')!;
  const { document, document_hash } = signed.data;
  return {
    success: true,
    signed: true,
    case_id,
    revision,
    signed_at: document.signature.signed_at,
    document_hash,
  };
}
