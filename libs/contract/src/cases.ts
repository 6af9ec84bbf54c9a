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
import { NPI_MESSAGE, NPI_PATTERN, type CaseStatus, type Sort } from '@vouchwell/rules';
import { Identifier, IsCalendarDay, Optional, OptionalText, RequiredText } from './fields.ts';
import { Type } from './filled.ts';
import { PageQuery, SortedBy } from './paging.ts';

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

/**
 * GET /cases. Without `page` the newest 200 are answered; totals stand in X-Total-Count and X-Total-Pages. Where `not_ready`
 * was not asked of all cases, X-Looked-Through says of how many, and X-Older-Than where to go on.
 */
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

  /** Beside `not_ready`: only cases of smaller numbers are looked through. */
  @Optional()
  @Identifier('older_than must be the number of a case.')
  @Type(() => Number)
  older_than?: number;

  @SortedBy('cases')
  sort?: Sort<'cases'>;
}

/** How far an answer looked for cases that are not ready. */
export interface LookedThrough {
  /** So many unsigned ones of a known payer. */
  cases: number;
  /** Asked for the cases older than this one, the next answer goes on; null: there are none. */
  older_than: number | null;
}

/** GET /cases/{id}/letter and /export/…: an unsigned case may export a note other than its newest. */
export class ExportQuery {
  @Optional()
  @Identifier('note_id must be the number of a note.')
  @Type(() => Number)
  note_id?: number;
}
