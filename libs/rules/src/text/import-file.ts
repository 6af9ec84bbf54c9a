/** A file that is imported holds at most so many rows, and is at most so many bytes. */
export const IMPORT_MOST_ROWS = 10_000;
export const IMPORT_MOST_BYTES = 5_000_000;
/** A file of the library is sent as it is. */
export const LIBRARY_MOST_BYTES = 8_000_000;
/** A rule pack: the largest that is delivered has 13 kB. */
export const PACK_MOST_BYTES = 256_000;
export const LOGO_MOST_BYTES = 256 * 1024;
/** The signed note of a checkpoint, in ASCII: each of its characters is a byte. */
export const CHECKPOINT_MOST = 8_000;

/** What is said of a file with more bytes, by the screen before it is sent and by the server. */
export const largerFile = {
  csv: 'The file has more than 5 MB. Split it into several files.',
  order: 'The file has more than 5 MB. Compress it with gzip and choose the .gz file.',
  pack: 'The file has more than 256 kB. A rule pack holds the rules of one policy.',
  library: 'The file has more than 8 MB. Split its contents into several files.',
  checkpoint: 'The file has more than 8 kB. A checkpoint has some lines: choose the file as it was saved.',
} as const;
export const LARGER_LOGO = 'Logo can have at most 256 kB.';

/** The columns of a file of items, in their order. */
export const itemColumns = [
  'name',
  'category',
  'description',
  'hcpcs',
  'unit',
  'quantity_limit',
  'limit_period',
  'limit_group',
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
