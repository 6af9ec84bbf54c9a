import { CommandHandler } from '@nestjs/cqrs';
import type { PatientFacts } from '@vouchwell/document';
import { PatientCases } from '../cases/public.ts';
import { demand } from '../kernel/access/access.ts';
import { conflict } from '../kernel/basics/problem.ts';
import { inSlices } from '../kernel/basics/slices.ts';
import { type Handles, Way } from '../kernel/commanding/way.ts';
import { type Asked, Wish } from '../kernel/commanding/wish.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { patientDecider, PatientQueries, patientStream } from '../patients/public.ts';
import { type ImportCommand, importDecider } from './import.decider.ts';
import { type ImportEvent, importStream } from './import.events.ts';
import { ImportRows, TOGETHER } from './import-rows.ts';

export class ImportWish extends Wish<
  Asked<ImportCommand, { BeginImport: { readonly patients: readonly PatientFacts[] } }>,
  ImportEvent
> {}

type Handled = Handles<ImportWish, typeof importDecider>;

@CommandHandler(ImportWish)
export class ImportHandler implements Handled {
  readonly decider = importDecider;
  readonly stream = importStream;

  constructor(
    private readonly way: Way,
    private readonly commit: Commit,
    private readonly rows: ImportRows,
    private readonly patients: PatientQueries,
    private readonly cases: PatientCases,
  ) {}

  execute(wish: ImportWish) {
    return this.way.take(wish, this);
  }

  async authorise({ id, asked, actor }: ImportWish): Promise<void> {
    demand(actor, 'can_access_admin');
    if (asked.type === 'TakeImportBack') await this.unused(id);
  }

  readonly enrich: Handled['enrich'] = {
    /** Its rows are durable before it is said to have begun: whoever finishes it finds them. */
    BeginImport: async ({ type, patients }, { id }) => {
      await this.rows.keep(id, patients);
      return { command: { type, rows: patients.length } };
    },
  };

  /** What somebody has worked with stays. @throws DomainError conflict */
  private async unused(id: number): Promise<void> {
    const { state } = await this.commit.load(importStream(id), importDecider);
    if (state?.stage !== 'finished' && state?.stage !== 'stopped') return;
    const brought = state.stage === 'stopped' ? await this.brought(state.patient_ids) : state.patient_ids;
    for await (const ids of inSlices(brought, 500))
      if ((await this.cases.any(ids)) || (await this.patients.touched(ids))) throw used();
  }

  /** Of those that were taken together last, some may never have been registered. */
  private async brought(ids: readonly number[]): Promise<readonly number[]> {
    const last = ids.slice(-TOGETHER);
    const known = await Promise.all(last.map((id) => this.commit.load(patientStream(id), patientDecider)));
    return [...ids.slice(0, -TOGETHER), ...last.filter((_, place) => known[place]!.revision >= 0)];
  }
}

const used = () =>
  conflict(
    'import_used',
    'Patients of this import have cases, were corrected or merged since. It can no longer be taken back.',
  );
