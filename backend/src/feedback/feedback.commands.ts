import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { feedbackIssues, type FeedbackRequest } from '@vouchwell/contract';
import { writtenWith } from '@vouchwell/rules';
import { CaseQueries, CaseReadiness } from '../cases/public.ts';
import { demand } from '../kernel/access/access.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { type Asked, type Done, Wish } from '../kernel/commanding/wish.ts';
import { Commit } from '../kernel/committing/commit.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { Ids } from '../kernel/committing/ids.ts';
import { nameDecider } from '../kernel/committing/names.ts';
import { LibraryQueries } from '../library/public.ts';
import { SiteTime } from '../kernel/basics/site-time.ts';
import { plainText } from '../kernel/basics/plain-text.ts';
import { changedMeanwhile, DomainError, missing } from '../kernel/basics/problem.ts';
import { SuggestionKeys } from '../kernel/vault/suggestion-keys.ts';
import type { Asker } from '../kernel/ports/asker.ts';
import type { TextWork } from '../kernel/ports/text-work.port.ts';
import { TEXT_WORK } from '../kernel/basics/tokens.ts';
import { EntrySettling } from './entry-settling.ts';
import { withSealedText } from './entry-text.ts';
import { demandScore, type FeedbackCommand, feedbackDecider, needsEntry } from './feedback.decider.ts';
import {
  type EntryDecision,
  type EntryKind,
  type FeedbackEvent,
  feedbackStream,
  type RatedNote,
  type Rating,
  type SuggestedEntry,
} from './feedback.events.ts';
import { hasOpenMarks, type RatedCase, suggestedEntry } from './suggestion.ts';

type FeedbackAsked = Asked<
  FeedbackCommand,
  {
    RateNote: { readonly body: FeedbackRequest };
    /** `read`: the revision of the library's content that was read before it was decided. */
    DecideEntry: { readonly decision: EntryDecision; readonly read?: number | undefined };
  }
>;

export class FeedbackWish extends Wish<FeedbackAsked, FeedbackEvent> {}

type Handled = Handles<FeedbackWish, typeof feedbackDecider>;

@CommandHandler(FeedbackWish)
export class FeedbackHandler implements Handled {
  readonly decider = feedbackDecider;
  readonly stream = feedbackStream;

  constructor(
    private readonly way: Way,
    private readonly commit: Commit,
    private readonly ids: Ids,
    private readonly cases: CaseQueries,
    private readonly readiness: CaseReadiness,
    private readonly settling: EntrySettling,
    private readonly library: LibraryQueries,
    private readonly suggestions: SuggestionKeys,
    private readonly site: SiteTime,
    @Inject(TEXT_WORK) private readonly text: TextWork,
  ) {}

  execute(wish: FeedbackWish) {
    return this.way.take(wish, this);
  }

  authorise({ asked, actor }: FeedbackWish): void | Promise<unknown> {
    if (asked.type === 'RateNote') return this.cases.accessible(asked.body.case_id, actor);
    demand(actor, 'can_manage_rag');
  }

  readonly enrich: Handled['enrich'] = {
    RateNote: async ({ type, body }, { actor, today, signal }) => {
      const rated = await this.cases.accessible(body.case_id, actor);
      const note = ratedNote(rated, body.note_id);
      const wished = askedEntry(body);
      const id = await this.idOf(note, actor);
      const { state } = await this.commit.load(feedbackStream(id), feedbackDecider);
      const asker = { userId: actor.id, signal };
      const needed = needsEntry(state, wished) ? wished : null;
      const isOpen = needed === 'sample' && (await this.isOpen(rated, note, asker));
      const asked = isOpen ? null : wished;
      const suggestion =
        needed && !isOpen ? await this.suggestion(needed, rated, note.note_content, actor, asker) : null;
      return { id, command: { type, note, rating: rating(body), asked, suggestion, today } };
    },
    DecideEntry: async ({ type, decision, read }, { id, today }) => {
      if (read !== undefined) await this.stillAsRead(id, read);
      return { command: { type, decision, today } };
    },
  };

  /** The library follows. */
  async after({ id }: Done, { actor }: FeedbackWish): Promise<void> {
    await this.settling.settle(id, actor);
  }

  /** Nobody lets a text into the library that they did not read: it may have been edited since. @throws DomainError conflict */
  private async stillAsRead(id: number, read: number): Promise<void> {
    const { state } = await this.commit.load(feedbackStream(id), feedbackDecider);
    if (state.stage !== 'given' || state.entry?.state !== 'pending') return;
    const revision = await this.library.revision(state.entry.content_id);
    if (revision !== null && revision !== read) throw changedMeanwhile(revision);
  }

  private async isOpen(
    rated: RatedCase,
    { note_id: id, note_content: text }: RatedNote,
    asker: Asker,
  ): Promise<boolean> {
    const written = rated.notes.find((note) => note.id === id)?.created_at;
    const day = await this.site.day(written ? new Date(written) : undefined);
    const facts = await this.readiness.factsOf(rated.id, rated, await this.site.day());
    return hasOpenMarks(rated, { id, text }, facts, day, this.text, asker);
  }

  private async suggestion(
    asked: EntryKind,
    rated: RatedCase,
    note: string,
    actor: Person,
    asker: Asker,
  ): Promise<SuggestedEntry> {
    const id = await this.ids.next('content', actor);
    const entry = await suggestedEntry(asked, id, rated, note, this.text, asker);
    return withSealedText(entry, this.suggestions);
  }

  /** One number for each user, note and version, whoever of two requests comes first. */
  private async idOf({ note_id, note_version }: RatedNote, actor: Person): Promise<number> {
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
export function askedEntry(body: FeedbackRequest): EntryKind | null {
  const asked: EntryKind[] = [];
  if (body.should_add_to_rag) asked.push('sample');
  if (body.should_exclude_from_rag) asked.push('avoid');
  for (const kind of asked) demandScore(kind, body.quality_score);
  return asked[0] ?? null;
}
