import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { savingEvidence } from './public/evidence-queries.ts';

/**
 * What was given here stands until all of the evidence that is on its way is saved or refused, and was read again: who
 * goes on meanwhile goes on from that, not from what was kept before.
 */
export function useUntilSaved<Value>(kept: Value): [Value, (given: Value) => void] {
  const [own, setOwn] = useState<{ given: Value } | null>(null);
  const isSaving = useIsMutating({ mutationKey: savingEvidence }) > 0;
  const [wasSaving, setWasSaving] = useState(isSaving);
  if (wasSaving !== isSaving) {
    setWasSaving(isSaving);
    if (!isSaving) setOwn(null);
  }
  return [own ? own.given : kept, (given) => setOwn({ given })];
}
