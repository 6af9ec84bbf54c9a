import { Injectable } from '@nestjs/common';
import type { FeedbackEffectResponse, ListFeedbackQuery } from '@vouchwell/contract';
import { orderOf } from '@vouchwell/rules';
import { Commit } from '../kernel/committing/commit.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import { missing } from '../kernel/basics/problem.ts';
import type { Where } from '../kernel/projecting/read-models.port.ts';
import { feedbackDecider } from './feedback.decider.ts';
import { feedbackStream } from './feedback.events.ts';
import type { GivenFeedback } from './feedback.state.ts';
import { feedbackWeeks } from './feedback-weeks.projection.ts';
import { ratedNotes, type RatedNoteDoc } from './feedback.projections.ts';

const PER_PAGE = 10;
const PAGE = 1_000;

const orders = { given: ['id'], rating: ['quality_score', '-id'] };
/** Two lifetimes of weeks. */
const WEEKS = 10_000;

export interface RatedNotePage {
  readonly notes: RatedNoteDoc[];
  readonly pages: number;
  readonly total: number;
}

@Injectable()
export class FeedbackQueries {
  constructor(
    private readonly documents: Documents,
    private readonly commit: Commit,
  ) {}

  async list(asked: ListFeedbackQuery): Promise<RatedNotePage> {
    const { page = 1, per_page = PER_PAGE, feedback_type } = asked;
    const where: Where = feedback_type ? { feedback_type } : {};
    const sort = orderOf(asked.sort, orders, ['-id']);
    const query = { where, sort, skip: (page - 1) * per_page, limit: per_page };
    const [notes, total] = await Promise.all([
      this.documents.find(ratedNotes, query),
      this.documents.count(ratedNotes, { where }),
    ]);
    return { notes, pages: Math.ceil(total / per_page), total };
  }

  /** The entry that feedback asks for, as its stream has it now. */
  async entryNow(id: number): Promise<GivenFeedback['entry']> {
    const { state } = await this.commit.load(feedbackStream(id), feedbackDecider);
    return state.stage === 'given' ? state.entry : null;
  }

  /** Whose note it is about; null where there is no such feedback. */
  async patientOf(id: number): Promise<number | null> {
    return (await this.documents.get(ratedNotes, id))?.patient_id ?? null;
  }

  /** @throws DomainError missing */
  async withEntry(id: number): Promise<RatedNoteDoc & { entry: NonNullable<RatedNoteDoc['entry']> }> {
    const doc = await this.documents.get(ratedNotes, id);
    if (!doc) throw missing('feedback_missing', 'Feedback not found.');
    const { entry } = doc;
    if (!entry) throw missing('entry_missing', 'This feedback asks for no library entry.');
    return { ...doc, entry };
  }

  /** Feedback whose library entry does not stand yet where it was decided to. */
  async unsettled(): Promise<number[]> {
    const ids: number[] = [];
    for await (const page of this.documents.walk(ratedNotes, { where: { is_settled: false } }, PAGE))
      ids.push(...page.map(({ id }) => id));
    return ids;
  }

  async effect(): Promise<FeedbackEffectResponse> {
    const found = await this.documents.find(feedbackWeeks, { sort: ['week'], limit: WEEKS });
    let approved_entries = 0;
    const weeks = found.map(({ week, rated, score_sum, positive, neutral, negative, approved }) => {
      approved_entries += approved;
      const average = rated === 0 ? 0 : Math.round((score_sum / rated) * 100) / 100;
      return { week, rated, average, positive, neutral, negative, approved_entries };
    });
    return { weeks: weeks.filter(({ rated }) => rated > 0) };
  }
}
