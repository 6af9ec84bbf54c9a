import type { InventoryCategory } from '@vouchwell/contract';

export interface CategoryValues extends Record<string, unknown> {
  name: string;
  description: string;
  sort_order: number | string;
  is_active: boolean;
}

export const newCategory: CategoryValues = { name: '', description: '', sort_order: 0, is_active: true };

export const valuesOf = ({
  name,
  description,
  sort_order,
  is_active,
}: InventoryCategory): CategoryValues => ({
  name,
  description: description ?? '',
  sort_order,
  is_active,
});

/** A line for each field: two versions are compared by them. */
export const wordsOf = ({ name, description, sort_order, is_active }: CategoryValues) =>
  [name, description, `Sort order ${sort_order}`, is_active ? 'Active' : 'Inactive'].join('\n');
