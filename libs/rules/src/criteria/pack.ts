/** `YYYY-MM-DD` */
export type Day = string;

export const verdicts = ['met', 'not_met', 'not_documented', 'not_applicable'] as const;
export type Verdict = (typeof verdicts)[number];

export const payers = ['medicare', 'medicare_advantage', 'medicaid', 'other'] as const;
export type Payer = (typeof payers)[number];

/** How well a rule is known: read in an official text, in one that restates it, or in neither. */
export const confidences = ['official', 'secondary', 'unverified'] as const;
export type Confidence = (typeof confidences)[number];

/** Who held an encounter. */
export const encounterRoles = [
  'physician',
  'podiatrist',
  'nurse_practitioner',
  'physician_assistant',
  'clinical_nurse_specialist',
  'therapist',
  'orthotist',
  'supplier',
] as const;
export type EncounterRole = (typeof encounterRoles)[number];

export const encounterKinds = ['in_person', 'video', 'audio'] as const;
export type EncounterKind = (typeof encounterKinds)[number];

/** Where a rule is published, and when it was read there. */
export interface PackSource {
  readonly id: string;
  readonly title: string;
  readonly effective_from: Day | null;
  readonly effective_to: Day | null;
  /** The day of the text that was read; null: none was. */
  readonly read_as_of: Day | null;
  readonly confidence: Confidence;
}

/** A rule's place in a source. Its own confidence, where it differs from the source's. */
export interface SourceRef {
  readonly source: string;
  readonly section?: string;
  readonly confidence?: Confidence;
}

export const factTypes = ['yes_no', 'date', 'number', 'choice', 'choices', 'text'] as const;
export type FactType = (typeof factTypes)[number];

/**
 * A clinical sentence without its full stop. Of a question of yes or no one for each; else `{answer}` stands for the
 * answer, and `{number}` for a number without its unit.
 */
export type Statement = string | { readonly yes: string; readonly no: string };

/** What a rule asks of a case. */
export interface FactDef {
  readonly id: string;
  readonly type: FactType;
  readonly question: string;
  readonly unit?: string;
  /** Of `choice` and `choices`: what may be answered, and how it is called; `said`: how it stands in a statement. */
  readonly options?: readonly { readonly id: string; readonly label: string; readonly said?: string }[];
  /** How its answer stands in a letter. Left out: the question with its answer. */
  readonly statement?: Statement;
  /** It counts only where the record of a signed encounter shows it [PIM ch. 5, section 5.9]. */
  readonly needs_encounter: boolean;
  /** Asked for each item and not once for the case. */
  readonly per_item?: boolean;
  /** Whose encounters show it, beside those of practitioners. */
  readonly also_from?: readonly EncounterRole[];
  /** It is about a paper of the order, such as a report that somebody agrees to, and stands with those. */
  readonly paper?: boolean;
  readonly formerly?: Formerly;
}

/** A question in whose place this one is asked, and what its answers say of this one; left out: words, which stay. */
export interface Formerly {
  readonly fact: string;
  /** Of words: what they were asked for by, and how they stand in a letter. Left out: as those that are given now. */
  readonly question?: string;
  readonly statement?: string;
  readonly answers?: readonly { readonly was: boolean | string; readonly is: boolean | string }[];
}

/** Codes from a day to a day: `E11*` begins so, `A5503..A5507` lies between, `E2103` is the one. */
export interface CodeSet {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly {
    readonly codes: readonly string[];
    readonly from?: Day;
    readonly to?: Day;
  }[];
}

/** What a criterion asks. Data with a closed set of operators: a pack cannot run code. */
export type Test =
  /** `in_turn`: each part is asked for once the one before it is met; none of them counts for less. */
  | { readonly all: readonly Test[]; readonly in_turn?: boolean }
  | { readonly any: readonly Test[] }
  | { readonly not: Test }
  | FactTest
  /** A diagnosis of the set that a signed visit was about. */
  | { readonly diagnosis: string }
  /** The item's own code. */
  | { readonly hcpcs: string }
  /** No other item of the case is of the set. */
  | { readonly none_beside: string }
  | NoneDeliveredTest
  | { readonly age_at_least: { readonly months: number } }
  | VisitTest
  | WithinTest
  | OrderTest
  | WrittenOrderTest
  | QuantityTest;

