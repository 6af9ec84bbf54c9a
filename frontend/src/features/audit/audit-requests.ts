import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AuditEntryResponse, AuditFormat, AuditResponse } from '@vouchwell/contract';
import { http } from '../../lib/http.ts';
import { linkedAddress } from '../../lib/linked-address.ts';
import type { AuditChoice } from './audit-words.ts';

/** Each page that is read is recorded: none is read again unasked. */
const onDemand = { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnMount: 'always' } as const;

export const auditQuery = (of: AuditChoice) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'entries', of],
    queryFn: ({ signal, pageParam }) =>
      http.get<AuditResponse>('/audit/entries', { query: { ...of, before: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    ...onDemand,
  });

/** Asks nothing: that something was added is told by the server, and shows in when this was told last. */
export const newsQuery = queryOptions({
  queryKey: ['audit', 'news'],
  queryFn: () => Promise.resolve(null),
  ...onDemand,
});

export const entryQuery = (position: string) =>
  queryOptions({
    queryKey: ['audit', 'entry', position],
    queryFn: ({ signal }) => http.get<AuditEntryResponse>(`/audit/entries/${position}`, { signal }),
    ...onDemand,
  });

/** Where the file of these entries is fetched. */
export const auditFileAddress = (format: AuditFormat, of: AuditChoice): Promise<string> =>
  linkedAddress('/audit/export', { ...of, format });

export interface Checkpoint {
  /** Events that it covers. */
  readonly size: number;
  /** Of their tree, in base64. */
  readonly root: string;
}

/** The newest, of everything up to now, from the signed note that it is. */
export async function fetchCheckpoint(): Promise<Checkpoint> {
  const note = await (await http.blob('/audit/checkpoint')).text();
  const [, size = '', root = ''] = note.split('\n');
  return { size: Number(size), root };
}
