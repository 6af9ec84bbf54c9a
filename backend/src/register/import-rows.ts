import { Injectable } from '@nestjs/common';
import type { PatientFacts } from '@vouchwell/document';
import { Vault } from '../kernel/vault/vault.ts';

/** How many rows are taken together, and lie in one entry of the vault. */
export const TOGETHER = 100;

const nameOf = (id: number, chunk: number) => `patient-import/${id}/${chunk}` as const;

/** The rows of an import until they are registered: encrypted, and gone with its end. */
@Injectable()
export class ImportRows {
  constructor(private readonly vault: Vault) {}

  /** In place of those of an earlier attempt that was cut off before it began. */
  async keep(id: number, rows: readonly PatientFacts[]): Promise<void> {
    await this.forget(id);
    for (let at = 0; at < rows.length; at += TOGETHER)
      await this.vault.putIfAbsent(nameOf(id, at / TOGETHER), rows.slice(at, at + TOGETHER));
  }

  /** Those from a place on that is a multiple of `TOGETHER`. @throws where they are gone */
  async from(id: number, place: number): Promise<readonly PatientFacts[]> {
    const rows = await this.vault.get<PatientFacts[]>(nameOf(id, place / TOGETHER));
    if (!rows) throw new Error(`The rows of import ${id} from ${place} on are gone.`);
    return rows;
  }

  /** All of an import that has come to its end, or never began. */
  async forget(id: number): Promise<void> {
    await this.vault.deleteAll(`patient-import/${id}/`);
  }
}
