import type { AuditEntry, AuditPatient } from '@vouchwell/contract';
import {
  type AlertRuleName,
  auditActionLabel,
  auditOutcomeLabel,
  isNetworkAddress,
  normalizeIcd10,
  SIGNED_OVER_MARKS,
} from '@vouchwell/rules';
import { aDay, aNumber, anyText, oneOf } from '../../lib/list-filter.ts';
import type { SubjectKind } from './public/subject-requests.ts';
import type { SubjectNames } from './public/subject-words.ts';

/** Several at once, as the ready questions ask for them. */
export const actionLabels = {
  ...auditActionLabel,
  'view,search,print,copy,export': 'Saw patients',
  'print,copy,export': 'Exported, printed or copied',
};
export const whyLabels = { none: 'Without a reason' };
export const outcomeLabels = { ...auditOutcomeLabel, 'refused,failed': 'Refused or failed' };

export const readers = {
  from: aDay,
  to: aDay,
  person: aNumber,
  patient: aNumber,
  case: aNumber,
  note: aNumber,
  action: oneOf(actionLabels),
  outcome: oneOf(outcomeLabels),
  address: (text: string | null) => (text !== null && isNetworkAddress(text) ? text : ''),
  why: oneOf(whyLabels),
  text: anyText,
};
/** Words that are searched for may be a name: they stand in no address. */
export const unsaid = ['text'];

/** What of the history is asked for, each empty: everything. */
export type AuditChoice = {
  [Name in keyof typeof readers]: ReturnType<(typeof readers)[Name]>;
};

export const everything: AuditChoice = {
  from: '',
  to: '',
  person: '',
  patient: '',
  case: '',
  note: '',
  action: '',
  outcome: '',
  address: '',
  why: '',
  text: '',
};

const names = Object.keys(everything) as (keyof AuditChoice)[];

export const isSameChoice = (a: AuditChoice, b: AuditChoice): boolean =>
  names.every((name) => a[name] === b[name]);

/** What is asked for, in words, but for those of a search: `Exports; person Sam Lee (no. 5); from 2026-03-01`. */
export function choiceWords(asked: AuditChoice, names: SubjectNames = {}): string {
  const { action, outcome, why, case: caseNo, note, ...more } = asked;
  const subject = (kind: SubjectKind) =>
    asked[kind] && `${kind} ${names[kind] ? `${names[kind]} (no. ${asked[kind]})` : `no. ${asked[kind]}`}`;
  const said = [
    action && actionLabels[action],
    outcome && outcomeLabels[outcome],
    why && whyLabels[why],
    subject('person'),
    subject('patient'),
    caseNo && `case no. ${caseNo}`,
    note && `note no. ${note}`,
    more.from && `from ${more.from}`,
    more.to && `to ${more.to}`,
    more.address && `address ${more.address}`,
  ].filter((part) => part !== '');
  const words = said.join('; ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface Question {
  label: string;
  /** What must be chosen already. */
  of?: SubjectKind;
  /** Its words where nobody is chosen yet: then it asks who. Left out: it waits until somebody is. */
  ofNobody?: string;
  asks: Partial<AuditChoice>;
}

/** What is asked most, in one click. One about a person or a patient is asked of whoever is chosen. */
export const questions: readonly Question[] = [
  { label: 'Looked at without a reason', asks: { why: 'none' } },
  {
    label: 'Who saw this patient',
    of: 'patient',
    ofNobody: 'Who saw a patient',
    asks: { action: 'view,search,print,copy,export' },
  },
  { label: 'Everything about this patient', of: 'patient', asks: {} },
  { label: 'Everything this person did', of: 'person', asks: {} },
  { label: 'Exports, prints and copies', asks: { action: 'print,copy,export' } },
  { label: 'Refused and failed', asks: { outcome: 'refused,failed' } },
  { label: 'Rights changed', asks: { action: 'privilege' } },
  { label: 'Signed over marks', asks: { action: 'sign', text: SIGNED_OVER_MARKS } },
];

/** What no filter answers but a rule, among the alerts. */
export const found: readonly { label: string; rule: AlertRuleName }[] = [
  { label: 'Outside usual hours', rule: 'unusual_hour' },
  { label: 'From a new address', rule: 'new_address' },
  { label: 'Many patients in a short time', rule: 'many_patients' },
  { label: 'Slow patterns', rule: 'slow_pattern' },
];

/** What the entries themselves say of whom they are asked about. */
export function saidNames(
  { patient, person }: AuditChoice,
  entries: readonly AuditEntry[],
  patients: ReadonlyMap<number, AuditPatient>,
): SubjectNames {
  const by = entries.find(({ actor_id }) => actor_id !== null && String(actor_id) === person);
  return { patient: patients.get(Number(patient))?.name, person: by && actorName(by) };
}

/** Who did it, as a reader calls them. */
export function actorName({ full_name, username, role }: AuditEntry): string {
  if (role === 'system') return 'Vouchwell';
  return full_name || username || 'A visitor';
}

export const patientName = ({ id, name }: AuditPatient): string => name ?? `Patient ${id}`;

/** What is one of a kind, and what is named by its kind alone or by whose it is. */
const ownNames: readonly (readonly [RegExp, string])[] = [
  [/^second-factor-rule-.*/, 'Rule of the second factor'],
  [/^second-factor-(\d+)$/, 'Second factor of user $1'],
  [/^site-.*/, 'Site'],
  [/^alert-rules-.*/, 'Alert rules'],
  [/^recipients-(\d+)$/, 'Recipients of patient $1'],
  [/^audit-views-(\d+)$/, 'Audit views of user $1'],
  [/^dme-(item|category)-(\d+)$/, 'DME $1 $2'],
  [/^content-(\d+)$/, 'Library content $1'],
];

/** `case-42` → Case 42; a list or setting by its own word. */
export function objectName(object: string): string {
  const code = /^diagnosis-(\w+)$/.exec(object)?.[1];
  if (code !== undefined) return `Diagnosis ${normalizeIcd10(code)}`;
  const own = ownNames.find(([pattern]) => pattern.test(object));
  if (own) return object.replace(...own);
  const words = object.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Its number, where it is a case. */
export const caseOf = (object: string | null): string | null =>
  /^case-(\d+)$/.exec(object ?? '')?.[1] ?? null;

const fieldWords: Record<string, string> = { dob: 'date of birth', npi: 'NPI', mrn: 'MRN' };

/** `patient.first_name` → patient, first name. */
export const fieldName = (name: string): string =>
  name
    .split('.')
    .map((part) => fieldWords[part] ?? part.replaceAll('_', ' '))
    .join(', ');
