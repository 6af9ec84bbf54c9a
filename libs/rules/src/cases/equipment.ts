/** The choices of the item form [specification, part 2, section 5]. */
export const DEFAULT_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'] as const;
export const DEFAULT_COLORS = ['White', 'Black', 'Blue', 'Gray', 'Beige'] as const;
export const DEFAULT_LENGTHS = ['Short', 'Medium', 'Long'] as const;

/** The times that a quantity limit can span. */
export const limitPeriods = [
  'day',
  'week',
  'month',
  '3 months',
  '6 months',
  'year',
  '2 years',
  '5 years',
] as const;

/** HCPCS level II: a letter and four digits. */
export const HCPCS_PATTERN = /^[A-Z][0-9]{4}$/;

/** What an item may ask to be chosen. */
export const itemOptions = ['size', 'color', 'length'] as const;
export type ItemOption = (typeof itemOptions)[number];

/** The refusal, on the screen and from the server alike. */
export function optionRefusal(option: ItemOption, item: string): string {
  return `${option.charAt(0).toUpperCase()}${option.slice(1)} is required for ${item}.`;
}
