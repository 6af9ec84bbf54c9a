import {
  type Day,
  type EncounterKind,
  type EncounterRole,
  type FactDef,
  type Payer,
  payers,
} from './pack.ts';
import { usStates } from './us-states.ts';

/** A dated visit whose record can show a fact. */
export interface Encounter {
  readonly id: string;
  readonly date: Day;
  readonly kind: EncounterKind;
  readonly role: EncounterRole;
  /** The diagnoses, by code, that it was about. */
  readonly conditions: readonly string[];
  readonly signed: boolean;
  /** Who held it; left out: not told. */
  readonly who?: string;
}

export type FactValue = boolean | number | string | readonly string[];

export interface Answer {
  readonly fact: string;
  readonly value: FactValue;
  /** The encounter whose record shows it; null: stated, not tied to a dated record. */
  readonly encounter: string | null;
  /** The item it is about; null: the case. */
  readonly item: string | null;
}

export interface CoverageItem {
  readonly id: string;
  readonly hcpcs: string | null;
  /** As its code counts them: a box of 50 strips is one of A4253. */
  readonly units: number;
}

/** An earlier delivery to the same patient. */
export interface Delivered {
  readonly hcpcs: string;
  readonly units: number;
  readonly day: Day;
  /** Such as the body part, where limits are counted by it. */
  readonly by?: Readonly<Record<string, string>>;
}

/** The newest standard written order that is signed. */
export interface CoverageOrder {
  /** The elements that it lacks. */
  readonly lacks: readonly string[];
  /** A sentence for each thing in which the case differs from it by now. */
  readonly changes: readonly string[];
  /** The practitioner whose order it is; left out: not told. */
  readonly by?: string;
}

/** What a case is held against the rules with. */
export interface CoverageFacts {
  readonly dob: Day | null;
  readonly diagnoses: readonly string[];
  readonly items: readonly CoverageItem[];
  readonly encounters: readonly Encounter[];
  readonly answers: readonly Answer[];
  readonly delivered: readonly Delivered[];
  /** Left out: none is signed. */
  readonly written_order?: CoverageOrder;
}

const option = (id: string, label: string, said = label) => ({ id, label, said });
const dated = (id: string, question: string, statement: string): FactDef => ({
  ...{ id, type: 'date', question, statement, needs_encounter: false },
});
const chosen = (id: string, question: string, statement: string, options: FactDef['options']): FactDef => ({
  ...{ id, type: 'choice', question, statement, options, needs_encounter: false },
});

export const payerLabel: Record<Payer, string> = {
  medicare: 'Medicare',
  medicare_advantage: 'Medicare Advantage',
  medicaid: 'Medicaid',
  other: 'Another payer',
};

/** What every case is asked, whatever pack speaks: who pays, and when. Of it only a height needs a visit. */
export const caseFactDefs: readonly FactDef[] = [
  chosen(
    'payer',
    'Who pays?',
    'The payer is {answer}',
    payers.map((payer) => option(payer, payerLabel[payer], payer === 'other' ? 'another' : undefined)),
  ),
  chosen('state', 'Of which state?', 'The state is {answer}', usStates),
  chosen('setting', 'Where does the patient live?', 'The patient lives {answer}', [
    option('home', 'At home', 'at home'),
    option('assisted_living', 'Assisted living', 'in assisted living'),
    option('nursing_facility', 'Nursing facility', 'in a nursing facility'),
    option('hospital', 'Hospital', 'in a hospital'),
  ]),
  chosen('order.kind', 'What kind of order is it?', 'It is {answer}', [
    option('first', 'A first order', 'a first order'),
    option('continuing', 'A continuing one', 'a continuing order'),
    option('replacement', 'A replacement', 'an order of a replacement'),
  ]),
  dated('order.date', 'On what day was it ordered?', 'It was ordered on {answer}'),
  dated(
    'order.received',
    'On what day did the supplier have the complete order?',
    'The supplier had the complete order on {answer}',
  ),
  dated(
    'delivery.date',
    'On what day is it delivered, or planned to be?',
    'Its delivery, made or planned, is of {answer}',
  ),
  {
    id: 'patient.height_in',
    type: 'number',
    question: 'How tall is the patient?',
    statement: 'The height is {answer}',
    unit: 'in',
    needs_encounter: true,
  },
];
