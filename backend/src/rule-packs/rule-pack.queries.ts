import { Injectable } from '@nestjs/common';
import type { RulePacksResponse } from '@vouchwell/contract';
import { canonicalHash } from '@vouchwell/document';
import { caseFactDefs, type FactDef, type Pack, type PackIdentity } from '@vouchwell/rules';
import { SiteTime } from '../kernel/basics/site-time.ts';
import { deliveredPacks } from './delivered-packs.ts';

@Injectable()
export class RulePackQueries {
  /** Read once, when the program starts: a damaged pack ends the start. */
  private readonly packs = deliveredPacks();
  private readonly defs = new Map(
    [...caseFactDefs, ...this.packs.flatMap((pack) => pack.facts)].map((def) => [def.id, def]),
  );
  private readonly hashes = new Map(
    this.packs.map((pack) => [hashKey(pack.id, pack.version), canonicalHash(pack)]),
  );

  constructor(private readonly time: SiteTime) {}

  /** @throws DomainError unavailable */
  async all(): Promise<RulePacksResponse> {
    return { today: await this.time.day(), packs: this.packs };
  }

  /** Every pack the site has, whether or not it is in force. */
  installed(): readonly Pack[] {
    return this.packs;
  }

  /** Exactly which version of a pack it is. */
  identityOf({ id, title, version }: Pack): PackIdentity {
    return { id, title, version, hash: this.hashes.get(hashKey(id, version))! };
  }

  /** By id, every fact that an installed pack or the program itself asks of a case. */
  facts(): ReadonlyMap<string, FactDef> {
    return this.defs;
  }
}

const hashKey = (id: string, version: string) => JSON.stringify([id, version]);
