import { DomainError } from '../kernel/basics/problem.ts';

/** Whoever waited for the note went away. */
export const cancelled = () => new DomainError('cancelled', 'cancelled', 'The generation was cancelled.');
