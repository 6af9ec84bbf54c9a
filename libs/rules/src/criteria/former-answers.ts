import type { AnsweredQuestion, GivenAnswer } from './case-evidence.ts';
import type { FactDef, Formerly } from './pack.ts';

/**
 * The answers of a case under the questions that are asked now. What was answered to a question that was split or put
 * anew answers those in its place, with the visit that shows it, until they are answered themselves.
 */
export function underPresentQuestions(
  questions: readonly AnsweredQuestion[],
  defs: Iterable<FactDef>,
): readonly AnsweredQuestion[] {
  const carried = carriedOver(questions, defs);
  return carried.length > 0 ? [...questions, ...carried] : questions;
}

const carriedOver = (questions: readonly AnsweredQuestion[], defs: Iterable<FactDef>): AnsweredQuestion[] =>
  [...defs].flatMap(({ id, formerly }) => {
    if (!formerly) return [];
    const isAnswered = (item: string | null) => questions.some((one) => one.fact === id && one.item === item);
    return questions
      .filter(({ fact, item }) => fact === formerly.fact && !isAnswered(item))
      .map(({ item, answers }) => ({
        ...{ fact: id, item },
        answers: answers.flatMap((one) => readAs(one, formerly)),
      }))
      .filter(({ answers }) => answers.length > 0);
  });

function readAs(answer: GivenAnswer, { answers }: Formerly): GivenAnswer[] {
  if (!answers) return [{ ...answer, former: true }];
  const said = answers.find(({ was }) => was === answer.value);
  return said ? [{ ...answer, value: said.is }] : [];
}

/** The questions that took the place of one with this; none where a pack still asks it. */
export const successorsBeside = (
  { formerly }: FactDef,
  facts: ReadonlyMap<string, FactDef>,
): readonly FactDef[] =>
  formerly && !facts.has(formerly.fact)
    ? [...facts.values()].filter((one) => one.formerly?.fact === formerly.fact)
    : [];

/**
 * What has to be kept as answered before one of these questions is: what the former one said of each, and nothing under
 * itself. Else it would say again what somebody takes back.
 */
export function settledAnswers(
  questions: readonly AnsweredQuestion[],
  successors: readonly FactDef[],
): AnsweredQuestion[] {
  const former = new Set(successors.map(({ formerly }) => formerly?.fact));
  const emptied = questions.filter(({ fact }) => former.has(fact)).map((one) => ({ ...one, answers: [] }));
  return [...carriedOver(questions, successors), ...emptied];
}
