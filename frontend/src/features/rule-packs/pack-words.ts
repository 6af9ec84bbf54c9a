import type { RulePacksResponse } from '@vouchwell/contract';
import {
  caseFactDefs,
  type Confidence,
  confidenceOf,
  type Criterion,
  factsOfCriterion,
  type Pack,
} from '@vouchwell/rules';
import { dayText } from '../../ui/words/when.tsx';

/** From when to when, both days included. */
export function periodText(from: string | null, to: string | null): string {
  if (from === null && to === null) return 'Not known';
  const since = from === null ? 'Until' : `Since ${dayText(from)}`;
  if (to === null) return since;
  return from === null ? `${since} ${dayText(to)}` : `${dayText(from)} to ${dayText(to)}`;
}

export const forceLabel = {
  in_force: 'In force',
  ahead: 'Not yet in force',
  over: 'No longer in force',
} as const;
export type Force = keyof typeof forceLabel;

/** How a pack stands on a day. `until`: the last day of its use. */
export function forceOf({ effective_from }: Pack, until: string | null, day: string): Force {
  if (effective_from > day) return 'ahead';
  return until !== null && until < day ? 'over' : 'in_force';
}

/** The questions whose answers a criterion needs, each once, in its own order. */
export function questionsOf(pack: Pack, criterion: Criterion): string[] {
  const defs = new Map([...caseFactDefs, ...pack.facts].map((def) => [def.id, def.question]));
  return factsOfCriterion(criterion).flatMap((fact) => defs.get(fact) ?? []);
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

/** What a site added itself, a line for each key and pack. */
export const libraryWords = ({ keys, imported }: Pick<RulePacksResponse, 'keys' | 'imported'>): string =>
  [
    ...keys.map(({ name }) => `Trusted key: ${name}`),
    ...imported.map(
      ({ id, version, last_day }) =>
        `Imported pack: ${id}, version ${version}${last_day === null ? '' : `, until ${dayText(last_day)}`}`,
    ),
  ].join('\n');
