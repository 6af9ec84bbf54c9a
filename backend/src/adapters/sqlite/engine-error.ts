/** SQLite's primary result codes that we tell apart. https://sqlite.org/rescode.html */
export const code = {
  perm: 3,
  busy: 5,
  locked: 6,
  readonly: 8,
  ioerr: 10,
  corrupt: 11,
  full: 13,
  cantopen: 14,
  notadb: 26,
} as const;

/** The primary code of an engine's error; null for any other. */
export function engineCode(error: unknown): number | null {
  const extended = (error as { errcode?: unknown } | null)?.errcode;
  return typeof extended === 'number' ? extended & 0xff : null;
}

/** The message, whatever realm or thread the error comes from. */
export function messageOf(error: unknown): string {
  const message = (error as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message : String(error);
}

/** After these nothing further may be written: what reached the disk is uncertain. */
const FINAL: readonly number[] = [
  code.readonly,
  code.ioerr,
  code.corrupt,
  code.full,
  code.cantopen,
  code.notadb,
];

export function isFinal(error: unknown): boolean {
  const primary = engineCode(error);
  return primary === null || FINAL.includes(primary);
}
