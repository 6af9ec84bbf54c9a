import { Inject, Injectable } from '@nestjs/common';
import type { AuditFilter, AuditReportKind, AuditReportQuery } from '@vouchwell/contract';
import { auditOutcomeLabel } from '@vouchwell/rules';
import { EVENT_LOG } from '../../kernel/basics/tokens.ts';
import type { JsonObject } from '../../kernel/basics/json.ts';
import { Codec } from '../../kernel/log/codec.ts';
import type { EventLog } from '../../kernel/log/event-log.port.ts';
import { RecipientQueries } from '../../cases/public.ts';
import { AuditDetails } from '../audit-details.ts';
import type { AuditEntryDoc } from '../audit-entry.ts';
import { AuditQueries } from '../audit.queries.ts';
import type { Row, RowsOf } from './audit-report.ts';
import { isToBeRead, type Left, LeftOut, leavesAs } from './disclosure-accounting.ts';
import { about, doer, whyWords } from './entry-words.ts';
import { MonthSummary } from './month-summary.ts';
import type { Frame } from './report-frame.ts';

type Cells = (entry: AuditEntryDoc) => Row | Promise<Row>;

const columnsOf = (...columns: readonly (readonly [label: string, share: number])[]) =>
  columns.map(([label, share]) => ({ label, share }));

/** What each report lists. */
@Injectable()
export class ReportTables {
  constructor(
    private readonly audit: AuditQueries,
    private readonly details: AuditDetails,
    private readonly month: MonthSummary,
    @Inject(EVENT_LOG) private readonly log: EventLog,
    private readonly codec: Codec,
    private readonly recipients: RecipientQueries,
  ) {}

  of(kind: AuditReportKind, { patient, person }: AuditReportQuery, frame: Frame): readonly RowsOf[] {
    const { written } = frame;
    switch (kind) {
      case 'disclosures':
        return this.accounting({ patient }, frame);
      case 'patient-access':
        return [
          this.table('Who saw the patient', lookedAt, { patient }, frame, (entry) => [
            ...[written(entry.at), doer(entry), entry.role, entry.sentence, about(entry.object)],
            ...[whyWords(entry), entry.address ?? ''],
          ]),
        ];
      case 'person-access':
        return [
          this.table('What the person did with patients’ records', looking, { person }, frame, (entry) =>
            entry.patients.length === 0
              ? []
              : [
                  ...[written(entry.at), entry.sentence, entry.patients.join(', '), about(entry.object)],
                  ...[whyWords(entry), entry.address ?? ''],
                ],
          ),
        ];
      case 'sign-ins':
        return [
          this.table('Sign-ins', signIns, { action: 'sign_in' }, frame, (entry) =>
            isOf(entry, person)
              ? [
                  ...[written(entry.at), doer(entry), entry.sentence, about(entry.object)],
                  ...[auditOutcomeLabel[entry.outcome], entry.address ?? '', entry.device ?? ''],
                ]
              : [],
          ),
        ];
      case 'rights':
        return [
          this.table('Changes of rights', rights, { action: 'privilege' }, frame, async (entry) =>
            isOf(entry, person)
              ? [
                  ...[written(entry.at), doer(entry), entry.sentence, about(entry.object)],
                  ...[await this.changed(entry), entry.address ?? ''],
                ]
              : [],
          ),
        ];
      case 'month':
        return this.month.tables(frame);
    }
  }

  private accounting(whose: AuditFilter, frame: Frame): RowsOf[] {
    const { written } = frame;
    const listed = this.table('Disclosures', disclosed, whose, frame, async (entry) => {
      const left = await this.left(entry);
      if (!left.counts) return [];
      const what = left.format === null ? left.what : `${left.what} (${left.format})`;
      const { recipient } = left;
      const whom = recipient ? [recipient.name, recipient.address].filter(Boolean).join(', ') : NOT_RECORDED;
      const purpose = recipient?.purpose ?? NOT_RECORDED;
      return [written(entry.at), whom, what, purpose, doer(entry), Number(entry.position)];
    });
    const entries = (): AsyncIterable<readonly AuditEntryDoc[]> => this.entries(whose, frame);
    const leftOf = (entry: AuditEntryDoc) => this.left(entry);
    async function* rows() {
      const tally = new LeftOut();
      for await (const part of entries()) for (const entry of part) tally.add(await leftOf(entry), entry.at);
      yield tally.rows((at) => written(at).slice(0, 'YYYY-MM-DD'.length));
    }
    const none = 'Nothing was left out.';
    return [listed, { title: 'Left out of it, and why', columns: leftOut, none, rows }];
  }

