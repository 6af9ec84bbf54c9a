import type { InventoryDiagnosis } from '@vouchwell/contract';

export interface DiagnosisValues extends Record<string, unknown> {
  code: string;
  description: string;
  category: string;
  subcategory: string;
  is_active: boolean;
}

export const newDiagnosis: DiagnosisValues = {
  code: '',
  description: '',
  category: '',
  subcategory: '',
  is_active: true,
};

export const valuesOf = (entry: InventoryDiagnosis): DiagnosisValues => ({
  code: entry.code,
  description: entry.description,
  category: entry.category ?? '',
  subcategory: entry.subcategory ?? '',
  is_active: entry.is_active,
});

/** A line for each field: two versions are compared by them. */
export const wordsOf = ({ description, category, subcategory, is_active }: DiagnosisValues) =>
  [description, category, subcategory, is_active ? 'Active' : 'Inactive'].filter(Boolean).join('\n');
