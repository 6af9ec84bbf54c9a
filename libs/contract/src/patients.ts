import { Type } from 'class-transformer';
import { IsIn, IsInt, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';
import { IsDateNotInFuture, Optional, Trimmed } from './fields.ts';

export type Gender = 'male' | 'female' | 'other';

export class PatientRequest {
  @MaxLength(100, { message: 'First name can have at most 100 characters.' })
  @MinLength(1, { message: 'First name is required.' })
  @Trimmed()
  @IsString({ message: 'First name is required.' })
  first_name!: string;

  @MaxLength(100, { message: 'Last name can have at most 100 characters.' })
  @MinLength(1, { message: 'Last name is required.' })
  @Trimmed()
  @IsString({ message: 'Last name is required.' })
  last_name!: string;

  @Optional()
  @MaxLength(100, { message: 'Middle name can have at most 100 characters.' })
  @IsString({ message: 'Middle name must be text.' })
  @Trimmed()
  middle_name?: string;

  @Optional()
  @IsDateNotInFuture('Date of birth')
  dob?: string;

  @Optional()
  @IsIn(['male', 'female', 'other'], { message: 'Gender must be male, female or other.' })
  gender?: Gender;

  @Optional()
  @MaxLength(50, { message: 'Height can have at most 50 characters.' })
  @IsString({ message: 'Height must be text.' })
  @Trimmed()
  height?: string;

  @Optional()
  @MaxLength(50, { message: 'Weight can have at most 50 characters.' })
  @IsString({ message: 'Weight must be text.' })
  @Trimmed()
  weight?: string;

  @Optional()
  @MaxLength(500, { message: 'Address can have at most 500 characters.' })
  @IsString({ message: 'Address must be text.' })
  @Trimmed()
  address?: string;

  @Optional()
  @MaxLength(50, { message: 'Phone can have at most 50 characters.' })
  @IsString({ message: 'Phone must be text.' })
  @Trimmed()
  phone?: string;

  @Optional()
  @MaxLength(254, { message: 'Email can have at most 254 characters.' })
  @IsString({ message: 'Email must be text.' })
  @Trimmed()
  email?: string;

  @Optional()
  @MaxLength(50, { message: 'MRN can have at most 50 characters.' })
  @IsString({ message: 'MRN must be text.' })
  @Trimmed()
  mrn?: string;
}

export interface PatientResponse {
  id: number;
  first_name: string;
  last_name: string;
  middle_name: string | null;
  /** YYYY-MM-DD */
  dob: string | null;
  gender: Gender | null;
  height: string | null;
  weight: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  mrn: string | null;
  is_template: boolean;
  /** Null where the patient stands as part of a case. */
  created_at: string | null;
}

/** GET /patients. The total of an unsearched register stands in X-Total-Count. */
export class ListPatientsQuery {
  @Optional()
  @MaxLength(200, { message: 'query can have at most 200 characters.' })
  @IsString({ message: 'query must be one text.' })
  query?: string;

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
}
