import { IsInt, IsString, Matches, Max, Min } from 'class-validator';
import { IsCalendarDay, Optional } from './fields.ts';
import { Type } from './filled.ts';

/** Reports of the history, as they are asked for at GET /audit/reports/{kind}. */
export const auditReports = [
  'disclosures',
  'patient-access',
  'person-access',
  'sign-ins',
  'rights',
  'month',
] as const;
export type AuditReportKind = (typeof auditReports)[number];

function IsNumberOf(name: string): PropertyDecorator {
  return (target, key) => {
    Optional()(target, key);
    Max(Number.MAX_SAFE_INTEGER, { message: `${name} must be a number.` })(target, key);
    Min(1, { message: `${name} must be a number from 1 on.` })(target, key);
    IsInt({ message: `${name} must be a whole number.` })(target, key);
    Type(() => Number)(target, key as string);
  };
}

/** GET /audit/reports/{kind}, and its …/pdf and …/csv; the body of POST …/csv/link */
export class AuditReportQuery {
  /** Days of the site's calendar, both within. An accounting reaches back six years at most, which is also usual; all others 30 days. */
  @Optional()
  @IsCalendarDay('from')
  @IsString({ message: 'from must be a day, written YYYY-MM-DD.' })
  from?: string;

  @Optional()
  @IsCalendarDay('to')
  @IsString({ message: 'to must be a day, written YYYY-MM-DD.' })
  to?: string;

  /** Of the monthly summary; the present one without it. */
  @Matches(/^\d{4}-(0[1-9]|1[0-2])$/, { message: 'month must be a month, written YYYY-MM.' })
  @Optional()
  month?: string;

  /** Whom an accounting or a patient's access report is about. */
  @IsNumberOf('patient')
  patient?: number;

  /** Whom an access report is about; sign-ins and changes of rights are narrowed by it. */
  @IsNumberOf('person')
  person?: number;
}

export interface AuditReportColumn {
  label: string;
  /** Its share of the width, beside the other columns' shares. */
  share: number;
  /** Figures, to be drawn as bars beside their numbers. */
  bar?: boolean;
}

export interface AuditReportTable {
  title: string;
  columns: AuditReportColumn[];
  /** The first of them; each of as many cells as there are columns. */
  rows: (string | number)[][];
  /** More than are shown here: the files hold them all. */
  more: boolean;
  /** The sentence that stands where there is no row. */
  none: string;
}

/** How far the log had come, and what proves it. */
export interface AuditReportCheckpoint {
  /** The place of the last event that the report can hold, twenty digits. */
  position: string;
  /** Events. */
  size: number;
  /** Of their tree, in base64, as the signed checkpoint has it. */
  root: string;
  /** Of the key that signed it, eight hexadecimal digits. */
  key_id: string;
}

/** GET /audit/reports/{kind} */
export interface AuditReportResponse {
  kind: AuditReportKind;
  title: string;
  site: string;
  period: { from: string; to: string; time_zone: string };
  /** What it is about, for which period, who made it and when, with labels. */
  facts: { label: string; value: string }[];
  /** What it can know and what it cannot. */
  statements: string[];
  tables: AuditReportTable[];
  checkpoint: AuditReportCheckpoint;
}
