import { type ReactNode, useState } from 'react';
import { useSession } from '../../../lib/session.tsx';
import { RecipientChooser } from '../../cases/public/recipient-chooser.tsx';

/** To whom copies of the note go, by number, and where that is said; nobody is asked before a copy is made. */
export function useCopyRecipient(caseId: number): { recipient: number | undefined; choice: ReactNode } {
  const { may } = useSession();
  const [chosen, choose] = useState<number | null>(null);
  const choice = may('can_export_cases') && (
    <RecipientChooser what="a copy" caseId={caseId} chosen={chosen} onChoose={choose} />
  );
  return { recipient: chosen ?? undefined, choice };
}
