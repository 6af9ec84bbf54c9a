import type {
  DiagnosisFacts,
  ItemFacts,
  Letter,
  LetterSignature,
  PatientFacts,
  ProviderFacts,
  SignedWrittenOrder,
} from '@vouchwell/document';
import type {
  AnsweredQuestion,
  CaseEncounter,
  Delivered,
  MarkKind,
  MarkTier,
  OrderExtras,
  PasswordSetBy,
  SecondFactorGiven,
  SignedReadiness,
  WrittenPlace,
} from '@vouchwell/rules';
import type { Event } from '../../kernel/deciding/decider.ts';

export type CaseDiagnosis = DiagnosisFacts & { readonly id: number };
/** The letter says nothing of `limit_group`: it is what the catalogue had, left out where that was none. */
export type CaseItem = ItemFacts & { readonly id: number; readonly limit_group?: string };
export type CasePatient = PatientFacts & { readonly id: number };

export type NoteKind = 'generated' | 'regenerated' | 'improved';
export type NoteAuthorship = 'model' | 'template' | 'person';

/** How a text came about; nulls where no model took part. */
export interface NoteReceipt {
  readonly provider: string | null;
  readonly model: string | null;
  /** SHA-256 of the whole prompt, in hexadecimal. */
  readonly prompt_hash: string | null;
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
  readonly duration_ms: number;
  /** Why the template stood in for the model. */
  readonly fallback_reason: string | null;
  // Receipts of earlier versions lack what follows.
  /** The exact model, where its server tells: Ollama's digest. */
  readonly digest?: string | null;
  /** What the model was asked with, such as temperature and context length. */
  readonly parameters?: Readonly<Record<string, number>> | null;
  /** The library's contents that the prompt held, in its order. */
  readonly contents?: readonly { readonly id: number; readonly version: number }[];
  /** How they were found; null: nothing was looked for. */
  readonly ranking?: 'fused' | 'lexical' | null;
  /** Who wrote which places of the text, where it was not one alone. */
  readonly written?: readonly WrittenPlace[];
  /** How fast the model wrote; the next note's time is told by it. */
  readonly pace?: WritingPace;
}

/** What was measured of a model while it wrote a note. */
export interface WritingPace {
  /** The host of its server, where a setting names one. */
  readonly server: string | null;
  readonly writes: 'whole' | 'by_sentence';
  /** That the model wrote, whether they were taken or not. */
  readonly words: number;
  /** Milliseconds that it took for them, from each question to its end. */
  readonly words_ms: number;
  /** Sections that it came to the end of; a letter that is written as a whole is one. */
  readonly sections: number;
  /** Milliseconds that those took, with their repairs. */
  readonly sections_ms: number;
}

/** Everything that can happen to a case. All of it concerns its patient and is sealed under that patient’s key. */
export type CaseEvent =
  | Event<'CaseOpened', { owner_id: number; owner_name: string; patient: CasePatient; category: string }>
  | Event<'PatientChosen', { patient: CasePatient }>
  /** The same person, as a correction or a merge of records has left the record. */
  | Event<'PatientCarried', { patient: CasePatient }>
  | Event<'DiagnosesReplaced', { diagnoses: CaseDiagnosis[] }>
  | Event<'ItemsReplaced', { items: CaseItem[] }>
  | Event<'ProviderSet', { provider: ProviderFacts }>
  | Event<
      'NoteAdded',
      { note_id: number; kind: NoteKind; author: NoteAuthorship; text: string; receipt: NoteReceipt }
    >
  | Event<'NoteEdited', { note_id: number; version: number; text: string }>
  | Event<'CaseSigned', CaseSignature>
  | Event<'CaseCompleted', Record<string, never>>
  /** `reader_ids`: whose lists it leaves, its owner's among them. */
  | Event<'CaseDeleted', { owner_id: number; reader_ids: number[] }>
  | Event<'CaseShared', SharedWith>
  /** The case lacks nothing but this user's signature. Who could not open it yet is shared with beside it. */
  | Event<'SentForSignature', SharedWith>
  | Event<'ShareTakenBack', { user_id: number; full_name: string; given_back: boolean }>
  | Event<'AddendumSigned', SignedAddendum>
  /** The dated visits, as a whole list. */
  | Event<'EncountersRecorded', { encounters: readonly CaseEncounter[] }>
  /** All that is answered to one question now; nothing: its answers were taken back. */
  | Event<'QuestionAnswered', AnsweredQuestion>
  /** What the patient had before, as a whole list. */
  | Event<'DeliveriesRecorded', { delivered: readonly Delivered[] }>
  /** What its written order says beyond what it must. */
  | Event<'OrderFilledIn', { extras: OrderExtras }>
  | Event<'OrderSigned', OrderSignature>;

/** Another user of the site, by the names they had when the case was handed to them. */
export interface SharedWith {
  readonly user_id: number;
  readonly full_name: string;
  readonly username: string;
}

/** A correction of a signed case, which keeps the original [CMS Program Integrity Manual ch. 3]. */
export interface SignedAddendum extends Partial<ConfirmedMarks> {
  /** From 1 in each case. */
  readonly number: number;
  readonly text: string;
  readonly signer_id: number;
  /** The printed name. */
  readonly signature: string;
  /** The provider on whose behalf it was signed, and who has not signed it; left out: they did, or it is an earlier one. */
  readonly signed_for?: string;
  /** ISO 8601, UTC */
  readonly signed_at: string;
  /** `addendumHash` of it and of the signed document, in hexadecimal. */
  readonly hash: string;
  /** In which the time is written; earlier ones lack it. */
  readonly time_zone?: string;
  readonly password_set_by: PasswordSetBy | null;
  /** Beside the password; left out: none was asked. */
  readonly second_factor?: SecondFactorGiven;
}

/** One version of the standard written order, signed by its practitioner. */
export interface OrderSignature {
  readonly signer_id: number;
  /** The printed name. */
  readonly signature: string;
  /** The canonical order: every export renders from it. */
  readonly document: SignedWrittenOrder;
  /** SHA-256 of its RFC 8785 JSON, in hexadecimal. */
  readonly document_hash: string;
  readonly password_set_by: PasswordSetBy | null;
  /** Beside the password; left out: none was asked. */
  readonly second_factor?: SecondFactorGiven;
}

/** What of a signed text its signer confirmed. Signatures from before it was asked for lack some of it, or all. */
export interface ConfirmedMarks {
  /** How many places in brackets were confirmed to be left open. */
  readonly confirmed_marks: number;
  /** What the text states and the case did not hold. */
  readonly confirmed_ungrounded?: readonly {
    readonly kind: MarkKind;
    readonly text: string;
    readonly tier?: MarkTier;
  }[];
  /** Of exactly what was shown (`marksHash`). Absent: nothing was to be confirmed, or it was confirmed as a whole. */
  readonly marks_hash?: string;
}

export interface CaseSignature extends ConfirmedMarks {
  readonly note_id: number;
  readonly signer_id: number;
  readonly signature: string;
  readonly meaning: string;
  /** The canonical document: every export renders from it. */
  readonly document: Letter & { readonly signature: LetterSignature };
  /** SHA-256 of its RFC 8785 JSON, in hexadecimal. */
  readonly document_hash: string;
  /** Who had set a password for the signer's account within the seven days before, and so could have signed. */
  readonly password_set_by: PasswordSetBy | null;
  /** Beside the password; left out: none was asked. */
  readonly second_factor?: SecondFactorGiven;
  /** How the case stood against its payer’s rules; left out: no payer was known. */
  readonly readiness?: SignedReadiness;
}

export const caseStream = (id: number) => `case-${id}`;
