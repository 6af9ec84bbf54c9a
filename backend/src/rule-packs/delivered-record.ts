import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { canonicalHash } from '@vouchwell/document';
import { productVersion } from '../kernel/basics/product-version.ts';
import { isRefusal } from '../kernel/basics/problem.ts';
import { StartError } from '../kernel/basics/start-error.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { startingSet } from '../kernel/committing/first-start.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { ALTERED, type DeliveredPack, deliveredRecordDecider } from './delivered-record.decider.ts';
import { DELIVERED_RECORD } from './delivered-record.events.ts';
import { RulePackQueries } from './rule-pack.queries.ts';

/**
 * Vouches for the packs that lie in the program's own files, which bear no signature: what each release brought stands in
 * the history with its hash, and a file that was altered since ends the start.
 */
@Injectable()
export class DeliveredRecord implements OnApplicationBootstrap {
  private known: readonly DeliveredPack[] = [];

  constructor(
    private readonly commit: Commit,
    @Inject(RulePackQueries) private readonly packs: Pick<RulePackQueries, 'delivered'>,
  ) {}

  /** @throws StartError where a pack is not as it was brought */
  onApplicationBootstrap(): Promise<void> {
    return startingSet(() => this.record());
  }

  /** Of the packs that the program carries now: which release brought each, and its hash. */
  all(): readonly DeliveredPack[] {
    const { packs } = this.packs.delivered;
    return this.known.filter((one) =>
      packs.some(({ id, version }) => id === one.id && version === one.version),
    );
  }

  private async record(): Promise<void> {
    const packs = this.packs.delivered.packs.map((pack) => {
      const { id, title, version } = pack;
      return { id, title, version, hash: canonicalHash(pack) };
    });
    const command = { type: 'RecordDelivered', release: productVersion(), packs } as const;
    try {
      await this.commit.to(DELIVERED_RECORD, deliveredRecordDecider, command, systemActor());
    } catch (error) {
      if (isRefusal(error, ALTERED)) throw new StartError(error.message);
      throw error;
    }
    this.known = (await this.commit.load(DELIVERED_RECORD, deliveredRecordDecider)).state.packs;
  }
}
