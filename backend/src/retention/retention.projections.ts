import { type RetentionPeriods, usualPeriods } from '@vouchwell/rules';
import { projection } from '../kernel/projecting/projection.ts';
import { RETENTION, type RetentionEvent } from './retention.events.ts';

/** More changes than a site makes in its life. */
const SHOWN = 100;

export interface RetentionDoc {
  readonly id: number;
  readonly revision: number;
  readonly periods: RetentionPeriods;
  /** Newest first. */
  readonly history: readonly {
    readonly at: string;
    readonly by: string;
    readonly reason: string;
    readonly periods: RetentionPeriods;
  }[];
}

export const retention = projection<RetentionDoc, RetentionEvent>({
  name: 'retention',
  version: 1,
  indexes: [],
  search: [],
  on: {
    RetentionPeriodsSet: (doc, { revision, at, actor, data }) => {
      const periods = { ...usualPeriods, ...data.periods };
      const change = { at, by: actor.full_name ?? actor.username, reason: data.reason, periods };
      return { id: RETENTION, revision, periods, history: [change, ...(doc?.history ?? [])].slice(0, SHOWN) };
    },
  },
});
