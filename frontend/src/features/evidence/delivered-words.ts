import type { Delivered, FactDef, NeededQuestion } from '@vouchwell/rules';
import { counted } from '../../lib/counted.ts';
import { dayText } from '../../ui/words/when.tsx';
import { answerText } from './evidence-words.ts';

/** The questions by whose answers limits are counted apart, each once. */
export const partsCounted = (questions: readonly NeededQuestion[]): FactDef[] => [
  ...new Map(questions.flatMap(({ def, counted: is }) => (is ? [[def.id, def] as const] : []))).values(),
];

/** `05/01/2026, A6545, 1 unit, Left` */
export function deliveredText({ day, hcpcs, units, by = {} }: Delivered, parts: readonly FactDef[]): string {
  const of = Object.entries(by).map(([fact, value]) => {
    const def = parts.find(({ id }) => id === fact);
    return def ? answerText(def, { value }) : value;
  });
  return [dayText(day), hcpcs, counted(units, 'unit'), ...of].join(', ');
}
