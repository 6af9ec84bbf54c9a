import {
  answerRefusal,
  type AnsweredQuestion,
  type CaseEncounter,
  type CaseEvidence,
  datedBy,
  daysRefusal,
  type Delivered,
  EVIDENCE_MOST,
  type FactDef,
  type FactValue,
  type GivenAnswer,
  HCPCS_PATTERN,
  isPastOrPresentDay,
  isRealDate,
  itemKeys,
  ORDER_DATE,
  settledAnswers,
  underPresentQuestions,
} from '@vouchwell/rules';
import { invalid } from '../../kernel/basics/problem.ts';
import type { CaseEvent } from './case.events.ts';
import type { CaseContent } from './case.state.ts';
import { apart } from './evidence.state.ts';

/** An encounter as it was entered; without an id it is a new one. */
export type EncounterChoice = Omit<CaseEncounter, 'id'> & { readonly id: number | null };

export interface QuestionToAnswer extends AnsweredQuestion {
  /** The question, as an installed pack or the program asks it; null: none does. */
  readonly def: FactDef | null;
  /** Where it stands in the place of a former question: all that do. */
  readonly successors: readonly FactDef[];
  /** The site's day, `YYYY-MM-DD`. */
  readonly today: string;
}

type Content = Pick<CaseContent, 'patient' | 'items' | 'evidence' | 'last_encounter' | 'orders'>;

function refuse(problem: string, field: string, message: string): never {
  throw invalid(problem, message, { [field]: message });
}

function atMost(most: number, found: number, field: string, what: string): void {
  if (found > most) refuse('too_much_evidence', field, `A case can hold at most ${most} ${what}.`);
}

/** The whole list. What was shown by an encounter that is gone stays as stated. */
export function encountersRecorded(
  choices: readonly EncounterChoice[],
  today: string,
  { patient, evidence, last_encounter }: Content,
): CaseEvent[] {
  atMost(EVIDENCE_MOST.encounters, choices.length, 'encounters', 'encounters');
  const known = new Set(evidence.encounters.map(({ id }) => id));
  choices.forEach(({ id, date, who }, at) => {
    const place = `encounters.${at}`;
    if (!isPastOrPresentDay(date, today))
      refuse(
        'encounter_date',
        `${place}.date`,
        `The encounter’s date must be a real day, not after ${today}.`,
      );
    if (patient.dob !== null && date < patient.dob)
      refuse('encounter_date', `${place}.date`, `The encounter cannot lie before the patient was born.`);
    if (!who.trim()) refuse('encounter_who', `${place}.who`, 'Say who held the encounter.');
    if (id !== null && !known.delete(id))
      refuse('encounter_missing', `${place}.id`, `The case has no encounter ${id}, or it stands here twice.`);
  });
  let last = last_encounter;
  const encounters = choices
    .map((choice): CaseEncounter => ({ ...choice, id: choice.id ?? (last += 1) }))
    .sort((one, other) => (one.date === other.date ? one.id - other.id : one.date < other.date ? -1 : 1));
  if (same(encounters, evidence.encounters)) return [];
  // Whoever is left in `known` is gone.
  const untied = evidence.questions.filter((question) => rests(question, known));
  return [
    { type: 'EncountersRecorded', data: { encounters } },
    ...untied.map((question): CaseEvent => ({ type: 'QuestionAnswered', data: stated(question, known) })),
  ];
}

const rests = ({ answers }: AnsweredQuestion, gone: ReadonlySet<number>) =>
  answers.some(({ encounter }) => encounter !== null && gone.has(encounter));

/** Of several answers that are then stated alike, the last one stays. */
function stated(question: AnsweredQuestion, gone: ReadonlySet<number>): AnsweredQuestion {
  const untied = question.answers.map((answer) =>
    answer.encounter !== null && gone.has(answer.encounter) ? { ...answer, encounter: null } : answer,
  );
  const answers = untied.filter(
    ({ encounter }, at) => !untied.slice(at + 1).some((later) => later.encounter === encounter),
  );
  return { ...question, answers };
}

/** As packs name their facts. Whatever else was sent may be about a patient, and is told to nobody. */
const factNamed = (fact: string) =>
  /^[a-z][a-z0-9_.]{0,59}$/.test(fact) ? `the fact “${fact}”` : 'this fact';

