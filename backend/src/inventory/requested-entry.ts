import type {
  AddDiagnosisRequest,
  InventoryCategoryRequest,
  ChangeDiagnosisRequest,
  InventoryItemRequest,
} from '@vouchwell/contract';
import { DEFAULT_COLORS, DEFAULT_LENGTHS, DEFAULT_SIZES, normalizeIcd10 } from '@vouchwell/rules';
import { invalid } from '../kernel/basics/problem.ts';
import type { OwnCode } from './codes/diagnosis.events.ts';
import type { DmeCategory, DmeItem } from './equipment/dme.ts';
import { type Edit, stated } from '../kernel/deciding/kept.ts';

/** What requests say of the inventory, as its commands take it. A new entry gets defaults; an edit says what it says. */
export function addedDiagnosis({ code, description, category, subcategory }: AddDiagnosisRequest): OwnCode {
  return {
    code: normalizeIcd10(code),
    description,
    category: category ?? null,
    subcategory: subcategory ?? null,
  };
}

/** @throws DomainError invalid, where the body means another code than the address */
export function editedDiagnosis(
  { code, is_active, ...change }: ChangeDiagnosisRequest,
  of: string,
): Edit<Omit<OwnCode, 'code'>> {
  if (code !== undefined && normalizeIcd10(code) !== of) {
    const message = 'A code cannot be changed into another. Deactivate it and add the other one.';
    throw invalid('diagnosis_code', message, { code: message });
  }
  return { change: stated(change), is_active };
}

export function addedCategory({ name, description, sort_order }: InventoryCategoryRequest): DmeCategory {
  return { name, description: description ?? null, sort_order: sort_order ?? 0 };
}

export function addedItem(body: InventoryItemRequest): DmeItem {
  return {
    name: body.name,
    description: body.description ?? null,
    category_id: body.category_id,
    hcpcs: body.hcpcs ?? null,
    unit: body.unit ?? null,
    quantity_limit: body.quantity_limit ?? null,
    limit_period: body.limit_period ?? null,
    limit_group: body.limit_group ?? null,
    requires_size: body.requires_size ?? false,
    requires_color: body.requires_color ?? false,
    requires_length: body.requires_length ?? false,
    available_sizes: body.available_sizes ?? DEFAULT_SIZES,
    available_colors: body.available_colors ?? DEFAULT_COLORS,
    available_lengths: body.available_lengths ?? DEFAULT_LENGTHS,
    sort_order: body.sort_order ?? 0,
  };
}
