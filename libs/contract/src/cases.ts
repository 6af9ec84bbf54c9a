import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  ADDENDUM_MAX_LINES,
  NPI_MESSAGE,
  NPI_PATTERN,
  type CaseStatus,
  type OpenVerdict,
  type Sort,
} from '@vouchwell/rules';
import {
  Identifier,
  IsCalendarDay,
  MaxLines,
  Optional,
  OptionalText,
  RequiredText,
  TypedPassword,
} from './fields.ts';
import { Type } from './filled.ts';
import type { GroundingResponse } from './notes.ts';
import { PageQuery, SortedBy } from './paging.ts';
import { OptionalCode } from './second-factor.ts';

/** `marks_hash` of what was shown to whoever signs, 64 hexadecimal digits; left out: nothing was. */
const MarksHash = (): PropertyDecorator => (target, key) => {
  Optional()(target, key);
  Matches(/^[\da-f]{64}$/, { message: 'marks_hash must be the hash of the marks that were shown.' })(
    target,
    key,
  );
};

export class DiagnosisRequest {
  @RequiredText('Diagnosis code', 10)
  code!: string;

  @OptionalText('Diagnosis description', 500)
  description?: string;

  @Optional()
  @IsBoolean({ message: 'is_primary must be true or false.' })
  is_primary?: boolean;
}

export class ItemRequest {
  @RequiredText('Item', 200)
  item!: string;

  @OptionalText('Category', 200)
  category?: string;

  @Optional()
  @Max(100_000, { message: 'Quantity can be at most 100000.' })
  @Min(1, { message: 'Quantity must be at least 1.' })
  @IsInt({ message: 'Quantity must be a whole number of at least 1.' })
  quantity?: number;

  @OptionalText('Size', 50)
  size?: string;

  @OptionalText('Color', 50)
  color?: string;

  @OptionalText('Length', 50)
  length?: string;

  @OptionalText('Justification', 2000, { lines: 'many' })
  justification?: string;
}

export class ProviderRequest {
  @RequiredText('Provider name', 200)
  name!: string;

  @Matches(NPI_PATTERN, { message: NPI_MESSAGE })
  @IsString({ message: 'NPI is required.' })
  npi!: string;

  @Optional()
  // A drawn signature travels as a PNG data URL.
  @MaxLength(200_000, { message: 'Signature is too large.' })
  @IsString({ message: 'Signature must be text.' })
  signature?: string;

  @IsCalendarDay('Date signed')
  @IsString({ message: 'Date signed is required.' })
  date_signed!: string;
}

export class PatientReference {
  @Identifier('patient.id must be the number of a patient.')
  id!: number;
}

export class ChoosePatientRequest {
  @IsDefined({ message: 'Patient is required.' })
  @ValidateNested({ message: 'patient must be an object with its id.' })
  @IsObject({ message: 'patient must be an object with its id.' })
  @Type(() => PatientReference)
  patient!: PatientReference;
}

export class DiagnosesRequest {
  @ArrayMaxSize(100, { message: 'A case can have at most 100 diagnoses.' })
  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'Each entry of diagnoses must be an object.' })
  @Type(() => DiagnosisRequest)
  @IsArray({ message: 'diagnoses must be a list.' })
  diagnoses!: DiagnosisRequest[];
}

export class ItemsRequest {
  @ArrayMaxSize(100, { message: 'A case can have at most 100 items.' })
  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'Each entry of items must be an object.' })
  @Type(() => ItemRequest)
  @IsArray({ message: 'items must be a list.' })
  items!: ItemRequest[];
}

/** POST /cases/workflow. Only the patient is required. */
export class OpenCaseRequest extends ChoosePatientRequest {
  @Optional()
  @ArrayMaxSize(100, { message: 'A case can have at most 100 diagnoses.' })
  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'Each entry of diagnoses must be an object.' })
  @Type(() => DiagnosisRequest)
  @IsArray({ message: 'diagnoses must be a list.' })
  diagnoses?: DiagnosisRequest[];

  @Optional()
  @ArrayMaxSize(100, { message: 'A case can have at most 100 items.' })
  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'Each entry of items must be an object.' })
  @Type(() => ItemRequest)
  @IsArray({ message: 'items must be a list.' })
  items?: ItemRequest[];

  @Optional()
  @ValidateNested()
  @IsObject({ message: 'provider must be an object.' })
  @Type(() => ProviderRequest)
  provider?: ProviderRequest;

  @OptionalText('Category', 100)
  category?: string;
}

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

/** POST /cases/{id}/shares: hands the case to another user of the site, who may then work on it and sign it. */
export class ShareCaseRequest {
  @Identifier('user_id must be the number of a user.')
  user_id!: number;
}

/** POST /cases/{id}/send-for-signature: a case that lacks nothing else waits for this user's signature. */
export class SendForSignatureRequest {
  @Identifier('user_id must be the number of a user.')
  user_id!: number;
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

/** POST /cases/{id}/copied: what the browser put on the clipboard; a note's text where it does not say. */
export class CopiedRequest {
  @Optional()
  @IsIn(['text', 'link'], { message: 'what must be text or link.' })
  what?: 'text' | 'link';
}

/** GET /colleagues: whom a case can be shared with. */
export class ListColleaguesQuery {
  @OptionalText('query', 100)
  query?: string;

  /** Only whose professional profile has this NPI. */
  @Optional()
  @Matches(NPI_PATTERN, { message: NPI_MESSAGE })
  npi?: string;
}

/** GET /cases. Without `page` the newest 200 are answered; totals stand in X-Total-Count and X-Total-Pages. */
export class ListCasesQuery extends PageQuery {
  @OptionalText('search', 200)
  search?: string;

  @Optional()
  @IsIn(['draft', 'in_progress', 'completed'], { message: 'status must be draft, in_progress or completed.' })
  status?: CaseStatus;

  /** `true`: only those that were sent to the caller for signature and are unsigned. */
  @Optional()
  @IsIn(['true'], { message: 'needs_my_signature must be true.' })
  needs_my_signature?: 'true';

  /** `true`: only those that others have shared with the caller. */
  @Optional()
  @IsIn(['true'], { message: 'shared_with_me must be true.' })
  shared_with_me?: 'true';

  /** `true`: only unsigned ones of a known payer, of whose criteria one is not met or not documented. */
  @Optional()
  @IsIn(['true'], { message: 'not_ready must be true.' })
  not_ready?: 'true';

  @SortedBy('cases')
  sort?: Sort<'cases'>;
}

/** GET /cases/{id}/letter and /export/…: an unsigned case may export a note other than its newest. */
export class ExportQuery {
  @Optional()
  @Identifier('note_id must be the number of a note.')
  @Type(() => Number)
  note_id?: number;
}
