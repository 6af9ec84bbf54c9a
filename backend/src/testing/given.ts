import type { DomainEvent } from '../kernel/deciding/decider.ts';
import { DomainError } from '../kernel/basics/problem.ts';

/** A decider, or a workflow: what it decides then are messages. */
interface Decides<S, C, E, Out> {
  readonly initial: S;
  decide(command: C, state: S): readonly Out[];
  evolve(state: S, event: E): S;
}

/**
 * For tests that read as a policy does: `given(decider, opened).when(command).then(event)`.
 * Throws what a runner shows as a failure; it needs no runner itself.
 */
export function given<S, C, E extends DomainEvent, Out>(decider: Decides<S, C, E, Out>, ...history: E[]) {
  const state = history.reduce((folded, event) => decider.evolve(folded, event), decider.initial);
  return {
    when(command: C) {
      const outcome = attempt(() => decider.decide(command, state));
      return {
        then(...expected: Out[]) {
          if (outcome instanceof DomainError)
            throw new Error(`Refused (${outcome.code}): ${outcome.message}`);
          same(outcome, expected);
        },
        /** The events, for tests that look at a part of them. */
        events(): readonly Out[] {
          if (outcome instanceof DomainError)
            throw new Error(`Refused (${outcome.code}): ${outcome.message}`);
          return outcome;
        },
        refused(code: string, message?: string) {
          if (!(outcome instanceof DomainError)) throw new Error(`Not refused: ${JSON.stringify(outcome)}`);
          same([outcome.code, message ?? outcome.message], [code, outcome.message]);
        },
      };
    },
  };
}

function attempt<T>(decide: () => T): T | DomainError {
  try {
    return decide();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

function same(actual: unknown, expected: unknown): void {
  const [left, right] = [sorted(actual), sorted(expected)];
  if (left !== right) throw new Error(`Expected\n${right}\nbut was\n${left}`);
}

/** JSON with sorted keys, so that only content counts. */
function sorted(value: unknown): string {
  const order = (_key: string, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner;
  return JSON.stringify(value, order, 2);
}
