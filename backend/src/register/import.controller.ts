import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  CheckImportRequest,
  type ImportBegunResponse,
  type ImportCheckResponse,
  ImportPatientsRequest,
  PageQuery,
  type PatientImport,
  type PatientImportsResponse,
} from '@vouchwell/contract';
import { Disclosed, Reveals } from '../http/routes/disclosure.ts';
import { NumberPipe } from '../http/bodies/number.pipe.ts';
import { Me } from '../http/request.ts';
import { Needs } from '../http/routes/route-access.ts';
import type { Clock } from '../kernel/basics/clock.ts';
import { conflict, invalid, missing } from '../kernel/basics/problem.ts';
import { seal } from '../kernel/basics/seal.ts';
import { SiteTime } from '../kernel/basics/site-time.ts';
import { CLOCK } from '../kernel/basics/tokens.ts';
import { Ids } from '../kernel/committing/ids.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { PatientQueries } from '../patients/public.ts';
import { ImportWish } from './import.commands.ts';
import { ImportQueries } from './import.queries.ts';
import { TOGETHER } from './import-rows.ts';
import { Importing } from './importing.ts';
import { likelyRows } from './likely-rows.ts';
import { checkResponse, readPatientFile } from './patient-file.ts';

const importId = new NumberPipe('import_missing', 'Import not found.');

/** Many patients from one file: looked at whole, then registered, and taken back while nobody has used them. */
@Controller('patients/imports')
export class ImportController {
  constructor(
    private readonly bus: CommandBus,
    private readonly patients: PatientQueries,
    private readonly ids: Ids,
    private readonly imports: ImportQueries,
    private readonly importing: Importing,
    private readonly site: SiteTime,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get()
  @Needs('can_access_admin')
  @Reveals('nothing')
  list(@Query() query: PageQuery): Promise<PatientImportsResponse> {
    return this.imports.page(query);
  }

  /** Writes nothing. Whom a row is likely is an answer about that patient. */
  @Post('check')
  @Needs('can_access_admin')
  @Reveals('patients')
  @HttpCode(200)
  async check(@Body() { file }: CheckImportRequest): Promise<Disclosed<ImportCheckResponse>> {
    const { found, likely, seen } = await this.read(file);
    const known = [...likely.values()].flatMap((whom) => ('patient_id' in whom ? [whom.patient_id] : []));
    return new Disclosed('search', known, checkResponse(found, likely, seen));
  }

  /** Registers the rows that are in order; it goes on after the answer. */
  @Post()
  @Needs('can_access_admin')
  async begin(
    @Body() { file, with_likely = false, seen }: ImportPatientsRequest,
    @Me() actor: Person,
  ): Promise<ImportBegunResponse> {
    const { found, likely, seen: now } = await this.read(file);
    // A repeat of this very request finds what the first one began, whoever is here since.
    const id = await this.ids.next('patient-import', actor);
    if (await this.imports.one(id)) return this.goingOn(id, actor);
    if (seen === undefined ? with_likely : seen !== now) throw changedSince();
    const taken = found.rows.filter((_, place) => with_likely || !likely.has(place));
    if (taken.length === 0) throw nothing();
    const patients = taken.map(({ patient }) => patient);
    await this.bus.execute(new ImportWish(id, { type: 'BeginImport', patients }, actor));
    return this.goingOn(id, actor);
  }

  @Get(':id')
  @Needs('can_access_admin')
  @Reveals('nothing')
  one(@Param('id', importId) id: number): Promise<PatientImport> {
    return this.known(id);
  }

  @Post(':id/undo')
  @Needs('can_access_admin')
  @HttpCode(200)
  async undo(@Param('id', importId) id: number, @Me() actor: Person): Promise<ImportBegunResponse> {
    await this.bus.execute(new ImportWish(id, { type: 'TakeImportBack' }, actor));
    return this.goingOn(id, actor);
  }

  /** A small one has come to its end with the answer. */
  private async goingOn(id: number, actor: Person): Promise<ImportBegunResponse> {
    const { rows } = await this.known(id);
    const work = this.importing.goOn(id, actor);
    if (rows <= TOGETHER) await work;
    return { success: true, import_id: id };
  }

  private async read(base64: string) {
    const file = Buffer.from(base64, 'base64');
    const found = await readPatientFile(file, await this.site.day(this.clock.now()));
    const people = found.rows.map(({ patient }) => patient);
    const likely = await likelyRows(people, this.patients.pages());
    return { found, likely, seen: await seal([...people, ...likely]) };
  }

  private async known(id: number): Promise<PatientImport> {
    const found = await this.imports.one(id);
    if (!found) throw missing('import_missing', 'Import not found.');
    return found;
  }
}

const changedSince = () =>
  conflict(
    'import_outdated',
    'Who is likely here already is to be looked at first, or has changed since the file was checked. Check it again.',
  );

const nothing = () => {
  const message = 'No row of the file can be registered as a new patient.';
  return invalid('nothing_to_import', message, { file: message });
};
