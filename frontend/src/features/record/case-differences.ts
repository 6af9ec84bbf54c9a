import type { CaseMomentResponse, ItemResponse } from '@vouchwell/contract';
import { itemKeys } from '@vouchwell/rules';
import { genderLabel, patientName } from '../patients/public/patient-facts.ts';
import { dayText, fullTime } from '../../ui/words/when.tsx';

/** One thing that two moments of a case tell differently; null where one of them has none of it. */
export interface Difference {
  readonly of: string;
  readonly before: string | null;
  readonly after: string | null;
  /** A text of sentences, to be compared word by word. */
  readonly isText: boolean;
}

interface Told {
  readonly text: string;
  readonly isText?: boolean;
}

type Moment = Pick<CaseMomentResponse, 'case' | 'evidence'>;

/** What changed from one moment to another, in the order of a case's steps; a null moment held nothing. */
export function differences(before: Moment | null, after: Moment | null): Difference[] {
  const [older, newer] = [toldBy(before), toldBy(after)];
  return [...new Set([...newer.keys(), ...older.keys()])].flatMap((of) => {
    const [was, is] = [older.get(of), newer.get(of)];
    if (was?.text === is?.text) return [];
    return [
      { of, before: was?.text ?? null, after: is?.text ?? null, isText: Boolean(was?.isText ?? is?.isText) },
    ];
  });
}

/** Everything that a moment tells, by its name. What is not known is not told. */
function toldBy(moment: Moment | null): Map<string, Told> {
  const told = new Map<string, Told>();
  const found = moment?.case;
  if (!found) return told;
  const tell = (of: string, text: string | number | null | undefined, isText = false): void => {
    if (text !== null && text !== undefined && text !== '') told.set(of, { text: String(text), isText });
  };
  const { patient, provider, signature } = found;
  tell('Patient', patientName(patient));
  tell('Date of birth', patient.dob && dayText(patient.dob));
  tell('Gender', patient.gender && genderLabel[patient.gender]);
  tell('MRN', patient.mrn);
  for (const name of ['phone', 'email', 'height', 'weight', 'address'] as const) {
    tell(name === 'email' ? 'Email' : capital(name), patient[name]);
  }
  for (const { code, description, is_primary } of found.diagnoses) {
    tell(`Diagnosis ${code}`, `${description}${is_primary ? ' (primary)' : ''}`);
  }
  const keys = itemKeys(found.items);
  for (const [n, item] of found.items.entries()) tell(`Item ${keys[n]!}`, itemText(item));
  tell('Provider', provider && `${provider.name}, NPI ${provider.npi}`);
  tell('Date signed by the provider', provider && dayText(provider.date_signed));
  tell('Signature of the provider', provider?.signature && 'There');
  tellEvidence(moment.evidence, tell);
  for (const { note_id, note_text } of found.notes.toReversed()) tell(`Note ${note_id}`, note_text, true);
  tell(
    'Sent for signature',
    found.sent_for_signature &&
      `to ${found.sent_for_signature.full_name}, by ${found.sent_for_signature.sent_by}`,
  );
  tell('Signature', signature && `${signature.signature}, ${fullTime(signature.signed_at)}`);
  tell('Completed', found.is_complete ? 'Yes' : null);
  for (const { id, full_name } of found.shares) tell(`Shared with ${full_name} (user ${id})`, 'Yes');
  for (const { number, text } of found.addenda) tell(`Addendum ${number}`, text, true);
  return told;
}

function tellEvidence(
  { encounters, questions, delivered }: Moment['evidence'],
  tell: (of: string, text: string, isText?: boolean) => void,
): void {
  for (const { id, date, kind, who, findings, signed } of encounters) {
    const record = signed ? 'record signed' : 'record not signed';
    tell(`Visit ${id}`, [dayText(date), plain(kind), who, record, findings].filter(Boolean).join(' · '));
  }
  for (const { fact, item, answers } of questions) {
    const values = answers.map(({ value, unit }) => [plain(String(value)), unit].filter(Boolean).join(' '));
    tell(`Answer: ${plain(fact)}${item ? `, ${item}` : ''}`, values.join('; '));
  }
  for (const [n, one] of delivered.entries()) {
    tell(`Earlier delivery ${n + 1}`, `${one.hcpcs}, ${one.units}, ${dayText(one.day)}`);
  }
}

function itemText({ quantity, size, color, length, hcpcs, justification }: ItemResponse): string {
  const parts = [
    `Quantity ${quantity}`,
    hcpcs,
    size && `size ${size}`,
    color,
    length && `length ${length}`,
    justification,
  ];
  return parts.filter(Boolean).join(' · ');
}

const plain = (name: string): string => name.replaceAll('_', ' ');
const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
