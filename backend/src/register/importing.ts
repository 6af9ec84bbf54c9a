import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { PatientFacts } from '@vouchwell/document';
import type { Logger } from 'pino';
import { PatientCases } from '../cases/public.ts';
import type { Clock } from '../kernel/basics/clock.ts';
import { messageOf } from '../kernel/basics/message-of.ts';
import { isRefusal } from '../kernel/basics/problem.ts';
import { SiteTime } from '../kernel/basics/site-time.ts';
import { inSlices } from '../kernel/basics/slices.ts';
import { CLOCK, LOGGER } from '../kernel/basics/tokens.ts';
import { UnderWay } from '../kernel/basics/under-way.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { Ids } from '../kernel/committing/ids.ts';
import { asOwnCommand } from '../kernel/committing/own-command.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { patientDecider, type PatientState, patientStream } from '../patients/public.ts';
import { StandingQueries } from '../users/public.ts';
import { type ImportCommand, importDecider, type ImportState } from './import.decider.ts';
import { importStream, importWantedBy } from './import.events.ts';
import { ImportQueries } from './import.queries.ts';
import { ImportRows, TOGETHER } from './import-rows.ts';

interface Going {
  /** The import's. */
  readonly id: number;
  /** In whose name; null: a program's. */
  readonly by: number | null;
  /** Who goes on with it. */
  readonly actor: Actor;
}

/** So many appends share the log's transactions, without crowding out others. */
const AT_ONCE = 10;

/**
 * Imports on their way, beside the requests: rows are taken a hundred at a time, by numbers that the stream keeps, so
 * that whoever goes on after a power cut registers the same ones and none twice.
 */
@Injectable()
export class Importing implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly underWay = new UnderWay((id, error) =>
    this.logger.warn(`Import ${id} of patients goes on at the next start: ${messageOf(error)}`),
  );

  constructor(
    private readonly commit: Commit,
    private readonly ids: Ids,
    private readonly rows: ImportRows,
    private readonly imports: ImportQueries,
    private readonly cases: PatientCases,
    private readonly site: SiteTime,
    private readonly standing: StandingQueries,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const id of await this.imports.due()) void this.goOn(id, systemActor());
  }

  /** Between two batches: the next start goes on. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.underWay.stop();
  }

  /** Resolves when nothing of it is left to do in this process. */
  goOn(id: number, actor: Actor): Promise<void> {
    return this.underWay.goOn(id, () => this.work(id, asOwnCommand(actor)));
  }

  private async work(id: number, actor: Actor): Promise<void> {
    while (!this.underWay.stopping) {
      const { state } = await this.commit.load(importStream(id), importDecider);
      if (state?.stage !== 'running' && state?.stage !== 'undoing') return this.rows.forget(id);
      const { state: by } = await this.commit.load(importStream(id), importWantedBy);
      const going: Going = { id, by, actor };
      if (!(await this.isWanted(going))) await this.stop(id, state);
      else if (state.stage === 'running') await this.register(going, state);
      else await this.undo(going, state);
    }
  }

  /** Whether nothing forbids it whoever wants it, which a program never is. Asked before whatever is written for them. */
  private async isWanted({ by }: Going): Promise<boolean> {
    return by === null || this.standing.may(by, 'can_access_admin');
  }

  private async stop(id: number, { patient_ids }: ImportState): Promise<void> {
    let registered = 0;
    for await (const slice of inSlices(patient_ids, AT_ONCE)) {
      const found = await Promise.all(slice.map((one) => this.record(one)));
      registered += found.filter((record) => record !== null).length;
    }
    await this.tell(id, { type: 'StopImport', registered }, systemActor());
  }

  /** The rows taken last, as some of them may be missing, and the next ones. */
  private async register(going: Going, { rows, patient_ids }: ImportState): Promise<void> {
    const { id, actor } = going;
    const last = Math.max(0, Math.ceil(patient_ids.length / TOGETHER) - 1) * TOGETHER;
    if (patient_ids.length > 0) {
      await this.registered(going, patient_ids.slice(last), await this.rows.from(id, last));
    }
    if (!(await this.isWanted(going))) return;
    if (patient_ids.length === rows) return this.tell(id, { type: 'FinishImport' }, actor);
    const next = await this.rows.from(id, patient_ids.length);
    // The numbers are the import's, not the request's.
    const taken = await Promise.all(next.map(() => this.ids.next('patient', unreserved(actor))));
    await this.tell(id, { type: 'TakeRows', from: patient_ids.length, patient_ids: taken }, actor);
  }

  private async registered(
    going: Going,
    ids: readonly number[],
    patients: readonly PatientFacts[],
  ): Promise<void> {
    const { id: import_id, actor } = going;
    const today = await this.site.day(this.clock.now());
    for await (const slice of inSlices(ids.entries(), AT_ONCE)) {
      if (!(await this.isWanted(going))) return;
      await Promise.all(
        slice.map(async ([place, id]) => {
          const patient = patients[place]!;
          const command = { type: 'RegisterPatient', id, patient, today, import_id } as const;
          await this.commit.to(patientStream(id), patientDecider, command, actor).catch((error: unknown) => {
            if (!isRefusal(error, 'patient_exists')) throw error;
          });
        }),
      );
    }
  }

  private async undo(going: Going, { patient_ids }: ImportState): Promise<void> {
    const { id, actor } = going;
    const stayed: number[] = [];
    for await (const slice of inSlices(patient_ids, AT_ONCE)) {
      if (!(await this.isWanted(going))) return;
      const gone = await Promise.all(slice.map((one) => this.withdrawn(id, one, actor)));
      stayed.push(...slice.filter((_, place) => !gone[place]));
    }
    await this.tell(id, { type: 'FinishUndo', stayed }, actor);
  }

  /** Whether it is gone: each record decides at this moment, and what somebody has begun to use stays. */
  private async withdrawn(import_id: number, id: number, actor: Actor): Promise<boolean> {
    const record = await this.record(id);
    if (!record) return true;
    // Imports of an earlier version left no word in a record of being its own, nor cases of having taken it up.
    const has_cases = record.import_id === null && (await this.cases.any([id]));
    const command = { type: 'WithdrawPatient', import_id, has_cases } as const;
    const { events } = await this.commit.to(patientStream(id), patientDecider, command, actor);
    return events.length > 0 || (await this.record(id)) === null;
  }

  private async record(id: number): Promise<PatientState | null> {
    return (await this.commit.load(patientStream(id), patientDecider)).state;
  }

  private async tell(id: number, command: ImportCommand, actor: Actor): Promise<void> {
    await this.commit.to(importStream(id), importDecider, command, asOwnCommand(actor));
  }
}

const unreserved = (actor: Actor): Actor => ({
  ...actor,
  request: { ...actor.request, reservation: null },
});
