import {
  type CaseEncounter,
  type CaseEvidence,
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

/** What a verdict rests on, in words: a question with what was answered of these items, a diagnosis or a visit. */
export function evidenceText(
  one: Evidence,
  items: readonly (string | null)[],
  questions: ReadonlyMap<string, FactDef>,
  held: Pick<CaseEvidence, 'encounters' | 'questions'>,
): string {
  const visit = held.encounters.find(({ id }) => String(id) === one.encounter);
  const what =
    one.diagnosis ?? (one.fact === undefined ? 'Visit' : answeredText(one, items, questions, held));
  return visit ? `${what} · ${encounterText(visit)}` : what;
}

/** `Which side? Left; Right` */
function answeredText(
  { fact = '', encounter }: Evidence,
  items: readonly (string | null)[],
  questions: ReadonlyMap<string, FactDef>,
  held: Pick<CaseEvidence, 'questions'>,
): string {
  const def = questions.get(fact);
  if (!def) return fact;
  const given = (def.per_item ? items : [null]).flatMap((item) => {
    const all = held.questions.find((one) => one.fact === fact && one.item === item)?.answers ?? [];
    return all.findLast((one) => encounter === null || String(one.encounter) === encounter) ?? [];
  });
  const answers = new Set(given.map((answer) => answerText(def, answer)));
  return [def.question, [...answers].join('; ')].filter(Boolean).join(' ');
}
