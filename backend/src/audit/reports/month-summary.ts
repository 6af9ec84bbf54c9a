import { Injectable } from '@nestjs/common';
import { setImmediate as breathe } from 'node:timers/promises';
import { addDays, type AuditAction, auditActionLabel, auditActions } from '@vouchwell/rules';
import { Documents } from '../../kernel/projecting/documents.ts';
import type { Where } from '../../kernel/projecting/read-models.port.ts';
import { UserQueries } from '../../users/public.ts';
import { auditEntries } from '../audit.projections.ts';
import { momentsOf } from '../period.ts';
import { unexplained } from '../unexplained.projection.ts';
import type { Row, RowsOf } from './audit-report.ts';
import type { Frame } from './report-frame.ts';

/** What a day's entries are told by. */
const groups: readonly { label: string; actions: readonly AuditAction[] }[] = [
  { label: 'Sign-ins', actions: ['sign_in'] },
  { label: 'Looks', actions: ['view', 'search'] },
  { label: 'Changes', actions: ['create', 'change', 'delete', 'sign', 'generate'] },
  { label: 'Taken out', actions: ['print', 'copy', 'export'] },
  { label: 'Refused', actions: ['refused'] },
];

/** The figures of a month, each counted by an index of the history: no entry is read. */
@Injectable()
export class MonthSummary {
  constructor(
    private readonly documents: Documents,
    private readonly users: UserQueries,
  ) {}

  tables(frame: Frame): RowsOf[] {
    const none = 'Nothing happened in this month.';
    const bars = (labels: readonly string[], first: string, share: number) => [
      { label: first, share },
      ...labels.map((label) => ({ label, share: 3, bar: true })),
    ];
    const labels = groups.map(({ label }) => label);
    return [
      { title: 'Days', none, columns: bars(labels, 'Day', 2), rows: () => this.days(frame) },
      {
        title: 'What was done',
        none,
        columns: bars(['Entries'], 'Action', 3),
        rows: () => this.actions(frame),
      },
      { title: 'By whom', none, columns: bars(['Entries'], 'Person', 3), rows: () => this.people(frame) },
      { title: 'To be looked at', none, columns: bars(['Entries'], 'What', 3), rows: () => this.open(frame) },
    ];
  }

  private async *days(frame: Frame): AsyncGenerator<Row[]> {
    const { from, to, time_zone } = frame.period;
    for (let day = from; day <= to; day = addDays(day, 1)) {
      const moment = within({ from: day, to: day }, time_zone, frame);
      // Days to come have no figures yet.
      if (moment.gte > frame.made_at) return;
      const sums: number[] = [];
      for (const { actions } of groups) {
        const found = await Promise.all(actions.map((action) => this.count({ moment, action })));
        sums.push(found.reduce((sum, one) => sum + one, 0));
      }
      yield [[day, ...sums]];
      await breathe();
    }
  }

  private async *actions(frame: Frame): AsyncGenerator<Row[]> {
    const moment = whole(frame);
    for (const action of auditActions) {
      yield [[auditActionLabel[action], await this.count({ moment, action })]];
      await breathe();
    }
  }

  /** Whoever did most first; the program and visitors are nobody. */
  private async *people(frame: Frame): AsyncGenerator<Row[]> {
    const moment = whole(frame);
    const rows: [string, number][] = [];
    for (const { id, full_name, username } of await this.users.all()) {
      const entries = await this.count({ moment, actor_id: id });
      if (entries > 0) rows.push([full_name ? `${full_name} (${username})` : username, entries]);
      await breathe();
    }
    yield rows.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  }

  private async *open(frame: Frame): AsyncGenerator<Row[]> {
    const moment = whole(frame);
    yield [
      [
        'Looks that nothing explains',
        await this.documents.count(unexplained, { where: { then: null, moment } }),
      ],
      ['Refused', await this.count({ moment, outcome: 'refused' })],
      ['Failed', await this.count({ moment, outcome: 'failed' })],
      ['Rights changed', await this.count({ moment, action: 'privilege' })],
    ];
  }

  private count(where: Where): Promise<number> {
    return this.documents.count(auditEntries, { where });
  }
}

const whole = (frame: Frame) => within(frame.period, frame.period.time_zone, frame);

/** Not behind what the report's checkpoint covers. */
function within(days: { from: string; to: string }, zone: string, { upTo }: Frame) {
  const { gte = '', lt = '' } = momentsOf(days, zone);
  return upTo.moment < lt ? { gte, lte: upTo.moment } : { gte, lt };
}
