import { type Pack, refuseNew } from '@vouchwell/rules';
import { conflict, invalid, missing } from '../kernel/basics/problem.ts';
import { type Command, type Decider, never } from '../kernel/deciding/decider.ts';
import type { PackKey } from './pack-keys.ts';
import type { RuleLibraryEvent } from './rule-library.events.ts';
import { asRefused, refused, type SignedPack } from './signed-pack.ts';

/** Enough for decades; all of them are held against every case. */
const MOST_PACKS = 60;
const MOST_KEYS = 20;

/** A pack that the site took, and until when it uses it. */
export interface ImportedPack {
  readonly pack: Pack;
  readonly hash: string;
  readonly fingerprint: string;
  readonly signed_by: string;
  /** `YYYY-MM-DD`: the last day of its use, where the site ended it. */
  readonly last_day: string | null;
}

export interface RuleLibraryState {
  /** Those that the site added itself. */
  readonly keys: readonly PackKey[];
  /** In the order in which they came. Never fewer: a past day is judged as it was. */
  readonly packs: readonly ImportedPack[];
}

/** What the program carries, beside which a pack must stand. */
export interface Delivered {
  readonly packs: readonly Pack[];
  readonly keys: readonly PackKey[];
}

export type RuleLibraryCommand =
  | (Command<'TrustPackKey'> & { readonly key: PackKey; readonly delivered: Delivered })
  | (Command<'RemovePackKey'> & { readonly fingerprint: string })
  /** Its signature holds. */
  | (Command<'ImportRulePack'> & {
      readonly signed: SignedPack;
      readonly delivered: Delivered;
      readonly today: string;
    })
  | (Command<'EndRulePack'> & { readonly hash: string; readonly last_day: string; readonly today: string });

type Of<T> = Extract<RuleLibraryCommand, { type: T }>;

export const ruleLibraryDecider: Decider<RuleLibraryState, RuleLibraryCommand, RuleLibraryEvent> = {
  initial: { keys: [], packs: [] },
  decide(command, state) {
    switch (command.type) {
      case 'TrustPackKey':
        return trust(command, state);
      case 'RemovePackKey':
        return remove(command, state);
      case 'ImportRulePack':
        return take(command, state);
      case 'EndRulePack':
        return end(command, state);
      default:
        return never(command);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'PackKeyTrusted':
        return { ...state, keys: [...state.keys, event.data] };
      case 'PackKeyRemoved':
        return {
          ...state,
          keys: state.keys.filter(({ fingerprint }) => fingerprint !== event.data.fingerprint),
        };
      case 'RulePackImported': {
        const { pack, hash, fingerprint, signed_by } = event.data;
        return { ...state, packs: [...state.packs, { pack, hash, fingerprint, signed_by, last_day: null }] };
      }
      case 'RulePackEnded': {
        const { hash, last_day } = event.data;
        return {
          ...state,
          packs: state.packs.map((one) => (one.hash === hash ? { ...one, last_day } : one)),
        };
      }
      default:
        return never(event);
    }
  },
};

/** A name stands for a person or a house: no two keys under one, and no key under two. */
function trust({ key, delivered }: Of<'TrustPackKey'>, { keys }: RuleLibraryState): RuleLibraryEvent[] {
  const all = [...delivered.keys, ...keys];
  const same = all.find(({ fingerprint }) => fingerprint === key.fingerprint);
  if (same?.name === key.name && keys.includes(same)) return [];
  if (same) throw conflict('key_trusted', `This key is trusted already, under the name ${same.name}.`);
  if (all.some(({ name }) => name.toLowerCase() === key.name.toLowerCase())) {
    const taken = 'Another key is trusted under this name. Remove that one first, or choose another name.';
    throw invalid('key_name_taken', taken, { name: taken });
  }
  if (keys.length >= MOST_KEYS)
    throw conflict('too_many_keys', `At most ${MOST_KEYS} keys are trusted. Remove one first.`);
  return [{ type: 'PackKeyTrusted', data: key }];
}

/** What it has signed stays as it is. */
function remove({ fingerprint }: Of<'RemovePackKey'>, { keys }: RuleLibraryState): RuleLibraryEvent[] {
  const key = keys.find((one) => one.fingerprint === fingerprint);
  if (!key)
    throw missing('key_missing', 'Key not found. Those that come with the program cannot be removed.');
  return [{ type: 'PackKeyRemoved', data: { fingerprint, name: key.name } }];
}

function take(
  { signed, delivered, today }: Of<'ImportRulePack'>,
  state: RuleLibraryState,
): RuleLibraryEvent[] {
  const key = trustedKey(signed, delivered, state);
  if (state.packs.length >= MOST_PACKS)
    throw conflict('too_many_packs', `At most ${MOST_PACKS} packs are imported, and so many are here.`);
  asRefused(() => refuseNew(signed.pack, [...delivered.packs, ...inUse(state.packs)], today));
  return [{ type: 'RulePackImported', data: { ...signed, signed_by: key.name } }];
}

/** @throws DomainError invalid, where nobody here trusts the key that a pack names */
export function trustedKey(
  { fingerprint }: Pick<SignedPack, 'fingerprint'>,
  delivered: Pick<Delivered, 'keys'>,
  { keys }: Pick<RuleLibraryState, 'keys'>,
): PackKey {
  const key = [...delivered.keys, ...keys].find((one) => one.fingerprint === fingerprint);
  if (!key) {
    throw refused(
      `The pack is signed with a key that this site does not trust: ${fingerprint}. Ask its maker whether it is theirs, and add it first.`,
    );
  }
  return key;
}

/** No day before today: what was judged stays so. */
function end({ hash, last_day, today }: Of<'EndRulePack'>, { packs }: RuleLibraryState): RuleLibraryEvent[] {
  const found = packs.find((one) => one.hash === hash);
  if (!found)
    throw missing('pack_missing', 'Rule pack not found. Those that come with the program cannot be ended.');
  const { title, version, effective_to } = found.pack;
  if (found.last_day === last_day) return [];
  const why = lastDayRefused(last_day, today, found.last_day ?? effective_to);
  if (why !== null) throw invalid('last_day', why, { last_day: why });
  return [{ type: 'RulePackEnded', data: { hash, title, version, last_day } }];
}

/** Before its first day a pack is taken back whole. */
function lastDayRefused(last_day: string, today: string, effective_to: string | null): string | null {
  if (last_day < today) return 'Last day cannot be before today: what was judged until now stays as it is.';
  if (effective_to !== null && last_day > effective_to) return `The pack ends on ${effective_to} already.`;
  return null;
}

/** As they are used: what the site ended ends then. */
export const inUse = (packs: readonly ImportedPack[]): Pack[] =>
  packs.map(({ pack, last_day }) => (last_day === null ? pack : { ...pack, effective_to: last_day }));
