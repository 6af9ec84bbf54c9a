import { Injectable } from '@nestjs/common';
import type { PatientFacts } from '@vouchwell/document';
import { KeptPieces } from '../kernel/vault/kept-pieces.ts';
import { Vault } from '../kernel/vault/vault.ts';

/** How many rows are taken together, and lie in one entry of the vault. */
export const TOGETHER = 100;

/** The rows of an import until they are registered: encrypted, and gone with its end. */
@Injectable()
export class ImportRows {
  private readonly kept: KeptPieces<readonly PatientFacts[]>;

  constructor(vault: Vault) {
    this.kept = new KeptPieces(vault, 'patient-import/');
  }

  keep(id: number, rows: readonly PatientFacts[]): Promise<void> {
    return this.kept.keep(id, inBatches(rows));
  }

  /** Those from a place on that is a multiple of `TOGETHER`. @throws where they are gone */
  async from(id: number, place: number): Promise<readonly PatientFacts[]> {
    const rows = await this.kept.at(id, place / TOGETHER);
    if (!rows) throw new Error(`The rows of import ${id} from ${place} on are gone.`);
    return rows;
  }

  forget(id: number): Promise<void> {
    return this.kept.forget(id);
  }
}

function* inBatches(rows: readonly PatientFacts[]) {
  for (let at = 0; at < rows.length; at += TOGETHER) yield rows.slice(at, at + TOGETHER);
}
