import type { TextPlace } from '@vouchwell/rules';
import { useMemo } from 'react';
import { useSiteDay } from '../../../lib/site-time.ts';
import { EvidenceDrawer } from '../../evidence/public/evidence-drawer.tsx';
import { useWorkflow } from '../draft/workflow-context.ts';
import { groundingFacts } from './grounding-places.ts';
import { useNewestNote } from './use-newest-note.ts';
import { useSettled } from './use-grounding.ts';

interface CaseEvidenceProps {
  caseId: number;
  /** The question that it begins with. */
  asked?: { fact: string; item: string | null };
  onClose: () => void;
}

/** The evidence of the case that is worked on; what of it the newest note states leads there. */
export function CaseEvidence({ caseId, asked, onClose }: CaseEvidenceProps) {
  const { draft, readOnly, store, go, seek } = useWorkflow();
  const { note, text } = useNewestNote();
  const settled = useSettled(note?.note_id, text);
  const day = useSiteDay(note && new Date(note.created_at));
  const facts = useMemo(() => groundingFacts(draft, caseId), [draft, caseId]);
  const onShow = (place: TextPlace) => {
    onClose();
    seek(place);
    go('note');
  };
  return (
    <EvidenceDrawer
      caseId={caseId}
      diagnoses={draft.diagnoses.map(({ code }) => code)}
      measures={draft.patient}
      codes={[...new Set(draft.items.flatMap(({ hcpcs }) => hcpcs ?? []))]}
      readOnly={readOnly}
      note={note && { text: settled, day, facts, onShow }}
      asked={asked}
      onMoved={(revision) => store.moved(revision)}
      onClose={onClose}
    />
  );
}
