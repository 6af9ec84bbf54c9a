import { ArrayMaxSize, IsArray, IsIn, IsObject, Matches, ValidateNested } from 'class-validator';
import { ADDENDUM_MAX_LINES, type OpenVerdict } from '@vouchwell/rules';
import { Identifier, MaxLines, Optional, OptionalText, RequiredText, TypedPassword } from './fields.ts';
import { Type } from './filled.ts';
import type { GroundingResponse } from './notes.ts';
import { OptionalCode } from './second-factor.ts';

/** `marks_hash` of what was shown to whoever signs, 64 hexadecimal digits; left out: nothing was. */
const MarksHash = (): PropertyDecorator => (target, key) => {
  Optional()(target, key);
  Matches(/^[\da-f]{64}$/, { message: 'marks_hash must be the hash of the marks that were shown.' })(
    target,
    key,
  );
};

/** As many as a request’s list may have entries. */
const REASONS_MOST = 200;

/** Why a case is signed although a criterion of its payer is open. */
export class OpenReasonRequest {
  @RequiredText('criterion', 100)
  criterion!: string;

  /** Of which item the criterion was asked; left out: the reason holds for every one. */
  @OptionalText('item', 220)
  item?: string;

  /** As it was shown: a reason for the one is none for the other. */
  @IsIn(['not_met', 'not_documented'], { message: 'verdict must be not_met or not_documented.' })
  verdict!: OpenVerdict;

  @RequiredText('The reason', 500)
  reason!: string;
}

export class SignCaseRequest {
  @TypedPassword('Password', 'Password is required to sign.')
  password!: string;

  /** Of a signer who has a second factor. */
  @OptionalCode()
  code?: string;

  @OptionalText('Meaning', 500, { lines: 'many' })
  meaning?: string;

  @Optional()
  @Identifier('note_id must be the number of a note.')
  note_id?: number;

  @MarksHash()
  marks_hash?: string;

  /** Of each criterion of the payer that is not met or not documented: why it is signed all the same. */
  @Optional()
  @ArrayMaxSize(REASONS_MOST, { message: `readiness_reasons can have at most ${REASONS_MOST} entries.` })
  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'Each entry of readiness_reasons must be an object.' })
  @Type(() => OpenReasonRequest)
  @IsArray({ message: 'readiness_reasons must be a list.' })
  readiness_reasons?: OpenReasonRequest[];
}

/**
 * With 409 `marks_unconfirmed`: what the signer must have looked at, as `current` of the refusal. `marks_hash` names it
 * all; a request that carries it confirms exactly this.
 */
export interface MarksToConfirmResponse {
  marks_hash: string;
  marks: GroundingResponse['marks'];
  /** Places in brackets that state nothing yet. */
  open: { start: number; end: number; text: string }[];
}

/** POST /cases/{id}/addenda: a correction of a signed case, which keeps the original. */
export class AddAddendumRequest {
  @MaxLines('Addendum', ADDENDUM_MAX_LINES)
  @RequiredText('Addendum', 10_000, { lines: 'many' })
  text!: string;

  @TypedPassword('Password', 'Password is required to sign.')
  password!: string;

  /** Of a signer who has a second factor. */
  @OptionalCode()
  code?: string;

  @MarksHash()
  marks_hash?: string;
}
