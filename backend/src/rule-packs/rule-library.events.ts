import type { Pack } from '@vouchwell/rules';
import type { Event } from '../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../kernel/deciding/event-vocabulary.ts';
import type { PackKey } from './pack-keys.ts';
import type { SignedPack } from './signed-pack.ts';

/** In `rule-library-1`: there is one site, and no two packs may speak at once. */
export type RuleLibraryEvent =
  | Event<'PackKeyTrusted', PackKey>
  | Event<'PackKeyRemoved', { fingerprint: string; name: string }>
  | Event<'RulePackImported', SignedPack & { readonly signed_by: string }>
  | Event<'RulePackEnded', { hash: string; title: string; version: string; last_day: string }>;

const named = ({ title, version }: Pick<Pack, 'title' | 'version'>) => `“${title}”, version ${version}`;

export const ruleLibraryEvents: EventVocabulary<RuleLibraryEvent> = {
  sentences: {
    PackKeyTrusted: ({ name, fingerprint }) =>
      `trusted the key of ${name} (${fingerprint}) to sign rule packs`,
    PackKeyRemoved: ({ name, fingerprint }) =>
      `trusted the key of ${name} (${fingerprint}) to sign rule packs no longer`,
    RulePackImported: ({ pack, hash, signed_by }) =>
      `imported the rule pack ${named(pack)}, signed by ${signed_by} (SHA-256 ${hash})`,
    RulePackEnded: ({ last_day, ...pack }) => `ended the rule pack ${named(pack)} on ${last_day}`,
  },
  audited: {
    PackKeyTrusted: 'privilege',
    PackKeyRemoved: 'privilege',
    RulePackImported: 'change',
    RulePackEnded: 'change',
  },
};

export const RULE_LIBRARY = 1;
export const ruleLibraryStream = (id: number = RULE_LIBRARY) => `rule-library-${id}`;
