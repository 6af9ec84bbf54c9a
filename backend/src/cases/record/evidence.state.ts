import type { AnsweredQuestion, CaseEvidence } from '@vouchwell/rules';
import type { CaseEvent } from './case.events.ts';

export type EvidenceEvent = Extract<
  CaseEvent,
  { type: 'EncountersRecorded' | 'QuestionAnswered' | 'DeliveriesRecorded' }
>;

/** The question among those answered, and the others. */
export function apart(
  questions: readonly AnsweredQuestion[],
  { fact, item }: Pick<AnsweredQuestion, 'fact' | 'item'>,
): [AnsweredQuestion | undefined, AnsweredQuestion[]] {
  const isIt = (one: AnsweredQuestion) => one.fact === fact && one.item === item;
  return [questions.find(isIt), questions.filter((one) => !isIt(one))];
}

/** What a case holds after one of its events of evidence. */
export function evidenceAfter(evidence: CaseEvidence, event: EvidenceEvent): CaseEvidence {
  switch (event.type) {
    case 'EncountersRecorded':
      return { ...evidence, encounters: event.data.encounters };
    case 'QuestionAnswered': {
      const [, others] = apart(evidence.questions, event.data);
      const { answers } = event.data;
      return { ...evidence, questions: answers.length > 0 ? [...others, event.data] : others };
    }
    case 'DeliveriesRecorded':
      return { ...evidence, delivered: event.data.delivered };
  }
}
