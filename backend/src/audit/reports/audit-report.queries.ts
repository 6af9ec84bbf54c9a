import { Injectable } from '@nestjs/common';
import type { AuditReportKind, AuditReportQuery } from '@vouchwell/contract';
import { invalid } from '../../kernel/basics/problem.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { PatientQueries } from '../../patients/public.ts';
import { UserQueries } from '../../users/public.ts';
import type { AuditReport } from './audit-report.ts';
import { ReportFrames } from './report-frame.ts';
import { reportTitles, statementsOf } from './report-statements.ts';
import { ReportTables } from './report-tables.ts';

@Injectable()
export class AuditReportQueries {
  constructor(
    private readonly frames: ReportFrames,
    private readonly tables: ReportTables,
    private readonly patients: PatientQueries,
    private readonly users: UserQueries,
  ) {}

  /** @throws DomainError invalid, naming the field; unavailable */
  async report(kind: AuditReportKind, asked: AuditReportQuery, by: Person): Promise<AuditReport> {
    const whom = await this.whom(kind, asked);
    const frame = await this.frames.of(kind, asked, by);
    const { site, period, checkpoint, made_at } = frame;
    return {
      ...{ kind, title: reportTitles[kind], site, period, checkpoint, made_at },
      facts: [...whom, ...frame.facts],
      statements: statementsOf(kind),
      tables: this.tables.of(kind, asked, frame),
    };
  }

  private async whom(
    kind: AuditReportKind,
    { patient, person }: AuditReportQuery,
  ): Promise<[string, string][]> {
    if (kind === 'month') return [];
    if (kind === 'disclosures' || kind === 'patient-access') {
      if (patient === undefined) throw wanted('patient', 'Say whom it is about: the number of a patient.');
      const name = (await this.patients.names([patient])).get(patient);
      return [['Patient', `${name ?? 'forgotten or unknown'}, no. ${patient}`]];
    }
    if (person === undefined) {
      if (kind === 'person-access') throw wanted('person', 'Say whom it is about: the number of a person.');
      return [['Of', 'everybody']];
    }
    const found = (await this.users.all()).find(({ id }) => id === person);
    const name = found ? `${found.full_name ?? found.username} (${found.username})` : 'unknown';
    return [['Person', `${name}, no. ${person}`]];
  }
}

const wanted = (field: string, message: string) => invalid('invalid', message, { [field]: message });
