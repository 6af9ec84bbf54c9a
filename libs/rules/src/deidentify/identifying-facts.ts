import type {
  CaseFacts,
  DiagnosisFacts,
  ItemFacts,
  Known,
  PatientFacts,
  ProviderFacts,
} from '../cases/case-facts.ts';

/** Who stands behind a text, of the facts of its case. */
export interface IdentifyingFacts extends Partial<Pick<CaseFacts, 'case_id'>> {
  readonly patient: Known<PatientFacts, 'first_name' | 'last_name'>;
  readonly provider: Known<ProviderFacts, 'name' | 'npi'> | null;
  /** Their texts come from a catalogue: an ordinary word in them is nobody's name. */
  readonly items?: readonly Known<ItemFacts, 'item'>[];
  readonly diagnoses?: readonly Known<DiagnosisFacts, 'description'>[];
  /** Names of others who worked on the case, such as its owner. */
  readonly staff?: readonly string[];
}

/** What was taken out, such as `patient name`; its placeholder is the same in square brackets. */
export type IdentifierKind =
  | 'patient name'
  | 'provider name'
  | 'provider signature'
  | 'name'
  | 'date of birth'
  | 'date'
  | 'age'
  | 'MRN'
  | 'NPI'
  | 'SSN'
  | 'MBI'
  | 'case number'
  | 'number'
  | 'phone'
  | 'email'
  | 'web address'
  | 'address'
  | 'ZIP'
  | 'city';

export interface Replaced {
  readonly kind: IdentifierKind;
  /** As it stood in the text. */
  readonly original: string;
  readonly placeholder: string;
  readonly count: number;
}

export interface Deidentified {
  readonly text: string;
  /** In the order of their first place. */
  readonly replacements: readonly Replaced[];
}
