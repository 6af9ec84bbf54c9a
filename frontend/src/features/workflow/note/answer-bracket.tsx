import { Button, Text } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { questionOfGap } from '@vouchwell/rules';
import { useState } from 'react';
import { evidenceQuery } from '../../evidence/public/evidence-queries.ts';
import { useWorkflow } from '../draft/workflow-context.ts';
import { CaseEvidence } from './case-evidence.tsx';
import { doubtText } from '../../rule-packs/public/doubt-text.ts';
import { useEvidence } from '../../evidence/public/use-evidence.ts';

/** `[Add: …]` as it stands in the note. */
const inner = (bracketed: string) => bracketed.replace(/^\[|\]$/g, '');

/** Opens the question that a place in brackets leaves open; nothing where it is none of the case’s questions. */
export function AnswerBracket({ caseId, noteId, text }: { caseId: number; noteId: number; text: string }) {
  const { readOnly } = useWorkflow();
  const { questions } = useEvidence(caseId, noteId);
  const question = questionOfGap(inner(text), questions);
  // Not left out by its function: the panel asks the same query, with this one's options where it was drawn later.
  const evidence = useQuery({ ...evidenceQuery(caseId), enabled: question !== undefined });
  const [open, setOpen] = useState(false);
  if (!question) return null;
  const { def, item, doubt } = question;
  const isAnswered = evidence.data?.questions.some((one) => one.fact === def.id && one.item === item);
  return (
    <>
      {isAnswered ? (
        <Text fz="sm" c="dimmed">
          Answered: it takes its place when the note is written again.
        </Text>
      ) : (
        !readOnly && (
          <Button
            size="compact-sm"
            variant="light"
            leftSection={<IconMessageQuestion size={16} aria-hidden />}
            aria-label={`Answer: ${def.question}`}
            onClick={() => setOpen(true)}
          >
            Answer
          </Button>
        )
      )}
      {doubt && (
        <Text fz="sm" c="dimmed">
          Asked by: {doubtText(doubt)}
        </Text>
      )}
      {open && <CaseEvidence caseId={caseId} asked={{ fact: def.id, item }} onClose={() => setOpen(false)} />}
    </>
  );
}
