import type { QueryClient } from '@tanstack/react-query';

export const libraryKeys = { all: ['library'] as const };

/** After a change: the list, the figures and the versions are read again where they are in sight. */
export function refreshLibrary(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: libraryKeys.all });
}
