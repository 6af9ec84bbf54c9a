import { IsBoolean, IsIn } from 'class-validator';
import { type CodeHolding, codeHoldingLabel, type Sort } from '@vouchwell/rules';
import { EmptiableText, Optional, OptionalText, RequiredText } from './fields.ts';
import type { InventoryPage } from './inventory.ts';
import { type EntryStatus, Limit, PageQuery, SortedBy, StatusFilter } from './paging.ts';

const holdings = Object.keys(codeHoldingLabel);

/** GET /inventory/diagnoses/search */
export class SearchDiagnosesQuery {
  @OptionalText('q', 200)
  q?: string;

  /** 10 where it is absent. */
  @Limit(50)
  limit?: number;
}

/** One result of GET /inventory/diagnoses/search. */
export interface DiagnosisMatch {
  code: string;
  description: string;
  category: string | null;
}

/** GET /inventory/diagnoses, 20 per page. */
export class ListDiagnosesQuery extends PageQuery {
  /** The beginning of a code, or words of descriptions. */
  @OptionalText('search', 200)
  search?: string;

  @OptionalText('category', 100)
  category?: string;

  /** By the site's day. */
  @IsIn(holdings, { message: `holds must be one of: ${holdings.join(', ')}.` })
  @Optional()
  holds?: CodeHolding;

  @StatusFilter()
  status?: EntryStatus;

  @SortedBy('diagnoses')
  sort?: Sort<'diagnoses'>;
}

/** PUT /inventory/diagnoses/{code}; what is left out stays, what is empty is emptied. */
export class ChangeDiagnosisRequest {
  /** Says which entry is meant once more; another code is another entry. */
  @OptionalText('ICD-10 code', 20)
  code?: string;

  @RequiredText('Description', 500)
  description!: string;

  @EmptiableText('Category', 100)
  category?: string | null;

  @EmptiableText('Subcategory', 100)
  subcategory?: string | null;

  @Optional()
  @IsBoolean({ message: 'is_active must be true or false.' })
  is_active?: boolean;
}

/** POST /inventory/diagnoses */
export class AddDiagnosisRequest {
  @RequiredText('ICD-10 code', 20)
  code!: string;

  @RequiredText('Description', 500)
  description!: string;

  @OptionalText('Category', 100)
  category?: string;

  @OptionalText('Subcategory', 100)
  subcategory?: string;
}

/** Where an entry came from: the first start, a file that was imported, or this site's admins. */
export type InventoryOrigin = 'starter' | 'import' | 'site';

export interface InventoryDiagnosis {
  /** The code itself. */
  id: string;
  /** With its dot. */
  code: string;
  description: string;
  category: string | null;
  subcategory: string | null;
  /** Whether the workflow offers it. */
  is_active: boolean;
  /** Whether it is usual for equipment: the search offers those first. */
  usual: boolean;
  origin: InventoryOrigin;
  /** The file or set it came from; null where this site added it. */
  source: string | null;
  /** YYYY-MM-DD: from when the code set has it; null where that is not known. */
  holds_from: string | null;
  /** YYYY-MM-DD: its last day in the code set; null where no end is known. */
  holds_until: string | null;
  /** For If-Match, how often this site changed it: a change based on an older one is refused. */
  revision: number;
}

export interface DiagnosesResponse extends InventoryPage {
  diagnoses: InventoryDiagnosis[];
  /** All that codes are grouped by. */
  categories: string[];
}
