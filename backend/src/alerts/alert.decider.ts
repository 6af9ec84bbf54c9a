import {
  type AlertExplanation,
  alertRuleNames,
  alertRules,
  type AlertState,
  type AlertThresholds,
  usualThresholds,
} from '@vouchwell/rules';
import { invalid, missing } from '../kernel/basics/problem.ts';
import { type Command, type Decider, never } from '../kernel/deciding/decider.ts';
import type { AlertEvent, AlertRulesEvent } from './alert.events.ts';

export type AlertCommand =
  | (Command<'RaiseAlert'> & { readonly found: Extract<AlertEvent, { type: 'AlertRaised' }>['data'] })
  | Command<'LookAtAlert'>
  | (Command<'ExplainAlert'> & { readonly explanation: AlertExplanation; readonly by: string })
  | (Command<'RecordAlert'> & { readonly incident: string });

type State = { readonly stage: 'none' | AlertState; readonly said: string };

/** One alert and what came of it. Nothing of it is taken back: who errs decides anew. */
export const alertDecider: Decider<State, AlertCommand, AlertEvent> = {
  initial: { stage: 'none', said: '' },
  decide(command, { stage, said }) {
    if (command.type === 'RaiseAlert')
      // Each process looks for what the rules find, and finds the same.
      return stage === 'none' ? [{ type: 'AlertRaised', data: command.found }] : [];
    if (stage === 'none') throw missing('alert_missing', 'Alert not found.');
    switch (command.type) {
      case 'LookAtAlert':
        return stage === 'open' ? [{ type: 'AlertLookedAt', data: {} }] : [];
      case 'ExplainAlert': {
        const { explanation, by } = command;
        if (stage === 'explained' && said === `${explanation} ${by}`) return [];
        return [{ type: 'AlertExplained', data: { explanation, by } }];
      }
      case 'RecordAlert': {
        const { incident } = command;
        return stage === 'recorded' && said === incident
          ? []
          : [{ type: 'AlertRecorded', data: { incident } }];
      }
      default:
        return never(command);
    }
  },
  evolve(_, event) {
    switch (event.type) {
      case 'AlertRaised':
        return { stage: 'open', said: '' };
      case 'AlertLookedAt':
        return { stage: 'looked_at', said: '' };
      case 'AlertExplained':
        return { stage: 'explained', said: `${event.data.explanation} ${event.data.by}` };
      case 'AlertRecorded':
        return { stage: 'recorded', said: event.data.incident };
      default:
        return never(event);
    }
  },
};

/** What is left out stays as it is. */
export type AlertRulesCommand = Command<'SetAlertThresholds'> & {
  readonly thresholds: Partial<AlertThresholds>;
};

export const alertRulesDecider: Decider<AlertThresholds, AlertRulesCommand, AlertRulesEvent> = {
  initial: usualThresholds,
  decide({ thresholds: asked }, state) {
    const thresholds = { ...state };
    for (const name of alertRuleNames) {
      const wanted = asked[name] ?? state[name];
      const { label, least, most } = alertRules[name];
      const wants = `${label} must be a whole number from ${least} to ${most}.`;
      if (!Number.isInteger(wanted) || wanted < least || wanted > most)
        throw invalid('threshold', wants, { [name]: wants });
      Object.assign(thresholds, { [name]: wanted });
    }
    const isSame = alertRuleNames.every((name) => thresholds[name] === state[name]);
    return isSame ? [] : [{ type: 'AlertThresholdsSet', data: { thresholds } }];
  },
  // A rule that came later tells from its usual number on.
  evolve: (_, { data }) => ({ ...usualThresholds, ...data.thresholds }),
};
