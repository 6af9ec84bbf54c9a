import type { Readable } from '../kernel/deciding/decider.ts';
import { projection } from '../kernel/projecting/projection.ts';
import { ruleLibraryDecider, type RuleLibraryState } from './rule-library.decider.ts';
import { RULE_LIBRARY, type RuleLibraryEvent } from './rule-library.events.ts';

interface Taken {
  /** ISO 8601, UTC */
  readonly at: string;
  readonly by: string;
}

export interface RuleLibraryDoc extends RuleLibraryState {
  readonly id: number;
  readonly revision: number;
  /** By the hash of a pack. */
  readonly taken: Readonly<Record<string, Taken>>;
}

/** What the site added to what the program carries; where it added nothing, there is no document. */
export const ruleLibrary = projection<RuleLibraryDoc, RuleLibraryEvent>({
  name: 'rule_library',
  version: 1,
  indexes: [],
  search: [],
  on: {
    PackKeyTrusted: folded,
    PackKeyRemoved: folded,
    RulePackImported: (doc, event) => {
      const { at, actor, data } = event;
      const taken = { at, by: actor.full_name ?? actor.username };
      return { ...folded(doc, event), taken: { ...doc?.taken, [data.hash]: taken } };
    },
    RulePackEnded: folded,
  },
});

function folded(doc: RuleLibraryDoc | null, event: Readable<RuleLibraryEvent>): RuleLibraryDoc {
  const { keys, packs } = ruleLibraryDecider.evolve(doc ?? ruleLibraryDecider.initial, event);
  return { id: RULE_LIBRARY, revision: event.revision, keys, packs, taken: doc?.taken ?? {} };
}
