import type { Readable } from '../kernel/deciding/decider.ts';
import { projection } from '../kernel/projecting/projection.ts';
import { ruleLibraryDecider, type RuleLibraryState } from './rule-library.decider.ts';
import { RULE_LIBRARY, type RuleLibraryEvent } from './rule-library.events.ts';

interface Done {
  /** ISO 8601, UTC */
  readonly at: string;
  readonly by: string;
}

interface Taken extends Done {
  /** Its key was trusted then; null: it came with the program. */
  readonly trusted: Done | null;
}

export interface RuleLibraryDoc extends RuleLibraryState {
  readonly id: number;
  readonly revision: number;
  /** By the hash of a pack. */
  readonly taken: Readonly<Record<string, Taken>>;
  /** By the fingerprint of a key: when the site trusted it last. */
  readonly trusted: Readonly<Record<string, Done>>;
}

/** What the site added to what the program carries; where it added nothing, there is no document. */
export const ruleLibrary = projection<RuleLibraryDoc, RuleLibraryEvent>({
  name: 'rule_library',
  version: 2,
  indexes: [],
  search: [],
  on: {
    PackKeyTrusted: (doc, event) => ({
      ...folded(doc, event),
      trusted: { ...doc?.trusted, [event.data.fingerprint]: doneBy(event) },
    }),
    PackKeyRemoved: folded,
    RulePackImported: (doc, event) => {
      const { hash, fingerprint } = event.data;
      const isOwn = doc?.keys.some((key) => key.fingerprint === fingerprint);
      const trusted = (isOwn && doc?.trusted[fingerprint]) || null;
      return { ...folded(doc, event), taken: { ...doc?.taken, [hash]: { ...doneBy(event), trusted } } };
    },
    RulePackEnded: folded,
  },
});

const doneBy = ({ at, actor }: Pick<Readable<RuleLibraryEvent>, 'at' | 'actor'>): Done => ({
  at,
  by: actor.full_name ?? actor.username,
});

function folded(doc: RuleLibraryDoc | null, event: Readable<RuleLibraryEvent>): RuleLibraryDoc {
  const { keys, packs } = ruleLibraryDecider.evolve(doc ?? ruleLibraryDecider.initial, event);
  const { taken = {}, trusted = {} } = doc ?? {};
  return { id: RULE_LIBRARY, revision: event.revision, keys, packs, taken, trusted };
}
