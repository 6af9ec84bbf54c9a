import { Injectable } from '@nestjs/common';
import type { AuditFilter, AuditPatient } from '@vouchwell/contract';
import { SiteTime } from '../kernel/basics/site-time.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import { Projector } from '../kernel/projecting/projector.ts';
import type { Where } from '../kernel/projecting/read-models.port.ts';
import { PatientQueries } from '../patients/public.ts';
import { auditEntries, during, type Sighting, sightings } from './audit.projections.ts';
import type { AuditEntryDoc } from './audit-entry.ts';
import { type Asked, fits } from './asked.ts';
import { momentsOf } from './period.ts';
import { type Unexplained, unexplained } from './unexplained.projection.ts';

export interface AuditPage {
  readonly entries: readonly AuditEntryDoc[];
  /** The moment behind which the next page begins; null: there is none. */
  readonly next: string | null;
}

/** Pieces of one patient's time that are looked for at once, and more where more entries are wanted: none is empty. */
const PIECES = 30;
/** Of ten minutes: a million sightings. */
const ALL = 10_000;
/** Looks without a reason that are looked through at once, where more is asked of them than their index knows. */
const LOOKS = 200;
const EXPORTED_AT_ONCE = 1_000;

/** The history, newest first, by its indexes and never by counting: page one thousand costs what the first one does. */
@Injectable()
export class AuditQueries {
  constructor(
    private readonly documents: Documents,
    private readonly patients: PatientQueries,
    private readonly site: SiteTime,
    private readonly projector: Projector,
  ) {}

  /** @param before the moment to go on behind */
  async page(filter: AuditFilter, limit: number, before?: string): Promise<AuditPage> {
    return this.read(await this.asked(filter), limit, before);
  }

  /** All of it, in parts that are read when they are wanted. */
  async *all(filter: AuditFilter): AsyncGenerator<readonly AuditEntryDoc[]> {
    const asked = await this.asked(filter);
    let before: string | undefined;
    do {
      const { entries, next } = await this.read(asked, EXPORTED_AT_ONCE, before);
      if (entries.length > 0) yield entries;
      before = next ?? undefined;
    } while (before !== undefined);
  }

  async entry(position: string): Promise<AuditEntryDoc | null> {
    await this.current();
    return this.documents.get(auditEntries, position);
  }

  /** How many looks nothing explains. */
  unexplained(): Promise<number> {
    return this.documents.count(unexplained, { where: { then: null } });
  }

  /** Each look with what explained it since. */
  async explainedSince(entries: readonly AuditEntryDoc[]): Promise<AuditEntryDoc[]> {
    const open = entries.filter(({ why }) => why === 'none').map(({ position }) => position);
    const looks = await this.documents.getMany(unexplained, open);
    return entries.map((entry) => {
      const then = looks.get(entry.position)?.then ?? null;
      return then === null ? entry : { ...entry, why: { kind: 'afterwards', then } };
    });
  }

  /** Who they are, as their records say it today. */
  async named(entries: readonly AuditEntryDoc[]): Promise<AuditPatient[]> {
    const ids = [...new Set(entries.flatMap(({ patients }) => patients))];
    const names = await this.patients.names(ids);
    return ids.map((id) => ({ id, name: names.get(id) ?? null }));
  }

  /** No change waits until it is told here; so whoever reads does, for two seconds at most. */
  private async current(): Promise<void> {
    await Promise.all(
      [auditEntries, sightings, unexplained].map(({ name }) => this.projector.caughtUp(name)),
    );
  }

  private async asked({ from, to, action, outcome, ...rest }: AuditFilter): Promise<Asked> {
    await this.current();
    const moment = from || to ? momentsOf({ from, to }, await this.site.zone()) : {};
    return { ...rest, moment, actions: listed(action), outcomes: listed(outcome) };
  }

  private async read(asked: Asked, limit: number, before?: string): Promise<AuditPage> {
    const { lt } = asked.moment;
    const earlier = before !== undefined && (lt === undefined || before < lt) ? before : lt;
    const upTo = { ...asked, moment: { ...asked.moment, ...(earlier !== undefined && { lt: earlier }) } };
    // One more than is shown tells whether more follow.
    const found = await this.found(upTo, limit + 1);
    const entries = found.slice(0, limit);
    return { entries, next: found.length > limit ? entries.at(-1)!.moment : null };
  }

  private found(asked: Asked, limit: number): Promise<AuditEntryDoc[]> {
    if (asked.why) return this.fitting(this.unexplainedLooks(asked, limit), asked, limit);
    if (asked.patient === undefined) return this.everybodys(asked, limit);
    return this.fitting(this.seen(asked.patient, asked.moment, limit), asked, limit);
  }