/** Without a comparison: that it is documented at all. */
export interface FactTest {
  readonly fact: string;
  readonly is?: boolean | string;
  readonly at_least?: number;
  readonly at_most?: number;
  readonly above?: number;
}

/** The conditions that `about` names of no code set: the diagnoses of the case itself. */
export const THE_CASE = 'the_case';

/** The end of a time that is counted up to the delivery, and as long as its day is not known, up to today. */
export const DELIVERY_OR_TODAY = 'delivery_or_today';

/** A signed visit, in person or by video, about the conditions of a set. */
export interface VisitTest {
  readonly visit: {
    readonly about: string;
    /** Within so many months before a date or `DELIVERY_OR_TODAY`, both bounds included. */
    readonly within?: { readonly months: number; readonly before: string };
    /** A date that it must not come after. */
    readonly not_after?: string;
    readonly by?: readonly EncounterRole[];
  };
}

/** A date in the months or days up to another or `DELIVERY_OR_TODAY`, both bounds included. */
export interface WithinTest {
  readonly within: {
    readonly date: string;
    readonly before: string;
    readonly months?: number;
    readonly days?: number;
  };
}

/** Known dates, each not after the next; with `strict` before it. */
export interface OrderTest {
  readonly order: readonly string[];
  readonly strict?: boolean;
  /** Those of them that not every case has, such as a shipment: where one is not known, the others are judged alone. */
  readonly where_known?: readonly string[];
}

/**
 * The standard written order that is signed: that it has its six elements, that it is of what the case orders now, or
 * that whoever signed it held a visit up to its day.
 */
export interface WrittenOrderTest {
  readonly written_order: (typeof writtenOrderTests)[number];
}

export const writtenOrderTests = ['complete', 'current', 'by_who_held_the_visit'] as const;

/** The item's own code was not delivered in so many months before; on the day on which they are full it is free. */
export interface NoneDeliveredTest {
  readonly none_delivered: { readonly months: number };
}

/** Units of these codes together, those delivered in the period before included. */
export interface QuantityTest {
  readonly quantity: {
    readonly codes: string;
    readonly at_most: number | Reckoned;
    readonly per: { readonly months: number } | { readonly days: number } | 'calendar_year';
    /** A choice for each item, such as the body part, that has a limit of its own. */
    readonly by?: string;
  };
}

/** A limit that answers give: their sum, so many times, of which a unit of the code holds so many. */
export interface Reckoned {
  readonly sum_of: readonly string[];
  readonly times: number;
  /** Left out: one. */
  readonly a_unit?: number;
}

/**
 * What a policy seldom pays for and does not refuse: where the criterion is met and it is so, that is said with the
 * finding. It is asked once the criterion is met, and decides nothing.
 */
export interface Warning {
  readonly when: Test;
  readonly says: string;
}

export interface Criterion {
  readonly id: string;
  readonly text: string;
  /** The sets whose items it is asked of, each for itself; without it, it is asked once of the case. */
  readonly items?: readonly string[];
  readonly applies?: Test;
  readonly test: Test;
  /** What a reader of the record wants to know beside it. It is asked and told, and decides nothing. */
  readonly asks?: readonly string[];
  readonly warns?: readonly Warning[];
  /** What to add where it is not met, beyond the questions of its facts. */
  readonly add?: string;
  readonly sources: readonly SourceRef[];
}

/** The published rules of a payer on a group of items, from a day to a day. */
export interface Pack {
  readonly format: 1;
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly effective_from: Day;
  readonly effective_to: Day | null;
  readonly payers: readonly Payer[];
  /** Of a payer whose rules differ by state. */
  readonly states?: readonly string[];
  /** Its rules hold for every item, so that they are no policy of any. */
  readonly general?: boolean;
  readonly sources: readonly PackSource[];
  readonly code_sets: readonly CodeSet[];
  readonly facts: readonly FactDef[];
  readonly criteria: readonly Criterion[];
}
