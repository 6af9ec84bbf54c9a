import { Injectable } from '@nestjs/common';
import type { RulePacksResponse } from '@vouchwell/contract';
import { SiteTime } from '../kernel/basics/site-time.ts';
import { CurrentDocuments } from '../kernel/projecting/current-documents.ts';
import { byTitle, deliveredPacks } from './delivered-packs.ts';
import { InstalledPacks } from './installed-packs.ts';
import { deliveredKeys } from './pack-keys.ts';
import { type Delivered, inUse, type RuleLibraryState } from './rule-library.decider.ts';
import { ruleLibraryStream } from './rule-library.events.ts';
import { ruleLibrary, type RuleLibraryDoc } from './rule-library.projections.ts';

/** Before the first change. */
const UNCHANGED = -1;

@Injectable()
export class RulePackQueries {
  /** Read once, when the program starts: a damaged pack ends the start. */
  readonly delivered: Delivered = { packs: deliveredPacks(), keys: deliveredKeys() };
  private known = new InstalledPacks(this.delivered.packs, [], String(UNCHANGED));

  constructor(
    private readonly time: SiteTime,
    private readonly current: CurrentDocuments,
  ) {}

  /** @throws DomainError unavailable, history_damaged */
  async all(): Promise<Omit<RulePacksResponse, 'delivered'>> {
    const [today, doc] = [await this.time.day(), await this.doc()];
    const { packs, keys } = this.delivered;
    return {
      ...{ today, revision: doc?.revision ?? null, packs: byTitle([...packs, ...inUse(doc?.packs ?? [])]) },
      imported: (doc?.packs ?? []).map(
        ({ pack: { id, version }, hash, signed_by, fingerprint, last_day }) => ({
          ...{ id, version, hash, signed_by, fingerprint, last_day, ...doc!.taken[hash]! },
        }),
      ),
      keys: [
        ...keys.map((key) => ({ ...key, delivered: true, trusted: null })),
        ...(doc?.keys ?? []).map((key) => ({
          ...{ ...key, delivered: false, trusted: doc!.trusted[key.fingerprint] ?? null },
        })),
      ],
    };
  }

  /** Where the site changed nothing, there is no version of it. */
  async present(): Promise<(Omit<RulePacksResponse, 'delivered'> & { revision: number }) | null> {
    const { revision, ...packs } = await this.all();
    return revision === null ? null : { revision, ...packs };
  }

  /** As the site has them at this moment, remembered until that changes. @throws DomainError unavailable, history_damaged */
  async installed(): Promise<InstalledPacks> {
    const doc = await this.doc();
    const moment = String(doc?.revision ?? UNCHANGED);
    if (this.known.moment !== moment)
      this.known = new InstalledPacks(this.delivered.packs, doc?.packs ?? [], moment);
    return this.known;
  }

  /** As they would be with one more. */
  async with(pack: RuleLibraryState['packs'][number]): Promise<InstalledPacks> {
    const packs = (await this.doc())?.packs ?? [];
    return new InstalledPacks(this.delivered.packs, [...packs, pack], '');
  }

  /** What the site added itself. @throws DomainError unavailable, history_damaged */
  async own(): Promise<RuleLibraryState & { readonly revision: number | null }> {
    const doc = await this.doc();
    return { keys: doc?.keys ?? [], packs: doc?.packs ?? [], revision: doc?.revision ?? null };
  }

  private doc(): Promise<RuleLibraryDoc | null> {
    return this.current.ownPart(ruleLibrary, ruleLibraryStream());
  }
}
