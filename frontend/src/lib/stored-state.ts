import { useCallback, useEffect, useRef, useState } from 'react';
import { readDraft, writeDraft } from './drafts.ts';
import { useUser } from './session.tsx';

/** State that survives a reload of the tab. null means nothing to keep; a new `name` takes the value along. */
export function useStoredState<T>(name: string, initial: () => T) {
  const { id } = useUser();
  const [value, setValue] = useState<T>(() => readDraft<T>(id, name) ?? initial());
  const touched = useRef(false);
  const set = useCallback((next: T) => {
    touched.current = true;
    setValue(next);
  }, []);
  useEffect(() => {
    if (touched.current) writeDraft(id, name, value);
  }, [id, name, value]);
  const forget = useCallback(
    (next: T) => {
      touched.current = false;
      setValue(next);
      writeDraft(id, name, null);
    },
    [id, name],
  );
  return [value, set, forget] as const;
}
