import type {
  DiagnosisFacts,
  ItemFacts,
  Letter,
  LetterSignature,
  PatientFacts,
  ProviderFacts,
  SignedWrittenOrder,
} from '@vouchwell/document';
import {
  type AnsweredQuestion,
  type CaseEncounter,
  dayIn,
  type Delivered,
  type MarkKind,
  type MarkTier,
  type OrderExtras,
  type PasswordSetBy,
  isOpen,
  type SecondFactorGiven,
  type SignedReadiness,
  type WrittenPlace,
} from '@vouchwell/rules';
import type { Event } from '../../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../../kernel/deciding/event-vocabulary.ts';

export type CaseDiagnosis = DiagnosisFacts & { readonly id: number };
export type CaseItem = ItemFacts & { readonly id: number };
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

const count = (list: readonly unknown[], one: string, many: string) =>
  list.length === 1 ? `1 ${one}` : `${list.length} ${many}`;

/** What was left open or unheld, and signed all the same. */
function confirmed(
  what: string,
  { confirmed_marks = 0, confirmed_ungrounded = [] }: Partial<ConfirmedMarks>,
): string {
  const strong = confirmed_ungrounded.filter(({ tier }) => tier === undefined).length;
  const soft = confirmed_ungrounded.length - strong;
  const parts = [
    confirmed_marks > 0 && `${confirmed_marks} in brackets`,
    strong > 0 && `${strong} not in the case`,
    soft > 0 && `${soft} not traced to the case`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `, confirming places of the ${what}: ${parts.join(' and ')}`;
}

/** What of the payer’s rules stood open, and was signed all the same. */
function leftOpen({ readiness }: CaseSignature): string {
  const open = readiness?.findings.filter(isOpen) ?? [];
  return open.length === 0
    ? ''
    : `, giving reasons for ${count(open, 'criterion', 'criteria')} of the payer not met or not documented`;
}

/** Whoever signed for a provider who had not. */
function forProvider({ document }: CaseSignature): string {
  const { signed_for } = document.signature;
  return signed_for ? ` for ${signed_for}, who has not signed` : '';
}

/**
 * What was given beside the password, and who else could have given either. `zone`: in which the signature's time is
 * written; earlier ones name none, and their days are told as those of UTC.
 */
function account(of: Pick<CaseSignature, 'password_set_by' | 'second_factor'>, zone?: string): string {
  const { password_set_by: set, second_factor: given } = of;
  const on = (moment: string) =>
    zone === undefined ? `${dayIn(new Date(moment), 'UTC')} (UTC)` : dayIn(new Date(moment), zone);
  const parts = [
    given && `, with ${given.by === 'app' ? 'a code of the authenticator app' : 'a recovery code'}`,
    given?.reset_by && `; ${given.reset_by.name} had reset its second factor on ${on(given.reset_by.at)}`,
    set && `; ${set.name} had set a password for this account on ${on(set.at)}`,
  ];
  return parts.filter(Boolean).join('');
}

const written: Record<NoteAuthorship, string> = {
  model: 'with a model',
  template: 'from the template',
  person: 'by hand',
};

export const caseEvents: EventVocabulary<CaseEvent> = {
  sentences: {
    CaseOpened: () => 'opened the case',
    PatientChosen: () => 'chose another patient',
    PatientCarried: () => 'carried a correction of the patient into the case',
    DiagnosesReplaced: ({ diagnoses }) => `set ${count(diagnoses, 'diagnosis', 'diagnoses')}`,
    ItemsReplaced: ({ items }) => `set ${count(items, 'item', 'items')}`,
    ProviderSet: () => 'set the provider',
    NoteAdded: ({ note_id, kind, author, receipt }) =>
      kind === 'improved' && receipt.fallback_reason !== null && author !== 'template'
        ? `kept as note ${note_id} what was written ${written[author]}: no model improved it`
        : `${kind} note ${note_id} ${written[author]}`,
    NoteEdited: ({ note_id, version }) => `edited note ${note_id} (version ${version})`,
    CaseSigned: (signature) =>
      `signed and locked the case${forProvider(signature)} (${signature.meaning})${confirmed('note', signature)}${leftOpen(signature)}${account(signature, signature.document.signature.time_zone)}`,
    CaseCompleted: () => 'completed the case',
    CaseDeleted: () => 'deleted the case',
    CaseShared: ({ full_name }) => `shared the case with ${full_name}`,
    SentForSignature: ({ full_name }) => `sent the case to ${full_name} for signature`,
    ShareTakenBack: ({ full_name, given_back }) =>
      given_back ? 'gave the case back' : `took the case back from ${full_name}`,
    AddendumSigned: (addendum) =>
      `signed addendum ${addendum.number}${confirmed('addendum', addendum)}${account(addendum, addendum.time_zone)}`,
    EncountersRecorded: ({ encounters }) => `set ${count(encounters, 'encounter', 'encounters')}`,
    QuestionAnswered: ({ fact, item, answers }) =>
      `${answers.length === 0 ? 'took back the answer to' : 'answered'} the question “${fact}”${item === null ? '' : ' of an item'}`,
    DeliveriesRecorded: ({ delivered }) =>
      `set ${count(delivered, 'earlier delivery', 'earlier deliveries')}`,
    OrderFilledIn: () => 'changed what the written order says beside what it must',
    OrderSigned: (order) =>
      `signed version ${order.document.version} of the written order${account(order, order.document.signature.time_zone)}`,
  },
  audited: {
    CaseOpened: 'create',
    PatientChosen: 'change',
    PatientCarried: 'change',
    DiagnosesReplaced: 'change',
    ItemsReplaced: 'change',
    ProviderSet: 'change',
    NoteAdded: 'generate',
    NoteEdited: 'change',
    CaseSigned: 'sign',
    CaseCompleted: 'change',
    CaseDeleted: 'delete',
    CaseShared: 'change',
    SentForSignature: 'change',
    ShareTakenBack: 'change',
    AddendumSigned: 'sign',
    EncountersRecorded: 'change',
    QuestionAnswered: 'change',
    DeliveriesRecorded: 'change',
    OrderFilledIn: 'change',
    OrderSigned: 'sign',
  },
  upcasters: {
    // Who had set the signer's password was not kept.
    CaseSigned: [(data) => ({ ...data, password_set_by: null })],
    AddendumSigned: [(data) => ({ ...data, password_set_by: null })],
    // Before cases could be shared only the owner had them.
    CaseDeleted: [(data) => ({ ...data, reader_ids: [data['owner_id'] as number] })],
  },
};

export const caseStream = (id: number) => `case-${id}`;
