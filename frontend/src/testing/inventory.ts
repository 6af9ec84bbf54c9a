import type { InventoryCategory, InventoryDiagnosis, InventoryItem } from '@vouchwell/contract';

export function aDiagnosis(part: Partial<InventoryDiagnosis> = {}): InventoryDiagnosis {
  return {
    id: 'N39.41',
    code: 'N39.41',
    description: 'Urge incontinence',
    category: 'Incontinence',
    subcategory: 'Urinary',
    is_active: true,
    usual: true,
    origin: 'starter',
    source: 'starter set',
    holds_from: null,
    holds_until: null,
    revision: 0,
    ...part,
  };
}

export function aCategory(part: Partial<InventoryCategory> = {}): InventoryCategory {
  return {
    id: 6,
    name: 'Mobility',
    description: 'Walkers and wheelchairs.',
    sort_order: 6,
    is_active: true,
    revision: 2,
    ...part,
  };
}

export function anItem(part: Partial<InventoryItem> = {}): InventoryItem {
  return {
    id: 11,
    name: 'Adult briefs, medium',
    description: 'Disposable brief with tabs.',
    category_id: 1,
    category_name: 'Incontinence',
    hcpcs: 'T4522',
    unit: 'each',
    quantity_limit: 360,
    limit_period: 'month',
    limit_group: null,
    requires_size: false,
    requires_color: false,
    requires_length: false,
    available_sizes: ['S', 'M'],
    available_colors: ['White'],
    available_lengths: ['Short'],
    sort_order: 2,
    is_active: true,
    revision: 4,
    ...part,
  };
}
