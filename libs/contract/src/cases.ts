import { Type } from 'class-transformer';
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
  MinLength,
  ValidateNested,
} from 'class-validator';
import { NPI_MESSAGE, NPI_PATTERN, type CaseStatus } from '@vouchwell/rules';
import { IsDateNotInFuture, Optional, Trimmed } from './fields.ts';
import type { NoteResponse } from './notes.ts';
import type { PatientResponse } from './patients.ts';

export class DiagnosisRequest {
  @MaxLength(10, { message: 'Diagnosis code can have at most 10 characters.' })
  @MinLength(1, { message: 'Diagnosis code is required.' })
  @Trimmed()
  @IsString({ message: 'Diagnosis code is required.' })
  code!: string;

  @Optional()
  @MaxLength(500, { message: 'Diagnosis description can have at most 500 characters.' })
  @IsString({ message: 'Diagnosis description must be text.' })
  @Trimmed()
  description?: string;

  @Optional()
  @IsBoolean({ message: 'is_primary must be true or false.' })
  is_primary?: boolean;
}

export class ItemRequest {
  @MaxLength(200, { message: 'Item can have at most 200 characters.' })
  @MinLength(1, { message: 'Item is required.' })
  @Trimmed()
  @IsString({ message: 'Item is required.' })
  item!: string;

  @Optional()
  @MaxLength(200, { message: 'Category can have at most 200 characters.' })
  @IsString({ message: 'Category must be text.' })
  @Trimmed()
  category?: string;

  @Optional()
  @Max(100_000, { message: 'Quantity can be at most 100000.' })
  @Min(1, { message: 'Quantity must be at least 1.' })
  @IsInt({ message: 'Quantity must be a whole number of at least 1.' })
  quantity?: number;

  @Optional()
  @MaxLength(50, { message: 'Size can have at most 50 characters.' })
  @IsString({ message: 'Size must be text.' })
  size?: string;

  @Optional()
  @MaxLength(50, { message: 'Color can have at most 50 characters.' })
  @IsString({ message: 'Color must be text.' })
  color?: string;

  @Optional()
  @MaxLength(50, { message: 'Length can have at most 50 characters.' })
  @IsString({ message: 'Length must be text.' })
  length?: string;

  @Optional()
  @MaxLength(2000, { message: 'Justification can have at most 2000 characters.' })
  @IsString({ message: 'Justification must be text.' })
  @Trimmed()
  justification?: string;
}

export class ProviderRequest {
  @MaxLength(200, { message: 'Provider name can have at most 200 characters.' })
  @MinLength(1, { message: 'Provider name is required.' })
  @Trimmed()
  @IsString({ message: 'Provider name is required.' })
  name!: string;

  @Matches(NPI_PATTERN, { message: NPI_MESSAGE })
  @IsString({ message: 'NPI is required.' })
  npi!: string;

  @Optional()
  // A drawn signature travels as a PNG data URL.
  @MaxLength(200_000, { message: 'Signature is too large.' })
  @IsString({ message: 'Signature must be text.' })
  signature?: string;

  @IsDateNotInFuture('Date signed')
  @IsString({ message: 'Date signed is required.' })
  date_signed!: string;
}

export class PatientReference {
  @Min(1, { message: 'patient.id must be the number of a patient.' })
  @IsInt({ message: 'patient.id must be the number of a patient.' })
  id!: number;
}

export class ChoosePatientRequest {
  @IsDefined({ message: 'patient is required.' })
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

  @Optional()
  @MaxLength(100, { message: 'Category can have at most 100 characters.' })
  @IsString({ message: 'Category must be text.' })
  @Trimmed()
  category?: string;
}

export class SignCaseRequest {
  @MaxLength(1024, { message: 'Password is too long.' })
  @MinLength(1, { message: 'Password is required to sign.' })
  @IsString({ message: 'Password is required to sign.' })
  password!: string;

  @Optional()
  @MaxLength(200, { message: 'Signature can have at most 200 characters.' })
  @IsString({ message: 'Signature must be text.' })
  @Trimmed()
  signature?: string;

  @Optional()
  @MaxLength(500, { message: 'Meaning can have at most 500 characters.' })
  @IsString({ message: 'Meaning must be text.' })
  @Trimmed()
  meaning?: string;

