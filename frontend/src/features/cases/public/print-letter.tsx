import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CaseResponse } from '@vouchwell/contract';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { PdfPage } from '../../../lib/pdf-pages.ts';
import { notifyFailure } from '../../../ui/notify.ts';
import { reportPrinted } from './case-files.ts';
import { letterQuery } from './letter-query.ts';
import { PrintedLetter } from './printed-letter.tsx';

export interface PrintLetter {
  /**
   * Leaves the trace first, then opens the browser's print dialog with the letter of this note alone on the pages.
   * `recipient`: to whom it goes, by number.
   */
  print(noteId: number, recipient?: number): void;
  /** The note whose letter is on its way. */
  printing: number | null;
  /** To be rendered by the screen; visible on paper only. */
  letter: ReactNode;
}

/** `shown`: the note whose letter the screen shows; a print that the browser's own menu begins is that letter too. */
export function usePrintLetter(of: CaseResponse, shown?: number): PrintLetter {
  const queries = useQueryClient();
  const query = letterQuery(of, shown ?? 0);
  const standing = useQuery({ ...query, ...(shown === undefined && { queryFn: skipToken }) });
  const [printing, setPrinting] = useState<number | null>(null);
  const [asked, setAsked] = useState<{ readonly pages: readonly PdfPage[] } | null>(null);
  const pages = asked?.pages ?? standing.data;
  const untold = standing.data && asked === null ? shown : undefined;
  useTrace(of.id, untold, () => {
    setAsked(null);
    setPrinting(null);
  });
  const print = (noteId: number, recipient?: number) => {
    setPrinting(noteId);
    queries
      .fetchQuery(letterQuery(of, noteId))
      .then(async (drawn) => {
        await reportPrinted(of.id, noteId, recipient);
        setAsked({ pages: drawn });
      })
      .catch(() => {
        setPrinting(null);
        notifyFailure('Failed to print note. Please try again.');
      });
  };
  const onReady = useMemo(() => (asked ? () => window.print() : undefined), [asked]);
  return { print, printing, letter: pages && <PrintedLetter pages={pages} onReady={onReady} /> };
}

/** A print that the browser's own menu began leaves its trace as well. `untold`: the note whose letter would be printed and has none yet. */
function useTrace(caseId: number, untold: number | undefined, done: () => void): void {
  useEffect(() => {
    const before = () => untold !== undefined && void reportPrinted(caseId, untold).catch(() => undefined);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', done);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', done);
    };
  });
}
