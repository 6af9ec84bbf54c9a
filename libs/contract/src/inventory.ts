import { IsInt, Max, Min } from 'class-validator';
import { Optional, OptionalText } from './fields.ts';
import { Type } from './filled.ts';

/** GET /inventory/diagnoses/search */
export class SearchDiagnosesQuery {
  @OptionalText('q', 200)
  q?: string;

  /** 10 where it is absent. */
  @Optional()
  @Max(50, { message: 'limit can be at most 50.' })
  @Min(1, { message: 'limit must be at least 1.' })
  @IsInt({ message: 'limit must be a whole number.' })
  @Type(() => Number)
  limit?: number;
}

/** One result of GET /inventory/diagnoses/search. */
export interface DiagnosisMatch {
  code: string;
  description: string;
  category: string | null;
}

/** What the workflow needs to know of one catalogue item, beyond its name. */
export interface ItemDetails {
  hcpcs: string | null;
  /** null: no limit */
  quantity_limit: number | null;
  /** The time the limit spans, such as `month` or `3 months`. */
  limit_period: string | null;
  unit: string | null;
  requires_size: boolean;
  requires_color: boolean;
  requires_length: boolean;
  available_sizes: string[];
  available_colors: string[];
  available_lengths: string[];
}

/** One category of GET /inventory/items/public. */
export interface PublicCategory {
  name: string;
  description: string | null;
  items: string[];
  /** item name → largest quantity without a justification */
  quantityLimits: Record<string, number>;
  /** item name → details */
  details: Record<string, ItemDetails>;
}

export interface PublicItemsResponse {
  categories: PublicCategory[];
}

export interface ProviderTemplate {
  id: number;
  name: string;
  specialty: string;
  npi: string;
  signature: string;
  years_experience: number;
  board_certifications: string[];
}

export interface ProviderTemplatesResponse {
  success: true;
  data: ProviderTemplate[];
}
