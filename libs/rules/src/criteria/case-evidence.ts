import { isRealDate } from '../days/dates.ts';
import type { DiagnosisFacts, ItemFacts, ProviderFacts } from '../cases/case-facts.ts';
import { orderChanges, type OrderedFor, orderLacks, type OrderMatter } from '../cases/written-order.ts';
import type { Answer, CoverageFacts, Delivered, FactValue } from './coverage-facts.ts';
import type { Day, EncounterKind, EncounterRole, FactDef } from './pack.ts';
import { inUnitOf } from './units.ts';

/** A dated visit, as a case keeps it. */
export interface CaseEncounter {
  /** Never given again within the case. */
  readonly id: number;
  readonly date: Day;
  readonly kind: EncounterKind;
  readonly role: EncounterRole;
  /** Who held it. */
  readonly who: string;
  /** What it was about: diagnoses by code, or words. */
  readonly conditions: readonly string[];
  readonly findings: string;
  /** Its record is signed. */
  readonly signed: boolean;
}

/** One answer to a question, and the encounter whose record shows it; null: it is stated. */
export interface GivenAnswer {
  readonly value: FactValue;
  /** Of a number; left out: the question's own. */
  readonly unit?: string;
  readonly encounter: number | null;
  /** Words that were given to the question in whose place this one is asked. */
  readonly former?: true;
}

/** A question with all that is answered to it: more than one answer where visits say different things. */
export interface AnsweredQuestion {
  readonly fact: string;
  /** Of which item, by its `itemKeys`; null: of the case. */
  readonly item: string | null;
  readonly answers: readonly GivenAnswer[];
}

/** What a case holds for the rules of its payer to be held against. */
export interface CaseEvidence {
  /** By date. */
  readonly encounters: readonly CaseEncounter[];
  readonly questions: readonly AnsweredQuestion[];
  /** What was delivered to the same patient before. */
  readonly delivered: readonly Delivered[];
}

export const NO_EVIDENCE: CaseEvidence = { encounters: [], questions: [], delivered: [] };

/** How much of it a case may hold. */
export const EVIDENCE_MOST = { encounters: 50, answers: 10, questions: 300, delivered: 100 } as const;

/** A name for each item that stays when others come, go or change their places: `Gel cushion`, `Gel cushion (2)`. */
export function itemKeys(items: readonly Pick<ItemFacts, 'item'>[]): string[] {
  const seen = new Map<string, number>();
  return items.map(({ item }) => {
    const count = (seen.get(item) ?? 0) + 1;
    seen.set(item, count);
    return count === 1 ? item : `${item} (${count})`;
  });
}

/** What the catalogue counts singly and a code bills by the box: HCPCS A4253 is 50 strips. */
const SINGLY: Readonly<Record<string, number>> = { A4253: 50 };

/** How many units of its code a quantity is: of a box begun, the whole. */
export const unitsOf = ({ hcpcs, quantity }: Pick<ItemFacts, 'hcpcs' | 'quantity'>): number =>
  Math.ceil(quantity / (SINGLY[hcpcs ?? ''] ?? 1));

/** A signed order, as it holds the rules. */
export interface HeldOrder extends OrderMatter {
  readonly signature: unknown;
}

interface Held {
  readonly patient: OrderedFor & { readonly dob: string | null };
  readonly diagnoses: readonly Pick<DiagnosisFacts, 'code'>[];
  readonly items: readonly ItemFacts[];
  readonly provider: Pick<ProviderFacts, 'name' | 'npi'> | null;
  readonly evidence: CaseEvidence;
  /** The newest that is signed; left out: none is. */
  readonly order?: HeldOrder;
  /** The day by which the order is read. */
  readonly today: Day;
}

/**
 * What of a case its rules are held against. Answers in another unit are read in that of their question. The day of the
 * order is that of the signed one, whatever was answered.
 */
export function coverageFactsOf(
  { patient, diagnoses, items, provider, evidence, order, today }: Held,
  defs: ReadonlyMap<string, FactDef>,
): CoverageFacts {
  const keys = itemKeys(items);
  const { dob } = patient;
  const questions = datedBy(order?.order_date, evidence.questions);
  return {
    dob: dob !== null && isRealDate(dob) ? dob : null,
    diagnoses: diagnoses.map(({ code }) => code),
    items: items.map((item, at) => ({ id: keys[at]!, hcpcs: item.hcpcs, units: unitsOf(item) })),
    encounters: evidence.encounters.map(({ id, date, kind, role, conditions, signed, who }) => ({
      ...{ id: String(id), date, kind, role, conditions, signed, who },
    })),
    answers: questions.flatMap((question) => answersOf(question, defs.get(question.fact))),
    delivered: evidence.delivered,
    ...(order && {
      written_order: {
        by: order.practitioner.name,
        lacks: orderLacks(order, today),
        changes: orderChanges(order, { patient, items, provider }),
      },
    }),
  };
}

/** The same facts with other answers to one question, as if the case had been answered so. */
export function answeredAnew(
  facts: CoverageFacts,
  def: FactDef,
  { item, answers }: Pick<AnsweredQuestion, 'item' | 'answers'>,
): CoverageFacts {
  // The day of a signed order counts, whatever is answered.
  if (def.id === ORDER_DATE && facts.written_order) return facts;
  const others = facts.answers.filter((one) => one.fact !== def.id || one.item !== item);
  return { ...facts, answers: [...others, ...answersOf({ fact: def.id, item, answers }, def)] };
}

/** The answers with the day of the signed order, which counts whatever was answered of it; undefined: none is signed. */
export function datedBy(
  day: Day | undefined,
  questions: readonly AnsweredQuestion[],
): readonly AnsweredQuestion[] {
  if (day === undefined) return questions;
  const signed = { fact: ORDER_DATE, item: null, answers: [{ value: day, encounter: null }] };
  return [...questions.filter(({ fact }) => fact !== ORDER_DATE), signed];
}

/** The question on what day it was ordered. */
export const ORDER_DATE = 'order.date';

function answersOf({ fact, item, answers }: AnsweredQuestion, def: FactDef | undefined): Answer[] {
  if (!def) return [];
  return answers.map(({ value, unit, encounter }) => ({
    fact,
    item,
    value: typeof value === 'number' ? inUnitOf(def, value, unit) : value,
    encounter: encounter === null ? null : String(encounter),
  }));
}