  /** What an access is to an accounting, where its event says more than its entry. */
  private async left(entry: AuditEntryDoc): Promise<Left> {
    if (entry.outcome !== 'done' || !isToBeRead(entry)) return leavesAs(entry, null);
    const [stored] = await this.log.readStream(entry.stream, entry.revision, 1);
    const event = stored && (await this.codec.decode(stored));
    if (!event || event.forgotten) return leavesAs(entry, null);
    const data = event.data as JsonObject;
    return leavesAs(entry, data, await this.recipient(entry, data['recipient']));
  }

  /** To whom it went, by the number among those that were named for its patient. */
  private async recipient({ patients: [patient] }: AuditEntryDoc, recipient: unknown) {
    if (patient === undefined || typeof recipient !== 'number') return undefined;
    return (await this.recipients.of(patient)).find(({ id }) => id === recipient);
  }

  private table(
    title: string,
    { columns, none }: Pick<RowsOf, 'columns' | 'none'>,
    filter: AuditFilter,
    frame: Frame,
    cells: Cells,
  ): RowsOf {
    const entries = () => this.entries(filter, frame);
    async function* rows() {
      for await (const part of entries()) {
        const found: Row[] = [];
        for (const entry of part) found.push(await cells(entry));
        yield found.filter((row) => row.length > 0);
      }
    }
    return { title, columns, none, rows };
  }

  /** Newest first, none behind what the checkpoint covers. */
  private async *entries(filter: AuditFilter, { period, upTo }: Frame): AsyncGenerator<AuditEntryDoc[]> {
    const { from, to } = period;
    for await (const part of this.audit.all({ ...filter, from, to })) {
      const covered = part.filter(({ position }) => position <= upTo.position);
      yield await this.audit.explainedSince(covered);
    }
  }

  private async changed(entry: AuditEntryDoc): Promise<string> {
    const { fields, forgotten } = await this.details.of(entry);
    if (forgotten) return 'forgotten';
    return fields
      .filter(({ before, after }) => before !== after)
      .map(
        ({ name, before, after }) =>
          `${name.replaceAll('_', ' ')}: ${before ?? 'not set'} → ${after ?? 'not set'}`,
      )
      .join('; ');
  }
}

/** Whose account it is about, or whose deed it is. `person`: left out: anybody's. */
const isOf = ({ actor_id, object }: AuditEntryDoc, person: number | undefined): boolean =>
  person === undefined ||
  actor_id === person ||
  (object !== null && /^(user|second-factor)-(\d+)$/.exec(object)?.[2] === String(person));

const NOT_RECORDED = 'not recorded';

const disclosed = {
  columns: columnsOf(
    ...([
      ['Date and time', 5],
      ['To whom', 3],
      ['What was disclosed', 5],
      ['Purpose', 3],
    ] as const),
    ...([
      ['By', 4],
      ['Entry', 2],
    ] as const),
  ),
  none: 'Nothing left the screen that may have to be accounted for.',
};
const leftOut = columnsOf(['What', 6], ['Why it is left out', 6], ['Times', 2], ['First', 3], ['Last', 3]);
const lookedAt = {
  columns: columnsOf(
    ...([
      ['Date and time', 5],
      ['Who', 4],
      ['Role', 2],
      ['What they did', 5],
      ['About', 2],
    ] as const),
    ...([
      ['Why', 4],
      ['Address', 3],
    ] as const),
  ),
  none: 'Nobody saw or changed anything of this patient in this period.',
};
const looking = {
  columns: columnsOf(
    ...([
      ['Date and time', 5],
      ['What they did', 5],
      ['Patients', 3],
      ['About', 2],
    ] as const),
    ...([
      ['Why', 4],
      ['Address', 3],
    ] as const),
  ),
  none: 'The person did nothing with patients’ records in this period.',
};
const signIns = {
  columns: columnsOf(
    ...([
      ['Date and time', 5],
      ['Who', 4],
      ['What', 5],
      ['Account', 2],
      ['Outcome', 2],
      ['Address', 3],
    ] as const),
    ['Device', 4],
  ),
  none: 'Nobody signed in or tried to in this period.',
};
const rights = {
  columns: columnsOf(
    ...([
      ['Date and time', 5],
      ['By whom', 4],
      ['What', 4],
      ['Of', 2],
      ['Before and after', 6],
    ] as const),
    ['Address', 3],
  ),
  none: 'No rights were changed in this period.',
};
