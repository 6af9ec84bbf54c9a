import { IsIn, IsInt, Max, Min } from 'class-validator';
import { type RecipientKind, recipientKindLabel } from '@vouchwell/rules';
import { ExportQuery } from './cases.ts';
import { Optional, OptionalText, RequiredText } from './fields.ts';
import { Type } from './filled.ts';
import { OrderQuery } from './orders.ts';

const kinds = Object.keys(recipientKindLabel);

/** POST /cases/{id}/recipients: to whom what concerns its patient goes. */
export class NameRecipientRequest {
  @IsIn(kinds, { message: `kind must be one of: ${kinds.join(', ')}.` })
  kind!: RecipientKind;

  @RequiredText('The recipient’s name', 120)
  name!: string;

  @OptionalText('The recipient’s address', 200)
  address?: string;

  /** Briefly, such as `Prior authorization`. */
  @RequiredText('The purpose', 200)
  purpose!: string;
}

function IsRecipient(): PropertyDecorator {
  return (target, key) => {
    Optional()(target, key);
    Max(1_000, { message: 'recipient must be the number of a recipient.' })(target, key);
    Min(1, { message: 'recipient must be the number of a recipient.' })(target, key);
    IsInt({ message: 'recipient must be the number of a recipient.' })(target, key);
    Type(() => Number)(target, key as string);
  };
}

/** GET /cases/{id}/export/pdf and …/txt */
export class LetterFileQuery extends ExportQuery {
  /** To whom it goes, where that was said. */
  @IsRecipient()
  recipient?: number;
}

/** GET /cases/{id}/order/pdf and …/txt */
export class OrderFileQuery extends OrderQuery {
  /** To whom it goes, where that was said. */
  @IsRecipient()
  recipient?: number;
}

/** POST /cases/{id}/order/printed */
export class OrderPrintedRequest {
  /** To whom it goes, where that was said. */
  @IsRecipient()
  recipient?: number;
}

/** POST /cases/{id}/printed: whose letter; without a number that of the signed note, or else of the newest. */
export class PrintedRequest extends ExportQuery {
  /** To whom it goes, where that was said. */
  @IsRecipient()
  recipient?: number;
}

/** POST /cases/{id}/copied: what the browser put on the clipboard; a note's text where it does not say. */
export class CopiedRequest extends PrintedRequest {
  @Optional()
  @IsIn(['text', 'link'], { message: 'what must be text or link.' })
  what?: 'text' | 'link';
}

export interface RecipientDetails {
  kind: RecipientKind;
  name: string;
  address: string | null;
  purpose: string;
}

export interface Recipient extends RecipientDetails {
  /** Among those of the patient, from 1. */
  id: number;
}

/** GET /cases/{id}/recipients, in the order in which they were named. */
export interface RecipientsResponse {
  recipients: readonly Recipient[];
}

export interface RecipientNamedResponse {
  recipient: number;
}
