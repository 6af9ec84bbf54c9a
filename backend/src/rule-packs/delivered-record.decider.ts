import type { PackIdentity } from '@vouchwell/rules';
import { conflict } from '../kernel/basics/problem.ts';
import type { Command, Decider } from '../kernel/deciding/decider.ts';
import type { DeliveredRecordEvent } from './delivered-record.events.ts';

/** A pack of the program, and the release that brought it first. */
export interface DeliveredPack extends PackIdentity {
  readonly release: string;
}

interface DeliveredRecordState {
  readonly packs: readonly DeliveredPack[];
}

export type DeliveredRecordCommand = Command<'RecordDelivered'> & {
  readonly release: string;
  readonly packs: readonly PackIdentity[];
};

export const ALTERED = 'pack_altered';

/** What stood once under a version of a pack stands under it for good: cases were signed by it. */
export const deliveredRecordDecider: Decider<
  DeliveredRecordState,
  DeliveredRecordCommand,
  DeliveredRecordEvent
> = {
  initial: { packs: [] },
  decide({ release, packs }, state) {
    const known = (one: PackIdentity) =>
      state.packs.find(({ id, version }) => id === one.id && version === one.version);
    for (const pack of packs) {
      const before = known(pack);
      if (before && before.hash !== pack.hash) throw conflict(ALTERED, alteredWords(before, pack));
    }
    const added = packs.filter((pack) => !known(pack));
    return added.length === 0 ? [] : [{ type: 'RulePacksDelivered', data: { release, packs: added } }];
  },
  evolve({ packs }, { data: { release, packs: added } }) {
    return { packs: [...packs, ...added.map((pack) => ({ ...pack, release }))] };
  },
};

const alteredWords = ({ title, version, release, hash }: DeliveredPack, { hash: now }: PackIdentity) =>
  `The rule pack “${title}”, version ${version}, is not as release ${release} brought it: its SHA-256 was ${hash} and is ${now}. Put the file of the release back, or install a release in which the pack bears another version.`;
