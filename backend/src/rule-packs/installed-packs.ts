import { canonicalHash } from '@vouchwell/document';
import { caseFactDefs, type FactDef, type Pack, type PackIdentity } from '@vouchwell/rules';
import { type ImportedPack, inUse } from './rule-library.decider.ts';

/** Every pack that the site has at one time, whether or not it is in force: what cases are held against. */
export class InstalledPacks {
  readonly all: readonly Pack[];
  /** By id, every fact that an installed pack or the program itself asks of a case. */
  readonly facts: ReadonlyMap<string, FactDef>;
  private readonly hashes: ReadonlyMap<string, string>;
  /** Of exactly these packs, each up to its last day. */
  readonly digest: string;

  /** `moment`: other packs have another. */
  constructor(
    delivered: readonly Pack[],
    imported: readonly ImportedPack[],
    readonly moment: string,
  ) {
    // What a later program carries itself stands in the place of what was imported before.
    const carried = new Set(delivered.map(keyOf));
    const added = imported.filter(({ pack }) => !carried.has(keyOf(pack)));
    this.all = [...delivered, ...inUse(added)];
    const asked = [...this.all.flatMap(({ facts }) => facts).reverse(), ...caseFactDefs];
    this.facts = new Map(asked.map((def) => [def.id, def]));
    this.hashes = new Map([
      ...delivered.map((pack) => [keyOf(pack), canonicalHash(pack)] as const),
      ...added.map(({ pack, hash }) => [keyOf(pack), hash] as const),
    ]);
    this.digest = canonicalHash(
      this.all.map((pack) => ({ hash: this.identityOf(pack).hash, last_day: pack.effective_to })),
    );
  }

  /** Exactly which version of a pack it is. */
  identityOf({ id, title, version }: Pack): PackIdentity {
    return { id, title, version, hash: this.hashes.get(keyOf({ id, version }))! };
  }
}

const keyOf = ({ id, version }: Pick<Pack, 'id' | 'version'>) => JSON.stringify([id, version]);
