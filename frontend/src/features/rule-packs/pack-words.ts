import {
  caseFactDefs,
  type Confidence,
  confidenceOf,
  type Criterion,
  type Pack,
  type Test,
} from '@vouchwell/rules';
import { dayText } from '../../ui/when.tsx';

/** From when to when, both days included. */
export function periodText(from: string | null, to: string | null): string {
  if (from === null && to === null) return 'Not known';
  const since = from === null ? 'Until' : `Since ${dayText(from)}`;
  if (to === null) return since;
  return from === null ? `${since} ${dayText(to)}` : `${dayText(from)} to ${dayText(to)}`;
}

/** The questions whose answers a criterion needs, each once, in its own order. */
export function questionsOf(pack: Pack, { applies, test }: Criterion): string[] {
  const named = [...(applies ? factsIn(applies) : []), ...factsIn(test)];
  const defs = new Map([...caseFactDefs, ...pack.facts].map((def) => [def.id, def.question]));
  return [...new Set(named)].flatMap((fact) => defs.get(fact) ?? []);
}

function factsIn(test: Test): string[] {
  if ('all' in test) return test.all.flatMap(factsIn);
  if ('any' in test) return test.any.flatMap(factsIn);
  if ('not' in test) return factsIn(test.not);
  if ('fact' in test) return [test.fact];
  if ('within' in test) return [test.within.date, test.within.before];
  if ('order' in test) return [...test.order];
  if ('visit' in test)
    return [test.visit.within?.before, test.visit.not_after].filter((fact) => fact !== undefined);
  if ('quantity' in test) return test.quantity.by === undefined ? [] : [test.quantity.by];
  return [];
}

/** The items that a criterion is asked of, by the names of their code sets. */
export function concernsOf(pack: Pack, { items }: Criterion): string {
  if (!items) return 'The case';
  return pack.code_sets
    .filter(({ id }) => items.includes(id))
    .map(({ title }) => title)
    .join('; ');
}

/** How sure a rule is, each of its sources weighed with what it says of itself. */
export function confidenceIn(pack: Pack, { sources }: Criterion): Confidence {
  return confidenceOf(
    sources.map(({ source, confidence }) => ({
      confidence: confidence ?? pack.sources.find(({ id }) => id === source)?.confidence ?? 'unverified',
    })),
  );
}
