import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  CaseChangedResponse,
  CaseEvidenceResponse,
  CaseReadinessResponse,
  RulesInUseResponse,
} from '@vouchwell/contract';
import type { AnsweredQuestion, CaseEncounter, Delivered } from '@vouchwell/rules';
import { ApiError, basedOn, http, isChangedMeanwhile } from '../../../lib/http.ts';
import { caseKeys } from '../../cases/public/case-queries.ts';

/** Of every part of any evidence that is on its way. */
export const savingEvidence = ['save-evidence'] as const;

const evidenceKeys = {
  evidence: (id: number) => ['cases', 'evidence', id] as const,
  readiness: (id: number) => ['cases', 'readiness', id] as const,
  saving: (id: number) => [...savingEvidence, id] as const,
};

export const evidenceQuery = (id: number) =>
  queryOptions({
    queryKey: evidenceKeys.evidence(id),
    queryFn: ({ signal }) => http.get<CaseEvidenceResponse>(`/cases/${id}/evidence`, { signal }),
  });

const fetchReadiness = (id: number, signal: AbortSignal) =>
  http.get<CaseReadinessResponse>(`/cases/${id}/readiness`, { signal });

export const readinessQuery = (id: number) =>
  queryOptions({
    queryKey: evidenceKeys.readiness(id),
    queryFn: ({ signal }) => fetchReadiness(id, signal),
  });

/**
 * The same beside one of its notes. Each time it is read that is recorded: again only for another note, and once the
 * evidence has changed.
 */
export const readinessBesideNote = (id: number, noteId: number) =>
  queryOptions({
    queryKey: [...evidenceKeys.readiness(id), 'note', noteId],
    queryFn: ({ signal }) => fetchReadiness(id, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

/** Of one name they never change. */
export const rulesQuery = (rules: string) =>
  queryOptions({
    queryKey: ['rules-in-use', rules],
    queryFn: ({ signal }) => http.get<RulesInUseResponse>('/rule-packs', { signal }),
    staleTime: Infinity,
  });

/** A part of the evidence that saves on its own: its way, its body, and what of the evidence it replaces. */
interface Part {
  readonly path: string;
  readonly body: object;
  readonly of: (evidence: CaseEvidenceResponse) => unknown;
}

export const encountersPart = (
  encounters: readonly (Omit<CaseEncounter, 'id'> & { id?: number })[],
): Part => ({
  path: 'encounters',
  body: { encounters },
  of: (evidence) => evidence.encounters,
});

export const deliveriesPart = (delivered: readonly Delivered[]): Part => ({
  path: 'deliveries',
  body: {
    delivered: delivered.map(({ hcpcs, units, day, by = {} }) => ({
      ...{ hcpcs, units, day },
      of: Object.entries(by).map(([fact, value]) => ({ fact, value })),
    })),
  },
  of: (evidence) => evidence.delivered,
});

export const answerPart = ({ fact, item, answers }: AnsweredQuestion): Part => ({
  path: 'answers',
  body: {
    fact,
    ...(item !== null && { item }),
    answers: answers.map(({ encounter, ...answer }) => ({
      ...answer,
      ...(encounter !== null && { encounter }),
    })),
  },
  of: ({ questions }) => questions.find((one) => one.fact === fact && one.item === item),
});

const CHANGED = 'Someone else changed the same just now. You see it as it is; change it again if need be.';
/** The workflow saves beside this, so that the case may move on again and again. */
const ATTEMPTS = 5;

/** Saves on the evidence as it was shown: what others changed elsewhere in the case does not matter. @throws ApiError */
async function save(base: CaseEvidenceResponse, { path, body, of }: Part): Promise<CaseChangedResponse> {
  const shown = JSON.stringify(of(base));
  for (let { revision } = base, attempt = 1; ; attempt += 1) {
    try {
      const headers = basedOn(revision);
      return await http.put<CaseChangedResponse>(`/cases/${base.case_id}/${path}`, { body, headers });
    } catch (error) {
      if (!isChangedMeanwhile(error) || attempt === ATTEMPTS) throw error;
      const current = error.current as CaseEvidenceResponse | undefined;
      if (!current || JSON.stringify(of(current)) !== shown) throw new ApiError(409, 'changed', CHANGED);
      ({ revision } = current);
    }
  }
}

/** `onMoved` hears the revision that the case has then. */
export function useSaveEvidence(base: CaseEvidenceResponse, onMoved: (revision: number) => void) {
  const queries = useQueryClient();
  const { case_id: id } = base;
  return useMutation({
    mutationKey: evidenceKeys.saving(id),
    // One after the other: each is based on what the one before has left.
    scope: { id: `evidence-${id}` },
    mutationFn: async (part: Part) => {
      const present = queries.getQueryData<CaseEvidenceResponse>(evidenceKeys.evidence(id)) ?? base;
      const { revision } = await save(present, part);
      onMoved(revision);
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: evidenceKeys.evidence(id) }),
        queries.invalidateQueries({ queryKey: evidenceKeys.readiness(id) }),
        queries.invalidateQueries({ queryKey: caseKeys.lists, refetchType: 'none' }),
      ]),
  });
}

/** Resolves once no part of the evidence is on its way: whether all that were have been saved. */
export async function evidenceSaved(queries: QueryClient, id: number): Promise<boolean> {
  const cache = queries.getMutationCache();
  const waited = cache.findAll({ mutationKey: evidenceKeys.saving(id), status: 'pending' });
  // What waits for the network is told as not saved.
  const isOver = () => waited.every(({ state }) => state.status !== 'pending' || state.isPaused);
  if (!isOver())
    await new Promise<void>((resolve) => {
      const unsubscribe = cache.subscribe(() => {
        if (!isOver()) return;
        unsubscribe();
        resolve();
      });
    });
  return waited.every(({ state }) => state.status === 'success');
}
