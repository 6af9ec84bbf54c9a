import type { EntryFolder, EntryName } from './entries.ts';
import type { Vault } from './vault.ts';

/** What work under way still needs, in pieces, by the number of the work: encrypted, and gone with its end. */
export class KeptPieces<T> {
  /** `begin`: how the names of its entries begin, such as `patient-import/`. */
  constructor(
    private readonly vault: Vault,
    private readonly begin: EntryFolder,
  ) {}

  /** In place of those of an earlier attempt that was cut off before it began. */
  async keep(id: number, pieces: Iterable<T>): Promise<void> {
    await this.forget(id);
    let place = 0;
    for (const piece of pieces) {
      await this.vault.putIfAbsent(this.nameOf(id, place), piece);
      place += 1;
    }
  }

  /** The piece at a place, from 0; null behind the last and where they are gone. */
  at(id: number, place: number): Promise<T | null> {
    return this.vault.get<T>(this.nameOf(id, place));
  }

  /** All of a work that has come to its end, or never began. */
  async forget(id: number): Promise<void> {
    await this.vault.deleteAll(`${this.begin}${id}/`);
  }

  private nameOf(id: number, place: number): EntryName {
    return `${this.begin}${id}/${place}`;
  }
}
