import { skipToken, useQuery } from '@tanstack/react-query';
import type { CaseReadinessResponse, JudgedBy } from '@vouchwell/contract';
import {
  type AnsweredQuestion,
  answeredAnew,
  answerRefusal,
  type FactDef,
  type Outlook,
  outlookOf,
} from '@vouchwell/rules';
import { useDeferredValue, useMemo } from 'react';
import { rulesQuery } from './public/evidence-queries.ts';

/** Half of a day or of a number is no answer yet. */
const isAnswer = (def: FactDef, { answers }: AnsweredQuestion, day: string) =>
  answers.every((answer) => answerRefusal(def, answer, day) === null);

function factsWith(
  { facts, day }: JudgedBy,
  drafts: readonly AnsweredQuestion[],
  defs: ReadonlyMap<string, FactDef>,
) {
  return drafts.reduce((so, draft) => {
    const def = defs.get(draft.fact);
    return def && isAnswer(def, draft, day) ? answeredAnew(so, def, draft) : so;
  }, facts);
}

/**
 * How the case would stand by what is not saved yet, reckoned here by the same rules. Null: nothing is, its payer is not
 * known, or the rules are not here yet; then what the server said stands.
 */
export function useOutlook(held: CaseReadinessResponse, drafts: readonly AnsweredQuestion[]): Outlook | null {
  const { judged, questions } = held;
  const query = rulesQuery(judged?.rules ?? '');
  const { data } = useQuery({ ...query, ...(!judged && { queryFn: skipToken }) });
  // Whoever types goes on typing while it is reckoned.
  const later = useDeferredValue(drafts);
  return useMemo(() => {
    if (later.length === 0 || !judged || data?.rules !== judged.rules) return null;
    const facts = factsWith(judged, later, new Map(questions.map(({ def }) => [def.id, def])));
    return facts === judged.facts ? null : outlookOf(data.packs, facts, judged.day);
  }, [later, judged, data, questions]);
}