  @Optional()
  @IsInt({ message: 'note_id must be the number of a note.' })
  note_id?: number;

  @Optional()
  @IsBoolean({ message: 'confirm_marks must be true or false.' })
  confirm_marks?: boolean;
}

/** GET /cases. Without `page` the newest 200 are answered; totals stand in X-Total-Count and X-Total-Pages. */
export class ListCasesQuery {
  @Optional()
  @Min(1, { message: 'page must be at least 1.' })
  @IsInt({ message: 'page must be a whole number.' })
  @Type(() => Number)
  page?: number;

  @Optional()
  @Max(200, { message: 'per_page can be at most 200.' })
  @Min(1, { message: 'per_page must be at least 1.' })
  @IsInt({ message: 'per_page must be a whole number.' })
  @Type(() => Number)
  per_page?: number;

  @Optional()
  @MaxLength(200, { message: 'search can have at most 200 characters.' })
  @IsString({ message: 'search must be one text.' })
  search?: string;

  @Optional()
  @IsIn(['draft', 'in_progress', 'completed'], { message: 'status must be draft, in_progress or completed.' })
  status?: CaseStatus;
}

export interface DiagnosisResponse {
  id: number;
  code: string;
  description: string;
  is_primary: boolean;
  created_at: string;
}

export interface ItemResponse {
  id: number;
  item: string;
  category: string | null;
  hcpcs: string | null;
  quantity: number;
  /** The catalogue's limit when the list was saved; null: none. */
  quantity_limit: number | null;
  limit_period: string | null;
  size: string | null;
  color: string | null;
  length: string | null;
  justification: string | null;
}

export interface ProviderResponse {
  name: string;
  npi: string;
  signature: string | null;
  /** YYYY-MM-DD */
  date_signed: string;
}

export interface CaseSummary {
  notes_count: number;
  diagnoses_count: number;
  items_count: number;
  /** `model` is null for everyone but admins; `preview` is the note's beginning. */
  latest_note: { created_at: string; model: string | null; preview: string } | null;
}

export interface SignatureResponse {
  /** The printed name. */
  signature: string;
  meaning: string;
  signed_at: string;
  signed_by: { id: number; full_name: string };
  note_id: number;
  /** SHA-256 of the canonical document, in hexadecimal. */
  document_hash: string;
}

/** One row of GET /cases. */
export interface CaseRowResponse {
  id: number;
  patient_id: number;
  patient: { id: number; first_name: string; last_name: string; dob: string | null; mrn: string | null };
  status: CaseStatus;
  is_complete: boolean;
  signed: boolean;
  signed_at: string | null;
  category: string;
  created_at: string;
  updated_at: string;
  summary: CaseSummary;
}

/** GET /cases/{id} */
export interface CaseResponse {
  id: number;
  /** Number of the case's last event; send it back as If-Match to be told of a change made meanwhile. */
  revision: number;
  patient_id: number;
  patient: PatientResponse;
  status: CaseStatus;
  is_complete: boolean;
  category: string;
  created_at: string;
  updated_at: string;
  created_by: { id: number; full_name: string; username: string };
  diagnoses: DiagnosisResponse[];
  items: ItemResponse[];
  provider: ProviderResponse | null;
  /** Newest first. */
  notes: NoteResponse[];
  signed: boolean;
  signed_at: string | null;
  signature: SignatureResponse | null;
  summary: CaseSummary;
}

export interface CaseOpenedResponse {
  success: true;
  case_id: number;
}

/** Every change of a case answers with its new revision. */
export interface CaseChangedResponse {
  success: true;
  case_id: number;
  revision: number;
}

export interface SignedResponse extends CaseChangedResponse {
  signed: true;
  signed_at: string;
  document_hash: string;
}

/** GET /cases/stats, over the cases the caller may see. */
export interface CaseStatsResponse {
  total_cases: number;
  active_patients: number;
  notes_generated: number;
  /** Rounded percentage of completed cases; 0 without cases. */
  success_rate: number;
  by_status: Record<CaseStatus, number>;
}

/** GET /cases/{id}/export/…: an unsigned case may export a note other than its newest. */
export class ExportQuery {
  @Optional()
  @IsInt({ message: 'note_id must be the number of a note.' })
  @Type(() => Number)
  note_id?: number;
}
