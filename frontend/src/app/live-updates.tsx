import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { LiveEvent } from '@vouchwell/contract';
import { useEffect, useEffectEvent } from 'react';
import { followChanges } from '../lib/live.ts';
import { useSession } from '../lib/session.tsx';
import { keysOf } from './live-keys.ts';

/** A burst of changes is one look at the server. */
const GATHER_MS = 300;

/** Lists and cases in sight follow what others do, on any screen. */
export function LiveUpdates() {
  const queries = useQueryClient();
  const { refresh } = useSession();
  // The zone by which all dates are written comes with the session.
  const readSite = useEffectEvent(() => void refresh().catch(() => {}));
  useEffect(() => {
    const over = new AbortController();
    const waiting = new Map<string, QueryKey>();
    let first = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      for (const queryKey of waiting.values()) void queries.invalidateQueries({ queryKey });
      waiting.clear();
      timer = undefined;
    };
    const hear = (event: LiveEvent) => {
      // The screen has just been read when the stream begins for the first time.
      const begun = event.type === 'ready' && first;
      if (event.type === 'ready') first = false;
      if (begun) return;
      if (event.type === 'ready' || (event.type === 'list' && event.list === 'site')) readSite();
      for (const key of keysOf(event)) waiting.set(JSON.stringify(key), key);
      timer ??= setTimeout(look, GATHER_MS);
    };
    void followChanges(hear, over.signal);
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, [queries]);
  return null;
}
