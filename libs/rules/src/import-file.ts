/** A file that is imported holds at most so many rows, and is at most so many bytes. */
export const IMPORT_MOST_ROWS = 10_000;
export const IMPORT_MOST_BYTES = 5_000_000;

/** The columns of a file of items, in their order. */
export const itemColumns = [
  'name',
  'category',
  'description',
  'hcpcs',
  'unit',
  'quantity_limit',
  'limit_period',
  'requires_size',
  'requires_color',
  'requires_length',
  'available_sizes',
  'available_colors',
  'available_lengths',
  'sort_order',
  'active',
] as const;
export type ItemColumn = (typeof itemColumns)[number];
