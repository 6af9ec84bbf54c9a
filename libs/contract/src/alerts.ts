import { IsIn, IsInt, IsObject, Max, Min } from 'class-validator';
import {
  type AlertExplanation,
  alertExplanationLabel,
  type AlertRuleName,
  alertRuleNames,
  type AlertState,
  alertStateLabel,
  type AlertThresholds,
  type Sort,
} from '@vouchwell/rules';
import type { AuditPatient } from './audit.ts';
import { Optional, RequiredText } from './fields.ts';
import { Type } from './filled.ts';
import { PageQuery, SortedBy } from './paging.ts';

const states = Object.keys(alertStateLabel);
const explanations = Object.keys(alertExplanationLabel);

/** GET /audit/alerts, by what was looked at last where no other order is asked for. */
export class AlertsQuery extends PageQuery {
  @IsIn(states, { message: `state must be one of: ${states.join(', ')}.` })
  @Optional()
  state?: AlertState;

  @IsIn(alertRuleNames, { message: `rule must be one of: ${alertRuleNames.join(', ')}.` })
  @Optional()
  rule?: AlertRuleName;

  /** On whom: a user's number. */
  @Optional()
  @Max(Number.MAX_SAFE_INTEGER, { message: 'person must be a number.' })
  @Min(1, { message: 'person must be a number from 1 on.' })
  @IsInt({ message: 'person must be a whole number.' })
  @Type(() => Number)
  person?: number;

  /** At whom: a patient's number. */
  @Optional()
  @Max(Number.MAX_SAFE_INTEGER, { message: 'patient must be a number.' })
  @Min(1, { message: 'patient must be a number from 1 on.' })
  @IsInt({ message: 'patient must be a whole number.' })
  @Type(() => Number)
  patient?: number;

  @SortedBy('alerts')
  sort?: Sort<'alerts'>;
}

/** POST /audit/alerts/{id}/explained */
export class ExplainAlertRequest {
  @IsIn(explanations, { message: `explanation must be one of: ${explanations.join(', ')}.` })
  explanation!: AlertExplanation;

  /** Who explained it, by name. */
  @RequiredText('By whom', 100)
  by!: string;
}

/** POST /audit/alerts/{id}/recorded */
export class RecordAlertRequest {
  /** In the site's own register. */
  @RequiredText('The incident’s number', 60)
  incident!: string;
}

/** PUT /audit/alert-rules: what is left out stays as it is. */
export class SetAlertRulesRequest {
  @IsObject({ message: 'thresholds must be an object of numbers by rule.' })
  thresholds!: Partial<AlertThresholds>;
}

/** What a rule found in the looks of somebody. It names patients by their numbers. */
export interface AlertResponse {
  id: number;
  revision: number;
  rule: AlertRuleName;
  person: number;
  person_name: string;
  patients: readonly number[];
  /** What was counted, and from how many on the rule told then. */
  measure: number;
  threshold: number;
  /** The first and the last of the looks, ISO 8601, UTC. */
  first_at: string;
  last_at: string;
  raised_at: string;
  state: AlertState;
  explanation: AlertExplanation | null;
  explained_by: string | null;
  incident: string | null;
  /** Who brought it to its state, by name; null: nobody yet. */
  decided_by: string | null;
  decided_at: string | null;
}

export interface AlertsResponse {
  alerts: readonly AlertResponse[];
  patients: AuditPatient[];
  total: number;
  pages: number;
  /** Of all, whatever is asked for. */
  open: number;
}

/** GET /audit/alert-rules */
export interface AlertRulesResponse {
  /** Null: nothing was ever set. */
  revision: number | null;
  thresholds: AlertThresholds;
}
