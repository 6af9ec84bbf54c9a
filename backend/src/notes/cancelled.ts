import { DomainError } from '../kernel/problem.ts';

/** Whoever waited for the note went away. */
export const cancelled = () => new DomainError('cancelled', 'cancelled', 'The generation was cancelled.');
