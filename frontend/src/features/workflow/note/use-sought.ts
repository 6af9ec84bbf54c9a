import type { TextPlace } from '@vouchwell/rules';
import { useEffect, useEffectEvent } from 'react';
import { useWorkflow } from '../draft/workflow-context.ts';

/** Shows once the place of the note that was asked for elsewhere. */
export function useSought(show: (place: TextPlace) => void): void {
  const { sought, seek } = useWorkflow();
  const shown = useEffectEvent(show);
  useEffect(() => {
    if (!sought) return;
    shown(sought);
    seek(null);
  }, [sought, seek]);
}
