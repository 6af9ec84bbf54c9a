import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { NPI_MESSAGE, NPI_PATTERN, type Sort } from '@vouchwell/rules';
import {
  Emptiable,
  EmptiableLines,
  EmptiableText,
  Optional,
  OptionalText,
  RequiredText,
  TidyList,
} from './fields.ts';
import { type EntryStatus, PageQuery, SortedBy, StatusFilter } from './paging.ts';

/** A provider's details, which the workflow fills a case in from. */
export interface ProviderTemplate {
  id: number;
  name: string;
  specialty: string;
  /** Such as `MD`; null where nobody entered them. */
  credentials: string | null;
  npi: string;
  /** The printed name. It signs nothing. */
  signature: string;
  address: string | null;
  phone: string | null;
  fax: string | null;
  years_experience: number | null;
  board_certifications: string[];
}

/** GET /templates/provider-templates: those in use. */
export interface ProviderTemplatesResponse {
  success: true;
  data: ProviderTemplate[];
}

/** POST and PUT /admin/provider-templates; in an edit, what is left out stays and what is empty is emptied. */
export class ProviderTemplateRequest {
  @RequiredText('Name', 200)
  name!: string;

  @RequiredText('Specialty', 120)
  specialty!: string;

  @EmptiableText('Credentials', 60)
  credentials?: string | null;

  @Matches(NPI_PATTERN, { message: NPI_MESSAGE })
  @IsString({ message: 'NPI is required.' })
  npi!: string;

  @EmptiableLines('Address', 300, 5)
  address?: string | null;

  @EmptiableText('Phone', 40)
  phone?: string | null;

  @EmptiableText('Fax', 40)
  fax?: string | null;

  @Max(80, { message: 'Years of experience can be at most 80.' })
  @Min(0, { message: 'Years of experience must be at least 0.' })
  @IsInt({ message: 'Years of experience must be a whole number.' })
  @Emptiable()
  years_experience?: number | null;

  @MaxLength(120, { each: true, message: 'A board certification can have at most 120 characters.' })
  @IsString({ each: true, message: 'Board certifications must be texts.' })
  @ArrayMaxSize(20, { message: 'There can be at most 20 board certifications.' })
  @IsArray({ message: 'board_certifications must be a list.' })
  @TidyList()
  @Optional()
  board_certifications?: string[];

  @Optional()
  @IsBoolean({ message: 'is_active must be true or false.' })
  is_active?: boolean;
}

/** GET /admin/provider-templates, 20 a page in the order of names. */
export class ListProviderTemplatesQuery extends PageQuery {
  /** Words of the name, credentials, specialty or address, or an NPI. */
  @OptionalText('search', 200)
  search?: string;

  @StatusFilter()
  status?: EntryStatus;

  @SortedBy('providers')
  sort?: Sort<'providers'>;
}

export interface KeptProviderTemplate extends ProviderTemplate {
  /** Whether the workflow offers it. */
  is_active: boolean;
  /** For If-Match: a change based on an older one is refused. */
  revision: number;
}

export interface KeptProviderTemplatesResponse {
  templates: KeptProviderTemplate[];
  current_page: number;
  total: number;
  pages: number;
}

/** After a change; the template as it is now, null while the read models lag behind. */
export interface ProviderTemplateSavedResponse {
  success: true;
  /** A sentence for the screen. */
  message: string;
  entry: KeptProviderTemplate | null;
}
