import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RulePackCheckResponse, RulePacksResponse } from '@vouchwell/contract';
import { largerFile, PACK_MOST_BYTES } from '@vouchwell/rules';
import { useState } from 'react';
import { ApiError, basedOn, http, isChangedMeanwhile } from '../../lib/http.ts';
import { base64Of } from '../../lib/sent-file.ts';
import { differing } from '../../ui/words/differing.ts';
import { libraryWords } from './pack-words.ts';

const address = '/admin/rule-packs';

export const rulePacksQuery = queryOptions({
  queryKey: ['rule-packs'],
  queryFn: ({ signal }) => http.get<RulePacksResponse>(address, { signal }),
});

type Change<Asked> = (asked: Asked, headers: Record<string, string>) => Promise<RulePacksResponse>;

/** `revision`: what the change was based on; null before the first. */
function useChange<Asked>(change: Change<Asked>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ asked, revision }: { asked: Asked; revision: number | null }) =>
      change(asked, basedOn(revision)),
    onSuccess: (saved) => queries.setQueryData(rulePacksQuery.queryKey, saved),
    onSettled: () => queries.invalidateQueries({ queryKey: rulePacksQuery.queryKey }),
  });
}

interface After {
  onSuccess: () => void;
  onError?: (error: Error) => void;
}

/**
 * For a dialog: it is based on what was seen as it was opened, whatever comes of it behind it. What somebody else changed
 * meanwhile is `changed`, and whoever confirms again has seen it.
 */
function useChangeOf<Asked>(packs: RulePacksResponse, change: Change<Asked>) {
  const [seen, setSeen] = useState<{ now: RulePacksResponse; before: RulePacksResponse | null }>({
    now: packs,
    before: null,
  });
  const { mutate, ...changing } = useChange(change);
  const { now, before } = seen;
  const begin = (asked: Asked, { onSuccess, onError }: After) =>
    mutate(
      { asked, revision: now.revision },
      {
        onSuccess,
        onError: (error) => {
          const theirs = isChangedMeanwhile(error) && (error.current as RulePacksResponse | undefined);
          setSeen(theirs ? { now: theirs, before: now } : { now, before: null });
          onError?.(error);
        },
      },
    );
  const changed = before && differing(libraryWords(before), libraryWords(now));
  return { ...changing, mutate: begin, changed };
}

export const useTrustKey = (packs: RulePacksResponse) =>
  useChangeOf(packs, (body: { name: string; public_key: string }, headers) =>
    http.post<RulePacksResponse>(`${address}/keys`, { body, headers }),
  );

export const useRemoveKey = (packs: RulePacksResponse) =>
  useChangeOf(packs, (fingerprint: string, headers) =>
    http.delete<RulePacksResponse>(`${address}/keys/${fingerprint}`, { headers }),
  );

export const useEndPack = (packs: RulePacksResponse) =>
  useChangeOf(packs, ({ hash, last_day }: { hash: string; last_day: string }, headers) =>
    http.put<RulePacksResponse>(`${address}/${hash}/last-day`, { body: { last_day }, headers }),
  );

export const useImportPack = () =>
  useChange((file: string, headers) => http.post<RulePacksResponse>(address, { body: { file }, headers }));

export interface CheckedPack {
  name: string;
  /** In base64. */
  file: string;
  found: RulePackCheckResponse;
}

async function checkPack(chosen: File): Promise<CheckedPack> {
  if (chosen.size > PACK_MOST_BYTES) throw new ApiError(413, 'too_large', largerFile.pack);
  const file = await base64Of(chosen, largerFile.pack);
  const found = await http.post<RulePackCheckResponse>(`${address}/check`, { body: { file }, reads: true });
  return { name: chosen.name, file, found };
}

export const useCheckPack = () => useMutation({ mutationFn: checkPack });
