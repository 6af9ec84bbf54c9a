/** A file of patients holds at most so many rows, and is at most so many bytes. */
export const IMPORT_MOST_ROWS = 10_000;
export const IMPORT_MOST_BYTES = 5_000_000;
