import { Injectable } from '@nestjs/common';
import type { CaseWeek, ReportedUser, ReportQuery, ReportResponse, Spread } from '@vouchwell/contract';
import { type CaseStatus, mondayOf, reportPeriod, reportPeriodRefused, weeksBetween } from '@vouchwell/rules';
import { invalid } from '../kernel/basics/problem.ts';
import { SiteTime } from '../kernel/basics/site-time.ts';
import { CurrentDocuments } from '../kernel/projecting/current-documents.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import type { Projection, Sum } from '../kernel/projecting/projection.ts';
import { UserQueries } from '../users/public.ts';
import { caseFigures } from './case-figures.projection.ts';
import { bucketsOf, spreadOf } from './durations.ts';
import { feedbackFigures } from './feedback-figures.projection.ts';
import { noteFigures } from './note-figures.projection.ts';
import { daysOfQuarters, quartersAround } from './quarter-hours.ts';
import { StorageQueries } from './storage.queries.ts';
import { Tally } from './tally.ts';

const PAGE = 10_000;
const [HOUR, DAY] = [60, 1_440];
/** In minutes: the same hour, half a day at work, a day, three days, a week, a month. */
const SIGNED_WITHIN = [HOUR, 4 * HOUR, DAY, 3 * DAY, 7 * DAY, 30 * DAY];

type Period = ReportResponse['period'];
type Named = Pick<Projection, 'name'>;

/** What a period comes to, from sums that the read models keep: however many cases there are, none is looked at. */
@Injectable()
export class ReportQueries {
  constructor(
    private readonly documents: Documents,
    private readonly current: CurrentDocuments,
    private readonly users: UserQueries,
    private readonly storage: StorageQueries,
    private readonly site: SiteTime,
  ) {}

  /** @throws DomainError invalid, naming the field */
  async report(asked: ReportQuery): Promise<ReportResponse> {
    const period = await this.period(asked);
    await Promise.all([caseFigures, noteFigures, feedbackFigures].map((each) => this.current.whole(each)));
    const [cases, notes, feedback, storage] = await Promise.all([
      this.byWeek(caseFigures, period),
      this.byWeek(noteFigures, period),
      this.feedback(period),
      this.storage.state(),
    ]);
    const all = Tally.of(cases.values());
    const minutes = lengthsOf(all.startingWith('minutes'));
    return {
      period,
      cases: {
        opened: all.startingWith('opened').total(),
        signed: all.startingWith('signed').total(),
        statuses: statuses.map((status) => ({ status, cases: all.get(`status ${status}`) })),
        categories: categoriesOf(all),
        users: await this.usersOf(all),
        weeks: weeksOf(period, cases, notes),
        minutes_to_signature: spreadOf(minutes),
        signed_within: bucketsOf(minutes, SIGNED_WITHIN),
      },
      notes: notesOf(Tally.of(notes.values())),
      feedback: feedbackOf(feedback),
      storage,
    };
  }

  private async period(asked: ReportQuery): Promise<Period> {
    const [today, time_zone] = await Promise.all([this.site.day(), this.site.zone()]);
    const period = reportPeriod(asked, today);
    const refused = reportPeriodRefused(period);
    if (refused) throw invalid('period', refused.why, { [refused.field]: refused.why });
    return { ...period, time_zone };
  }

  /** The sums of a period's weeks, by their Mondays; weeks without any are left out. */
  private async byWeek(of: Named, { from, to, time_zone }: Period): Promise<Map<string, Tally>> {
    const dayOf = daysOfQuarters(time_zone);
    const weeks = new Map<string, Tally>();
    for (const { counted, sums } of await this.sums(of, quartersAround(from, to))) {
      const day = dayOf(counted);
      if (day < from || day > to) continue;
      const monday = mondayOf(day);
      const week = weeks.get(monday) ?? new Tally();
      week.add(sums);
      weeks.set(monday, week);
    }
    return weeks;
  }

  private async feedback({ from, to }: Period): Promise<Tally> {
    const tally = new Tally();
    for (const { sums } of await this.sums(feedbackFigures, { gte: from, lte: to })) tally.add(sums);
    return tally;
  }

  private async sums(of: Named, range: { readonly gte: string; readonly lte: string }): Promise<Sum[]> {
    const found: Sum[] = [];
    for (;;) {
      const query = { where: { counted: range }, sort: ['counted'], skip: found.length, limit: PAGE };
      const page = await this.documents.find(of as Projection<Sum, never>, query);
      found.push(...page);
      if (page.length < PAGE) return found;
    }
  }

  /** Those who opened most first. */
  private async usersOf(all: Tally): Promise<ReportedUser[]> {
    const known = new Map((await this.users.all()).map((user) => [String(user.id), user]));
    return all
      .startingWith('opened')
      .entries()
      .map(([id, opened]) => {
        const { full_name = null, username = null } = known.get(id) ?? {};
        const [signed, completed] = [all.get(`signed ${id}`), all.get(`completed ${id}`)];
        return { user_id: Number(id), full_name, username, opened, signed, completed };
      })
      .sort((a, b) => b.opened - a.opened || a.user_id - b.user_id);
  }
}

const statuses: readonly CaseStatus[] = ['draft', 'in_progress', 'completed'];

const categoriesOf = (all: Tally) =>
  [...all.startingWith('category').entries()]
    .map(([category, cases]) => ({ category, cases }))
    .sort((a, b) => b.cases - a.cases || (a.category < b.category ? -1 : 1));

/** Every week of the period, also those in which nothing was. */
function weeksOf(
  period: Period,
  cases: ReadonlyMap<string, Tally>,
  notes: ReadonlyMap<string, Tally>,
): CaseWeek[] {
  const none = new Tally();
  return weeksBetween(period.from, period.to).map((week) => {
    const of = cases.get(week) ?? none;
    return {
      week,
      opened: of.startingWith('opened').total(),
      signed: of.startingWith('signed').total(),
      completed: of.startingWith('completed').total(),
      notes: (notes.get(week) ?? none).get('written'),
    };
  });
}

function notesOf(all: Tally): ReportResponse['notes'] {
  const models = [...all.startingWith('model').entries()].map(([model, notes]) => ({
    model: model || null,
    notes,
    seconds: spread(all.startingWith('seconds').endingWith(model)),
  }));
  return {
    written: all.get('written'),
    fallbacks: all.get('fallbacks'),
    models: models.sort((a, b) => b.notes - a.notes || ((a.model ?? '') < (b.model ?? '') ? -1 : 1)),
    signatures: all.get('signatures'),
    with_marks: all.get('with_marks'),
    marks: all.get('marks'),
  };
}

function feedbackOf(all: Tally): ReportResponse['feedback'] {
  const [rated, score] = [all.get('rated'), all.get('score')];
  return {
    rated,
    average: rated === 0 ? null : Math.round((score / rated) * 100) / 100,
    positive: all.get('positive'),
    neutral: all.get('neutral'),
    negative: all.get('negative'),
  };
}

const lengthsOf = (lengths: Tally) =>
  new Map([...lengths.entries()].map(([length, times]) => [Number(length), times]));
const spread = (lengths: Tally): Spread => spreadOf(lengthsOf(lengths));
