import { useEffect, useState } from 'react';
import type { Previous } from './use-note.ts';

const DIFF_MS = 10_000;

/** The changes show themselves for ten seconds, unless somebody decides otherwise. */
export function useDiffShown(previous: Previous | null) {
  const [choice, setChoice] = useState<{ of: Previous | null; shown: boolean }>({ of: null, shown: false });
  const decided = choice.of === previous || previous?.quiet === true;
  useEffect(() => {
    if (!previous || decided) return;
    const timer = setTimeout(() => setChoice({ of: previous, shown: false }), DIFF_MS);
    return () => clearTimeout(timer);
  }, [previous, decided]);
  const chosen = choice.of === previous && choice.shown;
  const shown = previous !== null && (decided ? chosen : true);
  return { shown, setShown: (next: boolean) => setChoice({ of: previous, shown: next }) };
}
