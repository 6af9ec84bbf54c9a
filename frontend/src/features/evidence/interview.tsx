import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import type {
  AnsweredQuestion,
  CaseEncounter,
  GivenAnswer,
  Measures,
  NeededQuestion,
} from '@vouchwell/rules';
import { useState } from 'react';
import { QuestionField } from './question-field.tsx';

const keyOf = (fact: string, item: string | null) => JSON.stringify([fact, item]);

interface InterviewProps {
  questions: readonly NeededQuestion[];
  answered: readonly AnsweredQuestion[];
  encounters: readonly CaseEncounter[];
  /** The codes of the case, which may suggest answers. */
  diagnoses: readonly string[];
  measures: Measures | null;
  readOnly: boolean;
  /** The question to begin with; null: the first that is open. */
  asked: { fact: string; item: string | null } | null;
  onAnswer: (question: AnsweredQuestion) => void;
}

/** The questions that the items and the payer need, one at a time or as a list. Each can be skipped. */
export function Interview(props: InterviewProps) {
  const { questions, answered, encounters, diagnoses, measures, readOnly, asked, onAnswer } = props;
  const [mode, setMode] = useState<'one' | 'list'>('one');
  const answersOf = ({ def, item }: NeededQuestion): readonly GivenAnswer[] =>
    answered.find((one) => one.fact === def.id && one.item === item)?.answers ?? [];
  const isAsked = ({ def, item }: NeededQuestion) => def.id === asked?.fact && item === asked.item;
  const firstOpen = () => {
    const wanted = questions.findIndex(isAsked);
    if (wanted >= 0) return wanted;
    return Math.max(
      0,
      questions.findIndex((question) => answersOf(question).length === 0),
    );
  };
  const [place, setPlace] = useState(firstOpen);
  const at = Math.min(place, questions.length - 1);
  const open = questions.filter((question) => answersOf(question).length === 0).length;
  const shown = mode === 'list' ? questions : questions.slice(at, at + 1);
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text fz="sm" c="dimmed" role="status">
          {open === 0 ? 'Every question is answered.' : `${open} of ${questions.length} still open.`}
        </Text>
        <SegmentedControl
          size="xs"
          aria-label="How the questions are shown"
          value={mode}
          onChange={(next) => setMode(next as 'one' | 'list')}
          data={[
            { value: 'one', label: 'One at a time' },
            { value: 'list', label: 'As a list' },
          ]}
        />
      </Group>
      {shown.map((question) => (
        <QuestionField
          key={keyOf(question.def.id, question.item)}
          def={question.def}
          item={question.item}
          answers={answersOf(question)}
          encounters={encounters}
          diagnoses={diagnoses}
          measures={measures}
          doubt={question.doubt}
          focused={isAsked(question)}
          readOnly={readOnly}
          onAnswer={(answers) => onAnswer({ fact: question.def.id, item: question.item, answers })}
        />
      ))}
      {mode === 'one' && (
        <Group gap="xs">
          <Button variant="default" size="xs" disabled={at === 0} onClick={() => setPlace(at - 1)}>
            Previous question
          </Button>
          <Button size="xs" disabled={at >= questions.length - 1} onClick={() => setPlace(at + 1)}>
            {shown.some((question) => answersOf(question).length === 0) ? 'Skip' : 'Next question'}
          </Button>
          <Text fz="sm" c="dimmed">
            {at + 1} of {questions.length}
          </Text>
        </Group>
      )}
    </Stack>
  );
}
