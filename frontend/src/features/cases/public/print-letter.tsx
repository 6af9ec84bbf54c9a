import type { CaseResponse, NoteResponse } from '@vouchwell/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useSession } from '../../../lib/session.tsx';
import { notifyFailure } from '../../../ui/notify.ts';
import { reportPrinted } from './case-files.ts';
import { Letter } from '../letter.tsx';
import { modelText } from './note-badges.tsx';

export interface PrintLetter {
  /** Leaves the trace first, then opens the browser's print dialog with the letter alone on the page. */
  print(note: NoteResponse): void;
  /** To be rendered by the screen; visible on paper only. */
  letter: ReactNode;
}

export function usePrintLetter(of: CaseResponse): PrintLetter {
  const { may } = useSession();
  const [note, setNote] = useState<NoteResponse | null>(null);
  useEffect(() => {
    if (!note) return;
    const done = () => setNote(null);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [note]);
  const print = (chosen: NoteResponse) => {
    reportPrinted(of.id).then(
      () => setNote({ ...chosen }),
      () => notifyFailure('Failed to print note. Please try again.'),
    );
  };
  const model = note && may('can_access_admin') ? modelText(note) : '';
  const letter = note && createPortal(<Letter of={of} note={note} model={model} />, document.body);
  return { print, letter };
}
