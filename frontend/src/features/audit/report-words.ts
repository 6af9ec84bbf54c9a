import type { AuditReportKind } from '@vouchwell/contract';
import { aDay, aNumber, oneOf } from '../../lib/list-filter.ts';

export const reportLabels: Record<AuditReportKind, string> = {
  disclosures: 'Accounting of disclosures for a patient',
  'patient-access': 'Who saw a patient',
  'person-access': 'What a person saw and did',
  'sign-ins': 'Sign-ins',
  rights: 'Changes of rights',
  month: 'Monthly summary',
};
export const isReport = (kind: string): kind is AuditReportKind => Object.hasOwn(reportLabels, kind);

/** What a report can be narrowed to, and what it must be. */
interface Asks {
  patient?: 'must';
  person?: 'must' | 'may';
  month?: boolean;
  /** What is usual where no day is given. */
  usual: string;
}

export const asksOf: Record<AuditReportKind, Asks> = {
  disclosures: {
    patient: 'must',
    usual: 'Without days: the six years up to today, the most that the rule asks for.',
  },
  'patient-access': { patient: 'must', usual: 'Without days: the 30 days up to today.' },
  'person-access': { person: 'must', usual: 'Without days: the 30 days up to today.' },
  'sign-ins': { person: 'may', usual: 'Without days: the 30 days up to today.' },
  rights: { person: 'may', usual: 'Without days: the 30 days up to today.' },
  month: { month: true, usual: 'Without a month: the present one.' },
};

const aMonth = (text: string | null) => (text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : '');

export const reportReaders = {
  report: oneOf(reportLabels),
  from: aDay,
  to: aDay,
  month: aMonth,
  patient: aNumber,
  person: aNumber,
};

/** Which report is asked for, of whom and when; each may be empty. */
export type ReportChoice = { [Name in keyof typeof reportReaders]: ReturnType<(typeof reportReaders)[Name]> };

/** What of a choice its report has a use for. */
export function wantedOf({ report, from, to, month, patient, person }: ReportChoice): ReportChoice {
  if (!isReport(report)) return { report, from, to, month, patient, person };
  const asks = asksOf[report];
  return {
    report,
    from: asks.month ? '' : from,
    to: asks.month ? '' : to,
    month: asks.month ? month : '',
    patient: asks.patient ? patient : '',
    person: asks.person ? person : '',
  };
}

/** What is missing or does not fit, by field. */
export function lacks({ report, from, to, patient, person }: ReportChoice): Partial<ReportChoice> {
  if (!isReport(report)) return {};
  const asks = asksOf[report];
  return {
    ...(asks.patient && patient === '' && { patient: 'Choose the patient.' }),
    ...(asks.person === 'must' && person === '' && { person: 'Choose the person.' }),
    ...(!asks.month && from && to && from > to && { to: 'The last day is before the first.' }),
  };
}
