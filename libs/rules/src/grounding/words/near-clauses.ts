import { numbersBy } from '../text/numbers-by.ts';
import { onceFor } from '../text/once-for.ts';
import { type Clause, clausesIn } from './clauses.ts';
import type { Reading } from './reading.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A clause of the case: of what was written of the patient, or of a name or a description. */
export interface ToldClause extends Clause {
  readonly isProse: boolean;
}

/** A clause of the case that shares words with one of a note. */
export interface Near {
  readonly told: ToldClause;
  /** So many roots both have. */
  readonly count: number;
  /** The same, with those that the rest of its sentence has, which weigh less. */
  readonly score: number;
}

/** The clauses of a note, which several readers ask for. */
export const clausesOfNote = onceFor(({ page, tokens }: Reading) => clausesIn(page, tokens));

const clausesOf = onceFor(({ texts }: Vocabulary): readonly ToldClause[] =>
  texts.flatMap((one) => clausesIn(one, one.tokens).map((clause) => ({ ...clause, isProse: one.isProse }))),
);

const AROUND = 0.3;
/** A root that more clauses have tells none apart. */
const MOST = 24;

/** For each root the clauses that have it, in themselves or in the rest of their sentence. */
const byRoot = onceFor((vocabulary: Vocabulary): ReadonlyMap<string, readonly number[]> => {
  const index = numbersBy(clausesOf(vocabulary), ({ around }) => around);
  for (const [root, numbers] of index) if (numbers.length > MOST) index.delete(root);
  return index;
});

/** The clauses of the case that share a word with one of a note; each is looked for once. */
export const nearClauses = onceFor((vocabulary: Vocabulary) =>
  onceFor((clause: Clause): readonly Near[] => {
    const [told, index] = [clausesOf(vocabulary), byRoot(vocabulary)];
    const near = new Map<number, { told: ToldClause; count: number; score: number }>();
    for (const root of clause.roots)
      for (const number of index.get(root) ?? []) {
        let one = near.get(number);
        if (!one) near.set(number, (one = { told: told[number]!, count: 0, score: 0 }));
        const isOwn = one.told.roots.has(root);
        one.count += Number(isOwn);
        one.score += isOwn ? 1 : AROUND;
      }
    return [...near.values()];
  }),
);

/** The numbers that the case tells, with their units. */
export const valuesTold = onceFor(
  (vocabulary: Vocabulary): ReadonlyMap<number, ReadonlySet<string | null>> => {
    const values = new Map<number, Set<string | null>>();
    for (const { numbers } of clausesOf(vocabulary))
      for (const { value, unit } of numbers) values.set(value, (values.get(value) ?? new Set()).add(unit));
    return values;
  },
);
