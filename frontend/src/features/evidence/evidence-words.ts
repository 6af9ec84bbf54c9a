import {
  type CaseEncounter,
  type CitedSource,
  confidenceOf,
  type EncounterKind,
  type EncounterRole,
  type Evidence,
  type FactDef,
  type GivenAnswer,
} from '@vouchwell/rules';
import { doubtText } from '../rule-packs/public/doubt-text.ts';
import { dayText } from '../../ui/words/when.tsx';

/** Said beside a rule of which no official text was read, wherever it is shown; null: one was, or the program asks it. */
export const ruleText = (sources: readonly Pick<CitedSource, 'confidence'>[]): string | null =>
  sources.length > 0 ? doubtText(confidenceOf(sources)) : null;

export const kindLabel: Record<EncounterKind, string> = {
  in_person: 'In person',
  video: 'By video',
  audio: 'By telephone',
};

export const roleLabel: Record<EncounterRole, string> = {
  physician: 'Physician (MD, DO)',
  podiatrist: 'Podiatrist',
  nurse_practitioner: 'Nurse practitioner',
  physician_assistant: 'Physician assistant',
  clinical_nurse_specialist: 'Clinical nurse specialist',
  therapist: 'Physical or occupational therapist',
  orthotist: 'Orthotist',
  supplier: 'Supplier',
};

export const STATED = 'Stated, not tied to a dated record';

/** `05/01/2026, Dr. Jo Park, in person` */
export const encounterText = (encounter: Omit<CaseEncounter, 'id'>): string =>
  `${dayText(encounter.date)}, ${heldText(encounter)}`;

/** The same where its day stands beside it. */
export const heldText = ({ who, kind, signed }: Omit<CaseEncounter, 'id'>): string =>
  `${who}, ${kindLabel[kind].toLowerCase()}${signed ? '' : ', not signed'}`;

/** An answer as a person reads it. */
export function answerText(def: FactDef, { value, unit }: Pick<GivenAnswer, 'value' | 'unit'>): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number')
    return [value, unit ?? def.unit].filter((word) => word !== undefined).join(' ');
  if (def.type === 'date') return dayText(String(value));
  const label = (id: string) => def.options?.find((option) => option.id === id)?.label ?? id;
  return typeof value === 'string' ? label(value) : value.map(label).join(', ');
}

/** What a verdict rests on, in words. */
export function evidenceText(
  { fact, diagnosis, encounter }: Evidence,
  questions: ReadonlyMap<string, FactDef>,
  encounters: readonly CaseEncounter[],
): string {
  const visit = encounters.find(({ id }) => String(id) === encounter);
  const what = diagnosis ?? (fact === undefined ? 'Visit' : (questions.get(fact)?.question ?? fact));
  return visit ? `${what} · ${encounterText(visit)}` : what;
}
