import type { CaseResponse, OpenCaseRequest } from '@vouchwell/contract';
import { readDraft, writeDraft } from '../../../lib/drafts.ts';
import { draftOf, emptyDraft, isProviderComplete, type CaseDraft } from './draft.ts';
import type { Known, SavedParts } from './meanwhile.ts';

/** One intention to open a case: the same key and body until the server answered. */
export interface Opening {
  key: string;
  request: OpenCaseRequest;
}

/** What a reload needs to go on. */
export interface KeptCase {
  draft: CaseDraft;
  pending: Partial<SavedParts>;
  opening: Opening | null;
  /** The case as it was known when this was typed; null before it exists. */
  known: Known | null;
}

/** The name under which a case without a number is kept. */
export const NEW = 'new';

const nameOf = (caseId: number | null) => `${caseId ?? NEW}.case`;

export function readKept(userId: number, caseId: number | null): KeptCase | null {
  return readDraft<KeptCase>(userId, nameOf(caseId));
}

/** Kept only while something of it is not on the server. */
export function keepCase(userId: number, caseId: number | null, kept: KeptCase): void {
  const { draft, pending } = kept;
  const halfTyped = !isProviderComplete(draft.provider) && draft.provider.name + draft.provider.npi !== '';
  const waits = caseId === null ? draft.patient !== null || halfTyped : halfTyped;
  const nothing = !waits && Object.keys(pending).length === 0;
  writeDraft(userId, nameOf(caseId), nothing ? null : kept);
}

/** Only what had not reached the server is taken from before the reload. */
export function restoredDraft(found: CaseResponse | null, kept: KeptCase | null): CaseDraft {
  if (!found) return kept?.draft ?? emptyDraft();
  const draft = draftOf(found);
  if (!kept) return draft;
  const { diagnoses, items, provider } = kept.draft;
  return {
    ...draft,
    ...(kept.pending.diagnoses && { diagnoses }),
    ...(kept.pending.items && { items }),
    ...((kept.pending.provider || !isProviderComplete(provider)) && { provider }),
  };
}
