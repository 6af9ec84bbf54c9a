/** Who stands behind a text: the facts of its case, as the server keeps them. */
export interface IdentifyingFacts {
  readonly case_id?: number;
  readonly patient: {
    readonly first_name: string;
    readonly last_name: string;
    readonly middle_name?: string | null;
    /** YYYY-MM-DD */
    readonly dob?: string | null;
    readonly address?: string | null;
    readonly phone?: string | null;
    readonly email?: string | null;
    readonly mrn?: string | null;
  };
  readonly provider: {
    readonly name: string;
    readonly npi: string;
    /** Typed text, or a picture as a `data:` URL. */
    readonly signature?: string | null;
  } | null;
  /** Their texts come from a catalogue: an ordinary word in them is nobody's name. */
  readonly items?: readonly {
    readonly item: string;
    readonly size?: string | null;
    readonly color?: string | null;
    readonly length?: string | null;
  }[];
  readonly diagnoses?: readonly { readonly description: string }[];
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
