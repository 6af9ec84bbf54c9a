import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { feedbackIssues, type FeedbackRequest } from '@vouchwell/contract';
import { localDay } from '@vouchwell/rules';
import { CaseQueries } from '../cases/case.queries.ts';
import { writtenWith } from '../cases/case.events.ts';
import { demand } from '../kernel/access/access.ts';
import type { Clock } from '../kernel/basics/clock.ts';
import { Commit } from '../kernel/committing/commit.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { Ids } from '../kernel/committing/ids.ts';
import { nameDecider } from '../kernel/committing/names.ts';
import { plainText } from '../kernel/basics/plain-text.ts';
import { DomainError, missing } from '../kernel/basics/problem.ts';
import { SuggestionKeys } from '../kernel/vault/suggestion-keys.ts';
import type { TextWork } from '../kernel/ports/text-work.port.ts';
import { CLOCK, TEXT_WORK } from '../kernel/basics/tokens.ts';
import { EntrySettling } from './entry-settling.ts';
import { withSealedText } from './entry-text.ts';
import { demandScore, feedbackDecider, needsEntry } from './feedback.decider.ts';
import {
  type EntryDecision,
  type EntryKind,
  feedbackStream,
  type RatedNote,
  type Rating,
  type SuggestedEntry,
} from './feedback.events.ts';
import type { GivenFeedback } from './feedback.state.ts';
import { type RatedCase, suggestedEntry } from './suggestion.ts';

export interface FeedbackSaved {
  readonly feedbackId: number;
  readonly asked: EntryKind | null;
  readonly entry: GivenFeedback['entry'];
}

export class GiveFeedback extends Command<FeedbackSaved> {
  constructor(
    readonly body: FeedbackRequest,
    readonly actor: Actor,
    /** Aborts when nobody waits for the answer any more. */
    readonly signal?: AbortSignal,
  ) {
    super();
  }
}

/** An admin takes the entry that feedback asked for into use, or out of the library. */
export class DecideEntry extends Command<void> {
  constructor(
    readonly feedbackId: number,
    readonly decision: EntryDecision,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(GiveFeedback)
export class GiveFeedbackHandler implements ICommandHandler<GiveFeedback> {
  constructor(
    private readonly commit: Commit,
    private readonly ids: Ids,
    private readonly cases: CaseQueries,
    private readonly settling: EntrySettling,
    private readonly suggestions: SuggestionKeys,
    @Inject(TEXT_WORK) private readonly text: TextWork,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ body, actor, signal }: GiveFeedback): Promise<FeedbackSaved> {
    const rated = await this.cases.accessible(body.case_id, actor);
    const note = ratedNote(rated, body.note_id);
    const asked = askedEntry(body);
    const command = {
      type: 'RateNote',
      note,
      rating: rating(body),
      asked,
      today: localDay(this.clock.now()),
    } as const;
    const feedbackId = await this.idOf(note, actor);
    const stream = feedbackStream(feedbackId);
    const { state } = await this.commit.load(stream, feedbackDecider);
    const suggestion =
      asked && needsEntry(state, asked)
        ? await this.suggestion(asked, rated, note.note_content, actor, signal)
        : null;
    await this.commit.to(stream, feedbackDecider, { ...command, suggestion }, actor);
    await this.settling.settle(feedbackId, actor);
    const { state: given } = await this.commit.load(stream, feedbackDecider);
    return { feedbackId, asked, entry: given.stage === 'given' ? given.entry : null };
  }

  private async suggestion(
    asked: EntryKind,
    rated: RatedCase,
    note: string,
    actor: Actor,
    signal?: AbortSignal,
  ): Promise<SuggestedEntry> {
    const id = await this.ids.next('content', actor);
    const asker = { userId: actor.id, signal };
    const entry = await suggestedEntry(asked, id, rated, note, this.text, asker);
    return withSealedText(entry, this.suggestions);
  }

  /** One number for each user, note and version, whoever of two requests comes first. */
  private async idOf({ note_id, note_version }: RatedNote, actor: Actor): Promise<number> {
    const stream = `rating-${actor.id}-${note_id}-${note_version}`;
    const { state: known } = await this.commit.load(stream, nameDecider);
    if (known !== null) return Number(known);
    const id = await this.ids.next('feedback', actor);
    const claim = { type: 'ClaimName', owner: String(id), taken: 'This note was rated meanwhile.' } as const;
    try {
      await this.commit.to(stream, nameDecider, claim, actor);
      return id;
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'conflict') throw error;
      const { state: first } = await this.commit.load(stream, nameDecider);
      if (first === null) throw error;
      return Number(first);
    }
  }
}

@CommandHandler(DecideEntry)
export class DecideEntryHandler implements ICommandHandler<DecideEntry> {
  constructor(
    private readonly commit: Commit,
    private readonly settling: EntrySettling,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ feedbackId, decision, actor }: DecideEntry): Promise<void> {
    demand(actor, 'can_manage_rag');
    const command = { type: 'DecideEntry', decision, today: localDay(this.clock.now()) } as const;
    await this.commit.to(feedbackStream(feedbackId), feedbackDecider, command, actor);
    await this.settling.settle(feedbackId, actor);
  }
}

/** @throws DomainError missing */
function ratedNote(rated: RatedCase, note_id: number): RatedNote {
  const note = rated.notes.find(({ id }) => id === note_id);
  if (!note) throw missing('note_missing', 'Note not found.');
  const { first_name, middle_name, last_name } = rated.patient;
  return {
    case_id: rated.id,
    patient_id: rated.patient_id,
    patient_name: [first_name, middle_name, last_name].filter(Boolean).join(' '),
    note_id,
    note_version: note.version,
    note_content: note.text,
    contents: writtenWith(note.receipt),
  };
}

function rating({ feedback_type, quality_score, comments, specific_issues }: FeedbackRequest): Rating {
  return {
    feedback_type,
    quality_score,
    comments: plainText(comments ?? '').trim() || null,
    issues: feedbackIssues.filter((issue) => specific_issues?.[issue] === true),
  };
}

/** Said before a number is taken; the decider says it again. @throws DomainError naming the field */
function askedEntry(body: FeedbackRequest): EntryKind | null {
  const asked: EntryKind[] = [];
  if (body.should_add_to_rag) asked.push('sample');
  if (body.should_exclude_from_rag) asked.push('avoid');
  for (const kind of asked) demandScore(kind, body.quality_score);
  return asked[0] ?? null;
}
