import type { QueryKey } from '@tanstack/react-query';
import type { LiveEvent } from '@vouchwell/contract';
import { caseKeys, noteVersionsQuery } from '../features/cases/public/case-queries.ts';

/** The server's lists whose queries do not begin with the list's own name, or not only. */
const named: Partial<Record<string, readonly QueryKey[]>> = {
  'ai-settings': [['ai', 'settings']],
  'ai-status': [['ai-status'], ['ai', 'status']],
  // Reading it is recorded: only that there is news is told, and whoever reads it asks for it.
  audit: [['audit', 'news']],
  // Who is asked for or held is no longer among those whose keeping has ended.
  forgettings: [['forgettings'], ['retention', 'due']],
  users: [['users'], ['colleagues']],
};

/** What is read again, where it is in sight, after what happened elsewhere. */
export function keysOf(event: LiveEvent): readonly QueryKey[] {
  switch (event.type) {
    case 'case':
      return [
        caseKeys.one(event.case_id),
        noteVersionsQuery(event.case_id).queryKey,
        caseKeys.lists,
        caseKeys.stats,
      ];
    case 'list':
      return named[event.list] ?? [[event.list]];
    case 'ready':
      return [[]];
  }
}
