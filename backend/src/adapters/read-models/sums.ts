import { crc32 } from 'node:zlib';

/**
 * The sum that stands beside what was written, by the name of its table: CRC-32, which finds every change of up to
 * 32 neighbouring bits. It is against accidents of disks and memory, not against attackers: whoever can write the
 * file can write a sum, and what is signed is compared with the log.
 */
export function sumOf(table: string, ...parts: readonly string[]): number {
  return crc32([table, ...parts].join('\u0000'));
}

/** A document as it is stored. */
export interface Row {
  readonly id: string;
  readonly sum: number;
  readonly search: string;
  readonly doc: string;
}

/** A collection as it stands in the file. */
export interface Declaration {
  readonly name: string;
  readonly version: number;
  readonly table_name: string;
  readonly search: string;
  readonly log: string;
  /** Its list fields, as JSON. */
  readonly lists: string;
}

/** `table`: of the documents, also for a row of what a list holds. */
export function isAsWritten(table: string, { id, sum, search, doc }: Row): boolean {
  return sum === sumOf(table, id, search, doc);
}

export function checkpointSum(collection: string, position: string, tally: string): number {
  return sumOf('checkpoints', collection, position, tally);
}

export function declarationSum({ name, version, table_name, search, log, lists }: Declaration): number {
  return sumOf('collections', name, String(version), table_name, search, log, lists);
}
