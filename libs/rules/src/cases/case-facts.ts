/** What a case holds, as a letter, a prompt or a rule needs it: no ids of screens, no history. */
export interface CaseFacts {
  readonly case_id: number;
  readonly patient: PatientFacts;
  readonly diagnoses: readonly DiagnosisFacts[];
  readonly items: readonly ItemFacts[];
  readonly provider: ProviderFacts | null;
}

export interface PatientFacts {
  readonly first_name: string;
  readonly last_name: string;
  readonly middle_name: string | null;
  /** YYYY-MM-DD */
  readonly dob: string | null;
  readonly gender: 'male' | 'female' | 'other' | null;
  readonly height: string | null;
  readonly weight: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly mrn: string | null;
}

export interface DiagnosisFacts {
  readonly code: string;
  readonly description: string;
  readonly is_primary: boolean;
}

export interface ItemFacts {
  readonly item: string;
  readonly category: string | null;
  readonly hcpcs: string | null;
  readonly quantity: number;
  /** Null: the catalogue sets none. */
  readonly quantity_limit: number | null;
  /** Such as `month` or `3 months`. */
  readonly limit_period: string | null;
  readonly size: string | null;
  readonly color: string | null;
  readonly length: string | null;
  readonly justification: string | null;
}

export interface ProviderFacts {
  readonly name: string;
  readonly npi: string;
  /** Typed text, or a drawn signature as a `data:image/png;base64,` URL. */
  readonly signature: string | null;
  /** Who made the signature; null without one. Earlier facts lack it. */
  readonly signature_by?: SignatureMaker | null;
  /** YYYY-MM-DD */
  readonly date_signed: string;
}

/** The account that entered a signature, and when. */
export interface SignatureMaker {
  /** As it is printed. */
  readonly name: string;
  /** ISO 8601, UTC */
  readonly at: string;
  /** It was the provider's own account. */
  readonly own: boolean;
  /** Diagnoses, items, note or patient changed since: the signature is of what stood before. */
  readonly before_changes?: true;
}

/** Those of a fact's fields that a rule cannot do without; of the others it takes what is known. */
export type Known<Facts, Needed extends keyof Facts> = Pick<Facts, Needed> & Partial<Omit<Facts, Needed>>;
