import type { GenuineResponse } from '@vouchwell/contract';
import { useCallback, useRef, useState } from 'react';
import { http, isUnanswered, serverMessage } from '../../lib/http.ts';
import { fingerprintOf } from './fingerprint.ts';

/** What was asked about, and what came of it. */
export type Verdict =
  | { state: 'none' }
  | { state: 'asking' }
  | { state: 'failed'; reason: string }
  | { state: 'answered'; about: About; answer: GenuineResponse; at: Date };

export type About = { code: string } | { file: string };

const UNREACHED = 'The server cannot be reached. Check the connection and try again.';

/** Asks about a code, or about a file of which nothing but its fingerprint is sent. */
export function useVerdict() {
  const [verdict, setVerdict] = useState<Verdict>({ state: 'none' });
  const newest = useRef(0);
  /** Whatever was asked before is no longer told, also where its answer comes last. */
  const turn = useCallback(() => {
    const own = ++newest.current;
    return (next: Verdict) => {
      if (own === newest.current) setVerdict(next);
    };
  }, []);
  const clear = useCallback(() => turn()({ state: 'none' }), [turn]);
  const ask = useCallback(
    async (about: About, question: () => Promise<GenuineResponse>) => {
      const show = turn();
      show({ state: 'asking' });
      try {
        show({ state: 'answered', about, answer: await question(), at: new Date() });
      } catch (error) {
        const told = isUnanswered(error) ? null : (serverMessage(error) ?? (error as Error).message);
        show({ state: 'failed', reason: told ?? UNREACHED });
      }
    },
    [turn],
  );
  const askCode = useCallback(
    (code: string) => ask({ code }, () => http.get<GenuineResponse>('/verify/code', { query: { code } })),
    [ask],
  );
  const askFile = (file: File) =>
    ask({ file: file.name }, async () =>
      http.get<GenuineResponse>('/verify/file', { query: { sha256: await fingerprintOf(file) } }),
    );
  return { verdict, askCode, askFile, clear };
}
