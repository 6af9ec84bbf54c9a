import { DomainError } from '../../kernel/basics/problem.ts';

/** The note was stopped, or whoever waited for it went away. */
export const cancelled = () => new DomainError('cancelled', 'cancelled', 'The generation was cancelled.');
