import { retentionNames, type RetentionPeriods, retentionRules } from '@vouchwell/rules';
import type { Event } from '../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../kernel/deciding/event-vocabulary.ts';

/** In `retention-1`: there is one site. `periods`: all of them, as they stand from then on. */
export type RetentionEvent = Event<
  'RetentionPeriodsSet',
  { periods: RetentionPeriods; was: Partial<RetentionPeriods>; reason: string }
>;

export const retentionEvents: EventVocabulary<RetentionEvent> = {
  sentences: {
    RetentionPeriodsSet: ({ periods, was, reason }) => {
      const changes = retentionNames.flatMap((name) =>
        was[name] === undefined
          ? []
          : [`${retentionRules[name].label.toLowerCase()} ${was[name]} to ${periods[name]}`],
      );
      return `set how long things are kept (${changes.join(', ')}): ${reason}`;
    },
  },
  audited: { RetentionPeriodsSet: 'change' },
};

export const RETENTION = 1;
export const retentionStream = (id: number = RETENTION) => `retention-${id}`;
