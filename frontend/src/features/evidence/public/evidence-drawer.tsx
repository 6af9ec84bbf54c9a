import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CaseEvidenceResponse, CaseReadinessResponse } from '@vouchwell/contract';
import type { Measures } from '@vouchwell/rules';
import { useState } from 'react';
import { Dialog } from '../../../ui/states/dialog.tsx';
import { Failure } from '../../../ui/states/failure.tsx';
import { RowSkeletons } from '../../../ui/states/skeletons.tsx';
import { useUnsavedChanges } from '../../../ui/states/unsaved-changes.tsx';
import { DeliveriesPanel } from '../deliveries-panel.tsx';
import { partsCounted } from '../delivered-words.ts';
import { EncountersPanel } from '../encounters-panel.tsx';
import { Interview } from '../interview.tsx';
import { UnsavedEntries, useUnsavedEntries } from '../unsaved-entries.ts';
import {
  answerPart,
  deliveriesPart,
  encountersPart,
  evidenceQuery,
  readinessQuery,
  useSaveEvidence,
} from './evidence-queries.ts';
import { Standing } from '../standing.tsx';
import { useDraft } from '../use-draft.ts';
import { useOutlook } from '../use-outlook.ts';
import { type NoteBeside, useStated } from './use-stated.ts';

interface EvidenceDrawerProps {
  caseId: number;
  /** The codes of the case. */
  diagnoses: readonly string[];
  /** Weight and height as the patient’s record says them; null: no patient is chosen. */
  measures: Measures | null;
  /** The HCPCS codes of its items, offered for what was delivered before. */
  codes: readonly string[];
  readOnly: boolean;
  /** The newest, in which evidence is looked for. */
  note: NoteBeside | undefined;
  /** The question that it begins with; left out: the first that is open. */
  asked?: { fact: string; item: string | null };
  /** Hears the revision that the case has after each change. */
  onMoved: (revision: number) => void;
  onClose: () => void;
}

/** Visits, questions and criteria of a case, beside its steps. It blocks none of them. */
export function EvidenceDrawer(props: EvidenceDrawerProps) {
  const evidence = useQuery(evidenceQuery(props.caseId));
  const readiness = useQuery(readinessQuery(props.caseId));
  const failed = evidence.isError ? evidence : readiness.isError ? readiness : null;
  const { dirty, tell } = useUnsavedEntries();
  const { leave, question } = useUnsavedChanges(dirty, props.onClose);
  return (
    <>
      <Dialog beside onClose={leave} size="lg" title="Evidence">
        {failed && !(evidence.data && readiness.data) ? (
          <Failure
            title="Failed to load evidence"
            error={failed.error}
            onRetry={() => void failed.refetch()}
          />
        ) : evidence.data && readiness.data ? (
          <UnsavedEntries value={tell}>
            <Panels {...props} evidence={evidence.data} held={readiness.data} />
          </UnsavedEntries>
        ) : (
          <RowSkeletons label="Loading evidence" />
        )}
      </Dialog>
      {question}
    </>
  );
}

interface PanelsProps extends EvidenceDrawerProps {
  evidence: CaseEvidenceResponse;
  held: CaseReadinessResponse;
}

function Panels(props: PanelsProps) {
  const { evidence, held, note, diagnoses, measures, codes, readOnly, onMoved, asked: first } = props;
  const stated = useStated(note, held);
  const { mutate: save, error, isError } = useSaveEvidence(evidence, onMoved);
  const draft = useDraft();
  const outlook = useOutlook(held, draft.questions);
  const [asked, setAsked] = useState<{ fact: string; item: string | null } | null>(first ?? null);
  const { encounters, questions } = evidence;
  return (
    <Stack gap="lg">
      {isError && <Failure title="This is not saved" error={error} />}
      <Stack gap="xs" component="section" aria-label="Encounters">
        <Title order={3}>Encounters</Title>
        <EncountersPanel
          encounters={encounters}
          earlier={evidence.earlier ?? []}
          diagnoses={diagnoses}
          readOnly={readOnly}
          onSave={(list) => save(encountersPart(list))}
        />
      </Stack>
      {held.questions.length > 0 && (
        <Stack gap="xs" component="section" aria-label="Questions">
          <Title order={3}>Questions</Title>
          <Interview
            key={JSON.stringify(asked)}
            questions={held.questions}
            answered={questions}
            encounters={encounters}
            diagnoses={diagnoses}
            measures={measures}
            readOnly={readOnly}
            asked={asked}
            onAnswer={(question) => {
              draft.sent(question);
              save(answerPart(question));
            }}
            onTyped={draft.typed}
          />
        </Stack>
      )}
      <Stack gap="xs" component="section" aria-label="Earlier deliveries">
        <Title order={3}>Earlier deliveries</Title>
        <DeliveriesPanel
          delivered={evidence.delivered}
          had={evidence.had ?? []}
          codes={codes}
          parts={partsCounted(held.questions)}
          readOnly={readOnly}
          onSave={(list) => save(deliveriesPart(list))}
        />
      </Stack>
      <Standing
        held={held}
        outlook={outlook}
        evidence={evidence}
        note={stated}
        onAsk={readOnly ? undefined : (fact, item) => setAsked({ fact, item })}
      />
    </Stack>
  );
}
