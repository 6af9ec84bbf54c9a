import { IsBoolean } from 'class-validator';
import type { OrderExtras, OrderLine } from '@vouchwell/rules';
import { Identifier, Optional, OptionalText, TypedPassword } from './fields.ts';
import { Type } from './filled.ts';
import { OptionalCode } from './second-factor.ts';

/** PUT /cases/{id}/order: what the written order says beyond its six elements, as a whole; left out: it does not. */
export class OrderExtrasRequest {
  @Optional()
  @IsBoolean({ message: 'birth_date must be true or false.' })
  birth_date?: boolean;

  @Optional()
  @IsBoolean({ message: 'diagnoses must be true or false.' })
  diagnoses?: boolean;

  @OptionalText('Frequency of use', 200)
  frequency?: string;

  @OptionalText('Length of need', 100)
  length_of_need?: string;

  @OptionalText('Refills', 100)
  refills?: string;
}

/** POST /cases/{id}/order/sign: signs the order that the case makes as it stands. */
export class SignOrderRequest {
  @TypedPassword('Password', 'Password is required to sign.')
  password!: string;

  /** Of a signer who has a second factor. */
  @OptionalCode()
  code?: string;

  @OptionalText('Meaning', 500, { lines: 'many' })
  meaning?: string;
}

/** Which version of the order; left out: the newest that is signed, or else the one that the case makes now. */
export class OrderQuery {
  @Optional()
  @Identifier('version must be the number of a version.')
  @Type(() => Number)
  version?: number;
}

/** GET /cases/{id}/order */
export interface WrittenOrderResponse {
  case_id: number;
  /** The case’s. Send it back as If-Match when you sign: then what was shown is what is signed. */
  revision: number;
  extras: OrderExtras;
  /** The version that would be signed next; null: the case lacks what `lacking` says. */
  next: OrderMatterResponse | null;
  /** Such as `at least one item`. */
  lacking: string | null;
  /** Why the day of `next` cannot stand beside the other days of the case, so that it is not signed; null: it can. */
  contradiction: string | null;
  /** The next version says something else than the newest that is signed, or none is signed. */
  is_new: boolean;
  /** The account that asks is the treating practitioner’s. */
  may_sign: boolean;
  /** Newest first. */
  signed: SignedOrderResponse[];
}

export interface OrderMatterResponse {
  version: number;
  patient: string;
  order_date: string;
  lines: OrderLine[];
  practitioner: { name: string; npi: string };
}

export interface SignedOrderResponse extends OrderMatterResponse {
  signature: string;
  signed_at: string;
  signed_by: { id: number; full_name: string };
  document_hash: string;
  standing: 'current' | 'out_of_date' | 'replaced';
  /** Of one that is out of date: a sentence for each thing in which the case differs from it. */
  changes: string[];
}

/** The answer to a signature. */
export interface OrderSignedResponse {
  success: true;
  case_id: number;
  revision: number;
  version: number;
  signed_at: string;
  document_hash: string;
}
