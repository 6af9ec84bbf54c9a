import type { NeededQuestion } from '@vouchwell/rules';
import { counted } from '../../lib/counted.ts';

interface QuestionGroup {
  /** The title of a policy; empty: what every order is asked. */
  readonly policy: string;
  readonly questions: readonly NeededQuestion[];
}

/** First who pays and what is ordered when, then what each policy asks; of each its own order. */
export function groupedQuestions(questions: readonly NeededQuestion[]): QuestionGroup[] {
  const groups = Map.groupBy(questions, ({ policy = '' }) => policy);
  return [...groups]
    .map(([policy, own]) => ({ policy, questions: own }))
    .sort((one, other) => Number(one.policy !== '') - Number(other.policy !== ''));
}

/** `Medicare: power mobility, 12 questions` */
export const groupName = ({ policy, questions }: QuestionGroup): string =>
  `${policy || 'The order and its papers'}, ${counted(questions.length, 'question')}`;
