import type {
  AddAddendumRequest,
  AnswerRequest,
  DeliveriesRequest,
  DiagnosisRequest,
  EncountersRequest,
  ItemRequest,
  OpenCaseRequest,
  ProviderRequest,
  OrderExtrasRequest,
  SendForSignatureRequest,
  SignCaseRequest,
  SignOrderRequest,
} from '@vouchwell/contract';
import { type Asked, Wish } from '../../kernel/commanding/wish.ts';
import type { CaseCommand } from '../record/case.decider.ts';
import type { CaseEvent } from '../record/case.events.ts';

type CaseAsked = Asked<
  CaseCommand,
  {
    OpenCase: { readonly body: OpenCaseRequest };
    ChoosePatient: { readonly patient_id: number };
    ReplaceDiagnoses: { readonly diagnoses: readonly DiagnosisRequest[] };
    ReplaceItems: { readonly items: readonly ItemRequest[] };
    SetProvider: { readonly provider: ProviderRequest };
    SignCase: { readonly body: SignCaseRequest };
    ShareCase: { readonly user_id: number };
    SendForSignature: { readonly body: SendForSignatureRequest };
    TakeBackShare: { readonly user_id: number };
    SignAddendum: { readonly body: AddAddendumRequest };
    RecordEncounters: { readonly body: EncountersRequest };
    AnswerQuestion: { readonly body: AnswerRequest };
    RecordDeliveries: { readonly body: DeliveriesRequest };
    FillInOrder: { readonly body: OrderExtrasRequest };
    SignOrder: { readonly body: SignOrderRequest };
  }
>;

/** What may be asked of a case, as it is asked; its handler adds what only the server knows. */
export class CaseWish extends Wish<CaseAsked, CaseEvent> {}
