import type { PackIdentity } from '@vouchwell/rules';
import type { Event } from '../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../kernel/deciding/event-vocabulary.ts';

/** Of the program's own packs the ones that no release before brought. */
export type DeliveredRecordEvent = Event<
  'RulePacksDelivered',
  { readonly release: string; readonly packs: readonly PackIdentity[] }
>;

export const deliveredRecordEvents: EventVocabulary<DeliveredRecordEvent> = {
  sentences: {
    RulePacksDelivered: ({ release, packs }) =>
      `recorded the rule packs that release ${release} brought, each with its hash: ${packs.length}`,
  },
  audited: { RulePacksDelivered: 'change' },
};

export const DELIVERED_RECORD = 'delivered-packs-1';
