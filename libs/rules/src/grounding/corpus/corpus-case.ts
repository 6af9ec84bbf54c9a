import type { GroundingFacts } from '../grounding-facts.ts';

/** What a corruption does to a true statement. Each name is explained by its examples. */
export const CORRUPTION_CLASSES = [
  /** The code of the case beside the words of another disease. */
  'code-disease',
  /** The HCPCS code or quantity of one item beside the name of another. */
  'other-item',
  /** A detail that the description lacks or has otherwise: type, stage, acute, "with ketoacidosis". */
  'description-detail',
  'side',
  /** A noun, title, kinship or pronoun of another sex. */
  'sex',
  /** Color, length or size in running text. */
  'choice',
  /** A device in words that nobody ordered. */
  'device',
  /** A drug, with and without a dose. */
  'medication',
  /** A disease in words, without a code, that the case lacks. */
  'diagnosis',
  /** A fall, hospital stay, operation or visit to an emergency room. */
  'event',
  /** An allergy, a failed, finished or present treatment. */
  'treatment',
  /** Kin, caregivers, work, home and habits. */
  'social',
  /** Motivation, compliance, understanding and feelings, as models like to add them; softer than the rest. */
  'attitude',
  /** "is able" for "is not able", and the reverse. */
  'negation',
  /** A hospital, clinic, supplier, insurer or plan. */
  'organisation',
  /** What the author claims to have done or certifies. */
  'attestation',
  /** "last Tuesday", "three months ago". */
  'relative-date',
  /** A number that the case holds in another role: 8 % by the shoe size 8. */
  'other-role',
  /** A statement in square brackets, which would hide it as a place left open. */
  'brackets',
  /** A finding of the patient inside a sentence about coverage. */
  'coverage-measure',
  /** Foreign digits, and words of mixed scripts. */
  'script',
  /** ICD-10-CM, HCPCS, NPI, MRN, phone. */
  'identifier',
  /** Absolute dates and ages. */
  'date-age',
  /** Quantities, limits and periods. */
  'quantity',
  /** Of the patient and the provider. */
  'name',
  /** The justification told again with another number, an opposite or a turned negation. */
  'retold',
  /** A total over several lines or periods. */
  'sum',
] as const;

export type CorruptionClass = (typeof CORRUPTION_CLASSES)[number];

/**
 * How strongly a careful reader would mark it. `contradicts`: the case says otherwise, or it is a fact of the
 * patient or the treatment that the case lacks and that matters. `untraced`: softer, worth one look.
 */
export type ExpectedTier = 'contradicts' | 'untraced';

/** The facts of a case, with the sex, which the case holds beside them. */
export type CorpusFacts = GroundingFacts & {
  readonly patient: { readonly gender: 'male' | 'female' | 'other' | null };
};

/** One invented case with what is written of it, rightly and wrongly. */
export interface CorpusCase {
  /** The name of its file. */
  readonly id: string;
  /** The day the notes are written, YYYY-MM-DD: ages are those of this day. */
  readonly today: string;
  readonly facts: CorpusFacts;
  /** Whole notes that state nothing but the case: none may bear a mark of the tier `contradicts`. */
  readonly notes: readonly string[];
  /** Parts of notes, of which the same holds. */
  readonly passages: readonly string[];
  /** Corruptions of a whole note: its place in `notes`, the class, and `what stands there once → what then stands there`. */
  readonly edits: readonly (readonly [note: number, kind: CorruptionClass, change: string])[];
  /**
   * Sentences that are wrong in one place, in the notation `She is {not able → able} to walk.`: in braces what is
   * true, an arrow, and what stands there instead. An empty left side is an addition, an empty right side an
   * omission. Several braces in one line are one corruption. A leading `~ ` expects the tier `untraced`, all
   * others `contradicts`. The newer cases have no sentence of some classes.
   */
  readonly corruptions: Readonly<Partial<Record<CorruptionClass, readonly string[]>>>;
}
