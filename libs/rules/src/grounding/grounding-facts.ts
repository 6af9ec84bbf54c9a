/** What a note is compared with. The facts of a case fit as they are, on the server and on the screen. */
export interface GroundingFacts {
  readonly case_id?: number;
  readonly patient: {
    readonly first_name: string;
    readonly last_name: string;
    readonly middle_name?: string | null;
    /** YYYY-MM-DD */
    readonly dob?: string | null;
    readonly height?: string | null;
    readonly weight?: string | null;
    readonly address?: string | null;
    readonly phone?: string | null;
    readonly email?: string | null;
    readonly mrn?: string | null;
  };
  readonly diagnoses: readonly { readonly code: string; readonly description: string }[];
  readonly items: readonly GroundingItem[];
  readonly provider: { readonly name: string; readonly npi: string; readonly date_signed: string } | null;
}

export interface GroundingItem {
  readonly item: string;
  readonly hcpcs?: string | null;
  readonly quantity: number;
  readonly quantity_limit?: number | null;
  /** Such as `month` or `3 months`. */
  readonly limit_period?: string | null;
  readonly size?: string | null;
  readonly color?: string | null;
  readonly length?: string | null;
  readonly justification?: string | null;
}

/** `size` also stands for a color or a length that was chosen. */
export type MarkKind = 'code' | 'npi' | 'quantity' | 'size' | 'date' | 'age' | 'name' | 'number';

/** A place of the note, `note.slice(start, end)`, that states what the case does not hold. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly kind: MarkKind;
  readonly text: string;
  /** Such as `The code E11.66 is not in the case.` */
  readonly sentence: string;
}

/** A fact of the case that the note leaves out. */
export interface LeftOut {
  readonly kind: 'patient' | 'diagnosis' | 'item' | 'quantity' | 'npi';
  readonly text: string;
  /** Such as `The diagnosis N39.41 is not in the note.` */
  readonly sentence: string;
}

export interface Grounding {
  /** In the order of the note; no two overlap. */
  readonly marks: readonly Mark[];
  readonly leftOut: readonly LeftOut[];
}
