import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { AuditReportCheckpoint, AuditReportKind, AuditReportQuery } from '@vouchwell/contract';
import { addDays, clockTime } from '@vouchwell/rules';
import type { Clock } from '../../kernel/basics/clock.ts';
import { DomainError, invalid } from '../../kernel/basics/problem.ts';
import { SiteTime } from '../../kernel/basics/site-time.ts';
import { CLOCK } from '../../kernel/basics/tokens.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import { Projector } from '../../kernel/projecting/projector.ts';
import { LogKeeper } from '../../kernel/proving/log-keeper.ts';
import { SiteQueries } from '../../site/public.ts';
import type { AuditEntryDoc } from '../audit-entry.ts';
import { auditEntries, sightings } from '../audit.projections.ts';
import { unexplained } from '../unexplained.projection.ts';
import type { AuditReport } from './audit-report.ts';

/** What each report says of itself, and up to where it can tell. */
export interface Frame extends Pick<AuditReport, 'site' | 'period' | 'facts' | 'checkpoint' | 'made_at'> {
  /** The last place of the history that is in it: time and position. */
  readonly upTo: Pick<AuditEntryDoc, 'moment' | 'position'>;
  /** A moment on the site's clocks. */
  written(at: string): string;
}

/** The log is followed by a moment; longer only while its tree is made anew. */
const [LOOK_MS, LOOKS] = [20, 250];
const USUAL_DAYS = 30;
/** An accounting covers the six years before the day on which it is asked for [45 CFR 164.528(a)(1)]. */
const ACCOUNTED_YEARS = 6;

const behind = () =>
  new DomainError(
    'unavailable',
    'history_behind',
    'The history is still being brought up to date, and a report must not miss its end. Try again in a minute.',
  );

@Injectable()
export class ReportFrames {
  constructor(
    private readonly documents: Documents,
    private readonly projector: Projector,
    private readonly keeper: LogKeeper,
    private readonly site: SiteQueries,
    private readonly time: SiteTime,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError invalid, naming the field; unavailable */
  async of(kind: AuditReportKind, asked: AuditReportQuery, by: Person): Promise<Frame> {
    const period = periodOf(kind, asked, await this.time.day());
    const [time_zone, { name: site }] = await Promise.all([this.time.zone(), this.site.atWork()]);
    const upTo = await this.newest();
    const checkpoint = await this.covering(upTo);
    const made_at = this.clock.now().toISOString();
    const written = (at: string) => {
      const { day, time, zone } = clockTime(new Date(at), time_zone);
      return `${day} ${time} ${zone}`;
    };
    const facts = [
      ['Period', `${period.from} to ${period.to}, days of ${time_zone}`],
      ['Made by', `${by.full_name ?? by.username} (${by.username})`],
      ['Made at', written(made_at)],
      ['Checkpoint', `${checkpoint.size} events, the last at position ${Number(checkpoint.position)}`],
      ['Its root', checkpoint.root],
      ['Its key', checkpoint.key_id],
    ] as const;
    return { site: site ?? '', period: { ...period, time_zone }, facts, checkpoint, made_at, upTo, written };
  }

  /** The history's end, once all that it is read from has come so far. */
  private async newest(): Promise<Frame['upTo']> {
    const names = [auditEntries, sightings, unexplained].map(({ name }) => name);
    const current = await Promise.all(names.map((name) => this.projector.caughtUp(name)));
    const [newest] = await this.documents.find(auditEntries, { sort: ['-moment'], limit: 1 });
    if (!newest || !current.every(Boolean)) throw behind();
    return newest;
  }

  /** What proves the log up to that place. */
  private async covering({ position }: Frame['upTo']): Promise<AuditReportCheckpoint> {
    const isBehind = () => (this.keeper.known.end?.position ?? '') < position;
    for (let looks = 0; looks < LOOKS && isBehind(); looks += 1) await pause(LOOK_MS);
    const signed = isBehind() ? null : await this.keeper.checkpoint();
    if (!signed) throw behind();
    const [, , root = '', , signature = ''] = signed.note.split('\n');
    const key = Buffer.from(signature.split(' ').at(-1) ?? '', 'base64').subarray(0, 4);
    return { position, size: signed.size, root, key_id: key.toString('hex') };
  }
}

type Days = Pick<Frame['period'], 'from' | 'to'>;

/** Days of the site's calendar, both within. @throws DomainError invalid */
export function periodOf(kind: AuditReportKind, asked: AuditReportQuery, today: string): Days {
  if (kind === 'month') return daysOf(asked.month ?? today.slice(0, 7));
  const to = asked.to ?? today;
  const earliest = yearsBefore(today, ACCOUNTED_YEARS);
  const from = asked.from ?? (kind === 'disclosures' ? earliest : addDays(to, 1 - USUAL_DAYS));
  if (from > to) throw refused('from must not be after to.');
  if (kind === 'disclosures' && from < earliest)
    throw refused(
      `from can be ${earliest} at the earliest: an accounting reaches back six years [45 CFR 164.528(a)(1)].`,
    );
  return { from, to };
}

const refused = (message: string) => invalid('period', message, { from: message });

/** The 29th of February, in a year without one, is the 1st of March. */
function yearsBefore(day: string, years: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year - years, month - 1, date)).toISOString().slice(0, 10);
}

function daysOf(month: string): Days {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const next = new Date(0);
  next.setUTCFullYear(year, number, 1);
  return { from: `${month}-01`, to: addDays(next.toISOString().slice(0, 10), -1) };
}
