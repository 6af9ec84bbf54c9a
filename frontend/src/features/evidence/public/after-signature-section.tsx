import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CaseEvidenceResponse } from '@vouchwell/contract';
import { followsSignature, type NeededQuestion } from '@vouchwell/rules';
import { Section } from '../../../ui/section.tsx';
import { Failure } from '../../../ui/states/failure.tsx';
import { caseQuery } from '../../cases/public/case-queries.ts';
import { QuestionField } from '../question-field.tsx';
import { answerPart, evidenceQuery, readinessQuery, useSaveEvidence } from './evidence-queries.ts';

/** On the page of a signed case: what comes to pass since, such as its delivery and its refills. Nothing where nothing is asked. */
export function AfterSignatureSection({ caseId }: { caseId: number }) {
  const evidence = useQuery(evidenceQuery(caseId)).data;
  const held = useQuery(readinessQuery(caseId)).data;
  if (!evidence || !held) return null;
  const isAnswered = ({ def }: NeededQuestion) => evidence.questions.some(({ fact }) => fact === def.id);
  const questions = held.questions.filter(
    (question) => followsSignature(question.def.id) && (!question.later || isAnswered(question)),
  );
  if (questions.length === 0) return null;
  return (
    <Section title="After the signature">
      <Fields evidence={evidence} questions={questions} />
    </Section>
  );
}

interface FieldsProps {
  evidence: CaseEvidenceResponse;
  questions: readonly NeededQuestion[];
}

function Fields({ evidence, questions }: FieldsProps) {
  const queries = useQueryClient();
  const { case_id: id, encounters } = evidence;
  const onMoved = () => void queries.invalidateQueries({ queryKey: caseQuery(id).queryKey });
  const { mutate: save, error, isError } = useSaveEvidence(evidence, onMoved);
  return (
    <Stack gap="md">
      <Text fz="sm" c="dimmed">
        What comes to pass since is told here. It changes nothing of what was signed.
      </Text>
      {isError && <Failure title="This is not saved" error={error} />}
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {questions.map(({ def, item, doubt }) => (
          <QuestionField
            key={JSON.stringify([def.id, item])}
            def={def}
            item={item}
            answers={
              evidence.questions.find((one) => one.fact === def.id && one.item === item)?.answers ?? []
            }
            encounters={encounters}
            diagnoses={[]}
            measures={null}
            doubt={doubt}
            focused={false}
            readOnly={false}
            onAnswer={(answers) => save(answerPart({ fact: def.id, item, answers }))}
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
