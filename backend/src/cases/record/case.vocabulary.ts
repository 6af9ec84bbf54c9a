import { dayIn, inPlaceOf, isOpen, SIGNED_OVER_MARKS, whoSet } from '@vouchwell/rules';
import type { EventVocabulary } from '../../kernel/deciding/event-vocabulary.ts';
import type { CaseEvent, CaseSignature, ConfirmedMarks, NoteAuthorship } from './case.events.ts';

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
  return parts.length === 0 ? '' : `, ${SIGNED_OVER_MARKS} of the ${what}: ${parts.join(' and ')}`;
}

/** What of the payer’s rules stood open, and was signed all the same. */
function leftOpen({ readiness }: CaseSignature): string {
  const open = readiness?.findings.filter(isOpen) ?? [];
  return open.length === 0
    ? ''
    : `, giving reasons for ${count(open, 'criterion', 'criteria')} of the payer not met or not documented`;
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
    given?.reset_by && `; ${whoSet(given.reset_by)} had reset its second factor on ${on(given.reset_by.at)}`,
    set && `; ${whoSet(set)} had set a password for this account on ${on(set.at)}`,
  ];
  return parts.filter(Boolean).join('');
}

/** `meaning`: as whoever signed has put it, which may be in words about the patient. */
const signed = (of: Extract<CaseEvent, { type: 'CaseSigned' }>['data'], meaning: string) =>
  `signed and locked the case${inPlaceOf(of.document.signature.signed_for)}${meaning}${confirmed('note', of)}${leftOpen(of)}${account(of, of.document.signature.time_zone)}`;

type Answered = Extract<CaseEvent, { type: 'QuestionAnswered' }>['data'];
const answered = ({ answers }: Answered) => (answers.length === 0 ? 'took back the answer to' : 'answered');

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
    CaseSigned: (signature) => signed(signature, ` (${signature.meaning})`),
    CaseCompleted: () => 'completed the case',
    CaseDeleted: () => 'deleted the case',
    CaseShared: ({ full_name }) => `shared the case with ${full_name}`,
    SentForSignature: ({ full_name }) => `sent the case to ${full_name} for signature`,
    ShareTakenBack: ({ full_name, given_back }) =>
      given_back ? 'gave the case back' : `took the case back from ${full_name}`,
    AddendumSigned: (addendum) =>
      `signed addendum ${addendum.number}${inPlaceOf(addendum.signed_for)}${confirmed('addendum', addendum)}${account(addendum, addendum.time_zone)}`,
    EncountersRecorded: ({ encounters }) => `set ${count(encounters, 'encounter', 'encounters')}`,
    QuestionAnswered: (data) =>
      `${answered(data)} the question “${data.fact}”${data.item === null ? '' : ' of an item'}`,
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
    CaseSigned: { action: 'sign', says: (signature) => signed(signature, '') },
    CaseCompleted: 'change',
    CaseDeleted: 'delete',
    CaseShared: 'change',
    SentForSignature: 'change',
    ShareTakenBack: 'change',
    AddendumSigned: 'sign',
    EncountersRecorded: 'change',
    // What is asked tells what the patient may have.
    QuestionAnswered: {
      action: 'change',
      says: (data) => `${answered(data)} a question of the payer’s rules`,
    },
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
