import type {
  CaseFacts,
  DiagnosisFacts,
  ItemFacts,
  Known,
  PatientFacts,
  ProviderFacts,
} from '../cases/case-facts.ts';

/** What a note is compared with, of the facts of its case: on the server, and on the screen that holds them. */
export interface GroundingFacts extends Partial<Pick<CaseFacts, 'case_id'>> {
  readonly patient: Known<PatientFacts, 'first_name' | 'last_name'>;
  readonly diagnoses: readonly Known<DiagnosisFacts, 'code' | 'description'>[];
  readonly items: readonly GroundingItem[];
  readonly provider: Known<ProviderFacts, 'name' | 'npi' | 'date_signed'> | null;
  /** What its evidence says beside that: answers, and criteria that they meet. */
  readonly told?: readonly string[];
  /** Visits with what was found there: each may be quoted and retold. */
  readonly seen?: readonly string[];
  /** Of what is told the answers: facts of the case that a sentence may state. */
  readonly answered?: readonly string[];
}

export type GroundingItem = Known<ItemFacts, 'item' | 'quantity'>;

/** `size` also stands for a color or a length that was chosen. */
export type MarkKind =
  | 'code'
  | 'npi'
  | 'quantity'
  | 'size'
  | 'date'
  | 'age'
  | 'name'
  | 'number'
  | 'characters'
  | 'diagnosis'
  | 'item'
  | 'medication'
  | 'event'
  | 'person'
  | 'organisation'
  | 'measure'
  | 'side'
  | 'sex'
  | 'statement';

/**
 * `untraced`: a statement in words that neither the case nor letters in general have. It may say what the case holds
 * in another way; without a tier a mark contradicts the case or is not in it.
 */
export type MarkTier = 'untraced';

/** A place of the note, `note.slice(start, end)`, that states what the case does not hold. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly kind: MarkKind;
  readonly text: string;
  readonly tier?: MarkTier;
  /** Such as `The code E11.66 is not in the case.` */
  readonly sentence: string;
}

/** What the note's argument does not speak of; the letter's tables state it all the same. */
export interface LeftOut {
  readonly kind: 'patient' | 'diagnosis' | 'item';
  readonly text: string;
  /** Such as `The diagnosis N39.41 is not in the note.` */
  readonly sentence: string;
}

export interface Grounding {
  /** In the order of the note; no two overlap. */
  readonly marks: readonly Mark[];
  readonly leftOut: readonly LeftOut[];
}