/** All that is answered to one question; nothing takes its answers back. */
export function questionAnswered(asked: QuestionToAnswer, content: Content): CaseEvent[] {
  const { fact, item, answers, def, successors } = asked;
  const { evidence, items } = content;
  if (!def) refuse('unknown_fact', 'fact', `No installed rule asks for ${factNamed(fact)}.`);
  if (item !== null && (!def.per_item || !itemKeys(items).includes(item)))
    refuse(
      'unknown_item',
      'item',
      def.per_item ? 'The case has no such item.' : 'This is asked of the case.',
    );
  if (item === null && def.per_item && answers.length > 0)
    refuse('unknown_item', 'item', 'Say of which item this is answered.');
  atMost(EVIDENCE_MOST.answers, answers.length, 'answers', 'answers to one question');
  answers.forEach((answer, at) =>
    acceptAnswer(answer, `answers.${at}`, answers.slice(0, at), asked, evidence),
  );
  const [before, others] = apart(underPresentQuestions(evidence.questions, successors), asked);
  if (same(before?.answers ?? [], answers)) return [];
  if (!before) atMost(EVIDENCE_MOST.questions, others.length + 1, 'fact', 'answered questions');
  const ordered = fact === ORDER_DATE ? undefined : content.orders[0]?.document.order_date;
  const [days, known] = [[...others, { fact, item, answers }], evidence.questions].map((questions) =>
    knownDays(questions, ordered),
  ) as [Days, Days];
  const contradiction = daysRefusal(days, known);
  if (contradiction) refuse('contradicting_days', 'answers.0.value', contradiction);
  const [, settled] = apart(settledAnswers(evidence.questions, successors), asked);
  return [...settled, { fact, item, answers }].map((data) => ({ type: 'QuestionAnswered', data }));
}

function acceptAnswer(
  { value, unit, encounter }: GivenAnswer,
  place: string,
  before: readonly GivenAnswer[],
  { def, today }: QuestionToAnswer,
  { encounters }: CaseEvidence,
): void {
  const refusal = answerRefusal(def!, { value, ...(unit !== undefined && { unit }) }, today);
  if (refusal) refuse('unfit_answer', `${place}.value`, refusal);
  if (encounter !== null && !encounters.some(({ id }) => id === encounter))
    refuse('encounter_missing', `${place}.encounter`, `The case has no encounter ${encounter}.`);
  if (before.some((other) => other.encounter === encounter))
    refuse('answered_twice', `${place}.encounter`, 'One encounter gives one answer to a question.');
}

type Days = Map<string, FactValue>;

/** The newest answer to each question. `ordered`: the day of the order, where another counts than was answered. */
export const knownDays = (questions: readonly AnsweredQuestion[], ordered?: string): Days =>
  new Map(
    datedBy(ordered, questions).flatMap(({ fact, answers }) =>
      answers.slice(-1).map(({ value }) => [fact, value] as const),
    ),
  );

export interface DeliveriesToRecord {
  readonly delivered: readonly Delivered[];
  /** The questions by whose answers the limits of installed packs are counted apart. */
  readonly parts: readonly FactDef[];
  /** The site’s day, `YYYY-MM-DD`. */
  readonly today: string;
}

/** What the patient had before, as a whole list. What stands there already stays, whatever packs count by now. */
export function deliveriesRecorded(
  { delivered, parts, today }: DeliveriesToRecord,
  { evidence }: Content,
): CaseEvent[] {
  atMost(EVIDENCE_MOST.delivered, delivered.length, 'delivered', 'earlier deliveries');
  const known = new Set(evidence.delivered.map((one) => JSON.stringify(one)));
  delivered.forEach((one, at) => {
    const { day, units } = one;
    if (!isRealDate(day) || day > today)
      refuse('delivery_day', `delivered.${at}.day`, `The day must be a real one, not after ${today}.`);
    if (!Number.isInteger(units) || units < 1)
      refuse('delivery_units', `delivered.${at}.units`, 'Units must be a whole number of at least 1.');
    if (!known.has(JSON.stringify(one))) acceptCode(one, parts, `delivered.${at}`);
  });
  const byDay = [...delivered].sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  return same(byDay, evidence.delivered) ? [] : [{ type: 'DeliveriesRecorded', data: { delivered: byDay } }];
}

function acceptCode({ hcpcs, by = {} }: Delivered, parts: readonly FactDef[], place: string): void {
  if (!HCPCS_PATTERN.test(hcpcs))
    refuse('delivery_code', `${place}.hcpcs`, 'A HCPCS code is a letter and four digits, such as A4253.');
  Object.entries(by).forEach(([fact, value], at) => {
    const def = parts.find(({ id }) => id === fact);
    if (!def)
      refuse(
        'delivery_part',
        `${place}.of.${at}.fact`,
        `No installed limit is counted by ${factNamed(fact)}.`,
      );
    const refusal = answerRefusal(def, { value }, '');
    if (refusal) refuse('delivery_part', `${place}.of.${at}.value`, refusal);
  });
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
