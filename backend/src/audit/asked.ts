import type { AuditFilter } from '@vouchwell/contract';
import { foldText } from '@vouchwell/rules';
import type { AuditEntryDoc } from './audit-entry.ts';

/** Filters as the read models are asked: what the place in the history must be, and what else. */
export interface Asked extends Omit<AuditFilter, 'action' | 'outcome' | 'from' | 'to'> {
  readonly moment: { readonly gte?: string; readonly lt?: string };
  readonly actions: readonly string[];
  readonly outcomes: readonly string[];
}

/** Whether an entry that was found by its patient is one that is asked for: what the read models say of all others; nor by its lack of a reason. */
export function fits(entry: AuditEntryDoc, asked: Asked): boolean {
  const { moment, person, address, actions, outcomes, text } = asked;
  return (
    (moment.gte === undefined || entry.moment >= moment.gte) &&
    (moment.lt === undefined || entry.moment < moment.lt) &&
    (person === undefined || entry.actor_id === person) &&
    (asked.case === undefined || entry.object === `case-${asked.case}`) &&
    (asked.note === undefined || entry.note === asked.note) &&
    (address === undefined || entry.address === address) &&
    (actions.length === 0 || actions.includes(entry.action)) &&
    (outcomes.length === 0 || outcomes.includes(entry.outcome)) &&
    (asked.patient === undefined || entry.patients.includes(asked.patient)) &&
    (text === undefined || says(entry, text))
  );
}

function says({ sentence, username, full_name, object }: AuditEntryDoc, text: string): boolean {
  const said = foldText([sentence, username, full_name, object].join('\n'));
  return foldText(text)
    .split(' ')
    .every((word) => said.includes(word));
}
