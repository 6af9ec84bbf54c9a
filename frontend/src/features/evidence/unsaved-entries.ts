import { createContext, useCallback, useContext, useEffect, useId, useState } from 'react';

type Tell = (id: string, dirty: boolean) => void;

const Told = createContext<Tell>(() => {});

/** Wraps the forms whose typed words whoever closes what is around them is asked about. */
export const UnsavedEntries = Told.Provider;

/** Whether any form in `UnsavedEntries` holds words that are not saved, and what it is told by. */
export function useUnsavedEntries(): { dirty: boolean; tell: Tell } {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const tell = useCallback<Tell>((id, dirty) => {
    setUnsaved((before) => {
      if (before.has(id) === dirty) return before;
      const others = [...before].filter((one) => one !== id);
      return new Set(dirty ? [...others, id] : others);
    });
  }, []);
  return { dirty: unsaved.size > 0, tell };
}

/** Says of a form whether it holds such words, as long as it is there. */
export function useTellUnsaved(dirty: boolean): void {
  const tell = useContext(Told);
  const id = useId();
  useEffect(() => {
    tell(id, dirty);
    return () => tell(id, false);
  }, [tell, id, dirty]);
}
