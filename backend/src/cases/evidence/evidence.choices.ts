import type { AnswerRequest, EarlierDeliveryRequest, EncounterRequest } from '@vouchwell/contract';
import type { AnsweredQuestion, Delivered } from '@vouchwell/rules';
import type { EncounterChoice } from '../record/evidence.rules.ts';

/** What was left out of a request is nothing. */
export function encounterChoice(asked: EncounterRequest): EncounterChoice {
  const { id = null, date, kind, role, who, conditions = [], findings = '', signed = false } = asked;
  return { id, date, kind, role, who, conditions, findings, signed };
}

/** Whether an answer fits its question is the decider’s to say. */
export function questionOf({ fact, item, answers }: AnswerRequest): AnsweredQuestion {
  return {
    fact,
    item: item ?? null,
    answers: answers.map(({ value, unit, encounter = null }) => ({
      value: value as AnsweredQuestion['answers'][number]['value'],
      ...(unit !== undefined && { unit }),
      encounter,
    })),
  };
}

export function earlierDelivery({ hcpcs, units, day, of = [] }: EarlierDeliveryRequest): Delivered {
  const by = Object.fromEntries(of.map(({ fact, value }) => [fact, value]));
  return { hcpcs: hcpcs.trim().toUpperCase(), units, day, ...(of.length > 0 && { by }) };
}
