import {
  type AlertExplanation,
  alertExplanationLabel,
  type AlertRuleName,
  alertRules,
  type AlertThresholds,
} from '@vouchwell/rules';
import type { Event } from '../kernel/deciding/decider.ts';
import type { EventVocabulary } from '../kernel/deciding/event-vocabulary.ts';

/** What rules found in the looks of somebody, and what came of it. It names patients by number and says nothing of them. */
export type AlertEvent =
  | Event<
      'AlertRaised',
      {
        rule: AlertRuleName;
        person: number;
        person_name: string;
        patients: number[];
        /** What was counted, and from how many on the rule told then. */
        measure: number;
        threshold: number;
        first_at: string;
        last_at: string;
      }
    >
  | Event<'AlertLookedAt', Record<string, never>>
  /** `by`: who explained it, by name. */
  | Event<'AlertExplained', { explanation: AlertExplanation; by: string }>
  /** As an incident, under its number in the site's own register. */
  | Event<'AlertRecorded', { incident: string }>;

export const alertEvents: EventVocabulary<AlertEvent> = {
  sentences: {
    AlertRaised: ({ rule, person_name, measure }) =>
      `raised an alert on ${person_name}: ${alertRules[rule].label} (${measure})`,
    AlertLookedAt: () => 'looked at an alert',
    AlertExplained: ({ explanation, by }) =>
      `took an alert as explained by ${by}: ${alertExplanationLabel[explanation]}`,
    AlertRecorded: ({ incident }) => `recorded an alert as incident ${incident}`,
  },
  audited: {
    AlertRaised: ({ patients }) => ({ action: 'create', patients }),
    AlertLookedAt: 'change',
    AlertExplained: 'change',
    AlertRecorded: 'change',
  },
};

export const alertStream = (id: number) => `alert-${id}`;

/** In `alert-rules-1`: there is one site. */
export type AlertRulesEvent = Event<'AlertThresholdsSet', { thresholds: AlertThresholds }>;

export const alertRulesEvents: EventVocabulary<AlertRulesEvent> = {
  sentences: { AlertThresholdsSet: () => 'set from how many on the rules of the audit raise alerts' },
  audited: { AlertThresholdsSet: 'change' },
};

export const ALERT_RULES = 1;
export const alertRulesStream = (id: number = ALERT_RULES) => `alert-rules-${id}`;