  /** Of several actions or outcomes each is read in order, by its own index, and the newest of all are taken. */
  private async everybodys(asked: Asked, limit: number): Promise<AuditEntryDoc[]> {
    const { moment, text, actions, outcomes } = asked;
    const common: Where = {
      ...(Object.keys(moment).length > 0 && { moment }),
      ...(asked.person !== undefined && { actor_id: asked.person }),
      ...(asked.case !== undefined && { object: `case-${asked.case}` }),
      ...(asked.note !== undefined && { note: asked.note }),
      ...(asked.address !== undefined && { address: asked.address }),
    };
    const each = ways('action', actions).flatMap((one) =>
      ways('outcome', outcomes).map((other) => ({ ...common, ...one, ...other })),
    );
    const find = (where: Where) =>
      this.documents.find(auditEntries, {
        where,
        ...(text && { contains: text }),
        sort: ['-moment'],
        limit,
      });
    if (each.length === 1) return find(each[0]!);
    return newest((await Promise.all(each.map(find))).flat()).slice(0, limit);
  }

  private async fitting(parts: AsyncIterable<readonly AuditEntryDoc[]>, asked: Asked, limit: number) {
    const found: AuditEntryDoc[] = [];
    for await (const part of parts) {
      found.push(...part.filter((entry) => fits(entry, asked)));
      if (found.length >= limit) break;
    }
    return found.slice(0, limit);
  }

  /** Newest first, those that nothing has explained since. */
  private async *unexplainedLooks(asked: Asked, wanted: number): AsyncGenerator<AuditEntryDoc[]> {
    const { moment, person, patient } = asked;
    const most = knownOfLooks(asked) ? wanted : LOOKS;
    for (let bounds = moment; ;) {
      const where: Where = {
        then: null,
        ...(person !== undefined && { person }),
        ...(person === undefined && patient !== undefined && { patient }),
        ...(Object.keys(bounds).length > 0 && { moment: bounds }),
      };
      const query = { where, sort: ['-moment'], limit: most };
      const looks = await this.documents.find<Unexplained>(unexplained, query);
      const positions = looks.map(({ position }) => position);
      yield newest([...(await this.documents.getMany(auditEntries, positions)).values()]);
      if (looks.length < most) return;
      bounds = { ...bounds, lt: looks.at(-1)!.moment };
    }
  }

  /** Newest first, at least as many at once as are wanted. */
  private async *seen(
    patient: number,
    { gte, lt }: Asked['moment'],
    wanted: number,
  ): AsyncGenerator<AuditEntryDoc[]> {
    const first = gte && { gte: during(gte) };
    // One piece more than may be needed: the last one's time may go on behind it.
    const most = Math.max(PIECES, wanted + 1);
    let until: { lte?: string; lt?: string } = lt ? { lte: during(lt) } : {};
    for (;;) {
      const bounds = { ...first, ...until };
      const where = { patient, ...(Object.keys(bounds).length > 0 && { during: bounds }) };
      const some = await this.pieces(where, most);
      const last = some.at(-1)?.during;
      const isAll = some.length < most || last === undefined;
      // Of one time there may be several, in no order: whether they are all of the last one's is not known.
      const whole = isAll ? some : some.filter((one) => one.during !== last);
      const pieces = whole.length > 0 || isAll ? whole : await this.pieces({ patient, during: last }, ALL);
      for (const positions of together(pieces, wanted))
        yield newest([...(await this.documents.getMany(auditEntries, positions)).values()]);
      if (isAll) return;
      until = whole.length > 0 ? { lte: last } : { lt: last };
    }
  }

  private pieces(where: Where, limit: number): Promise<Sighting[]> {
    return this.documents.find<Sighting>(sightings, { where, sort: ['-during'], limit });
  }
}

/** The entries of whole pieces of time in a row, at least so many together but for the last. */
function* together(pieces: readonly Sighting[], least: number): Generator<readonly string[]> {
  let positions: string[] = [];
  for (const [number, piece] of pieces.entries()) {
    positions.push(...piece.positions);
    if (positions.length < least || pieces[number + 1]?.during === piece.during) continue;
    yield positions;
    positions = [];
  }
  if (positions.length > 0) yield positions;
}

/** Whether the index of looks without a reason knows everything that is asked. */
const knownOfLooks = (asked: Asked) =>
  (asked.person === undefined || asked.patient === undefined) &&
  [asked.case, asked.note, asked.address, asked.text].every((one) => one === undefined) &&
  [asked.actions, asked.outcomes].every(({ length }) => length === 0);

const listed = (values?: string) => (values ? [...new Set(values.split(','))] : []);
const ways = (field: string, values: readonly string[]): Where[] =>
  values.length === 0 ? [{}] : values.map((value) => ({ [field]: value }));
const newest = (entries: AuditEntryDoc[]) => entries.sort((a, b) => (a.moment < b.moment ? 1 : -1));
