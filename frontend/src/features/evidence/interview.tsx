import { Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import type {
  AnsweredQuestion,
  CaseEncounter,
  GivenAnswer,
  Measures,
  NeededQuestion,
} from '@vouchwell/rules';
import { followsSignature } from '@vouchwell/rules';
import { useState } from 'react';
import { groupedQuestions, groupName } from './grouped-questions.ts';
import { QuestionField } from './question-field.tsx';

const keyOf = (fact: string, item: string | null) => JSON.stringify([fact, item]);
const keyOfQuestion = ({ def, item }: NeededQuestion) => keyOf(def.id, item);

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
  /** Hears what is typed at once, before it is saved. `kept`: as it was saved last. */
  onTyped: (question: AnsweredQuestion, kept: readonly GivenAnswer[]) => void;
}

/**
 * The questions that the items and the payer need by what is answered so far, one at a time or as a list. Each can be
 * skipped.
 */
export function Interview(props: InterviewProps) {
  const { answered, encounters, diagnoses, measures, readOnly, asked, onAnswer, onTyped } = props;
  const [mode, setMode] = useState<'one' | 'list'>('one');
  const answersOf = ({ def, item }: NeededQuestion): readonly GivenAnswer[] =>
    answered.find((one) => one.fact === def.id && one.item === item)?.answers ?? [];
  const isOpen = (question: NeededQuestion) => answersOf(question).length === 0;
  const isAsked = ({ def, item }: NeededQuestion) => def.id === asked?.fact && item === asked.item;
  const groups = groupedQuestions(
    props.questions.filter((question) => !question.later || isAsked(question) || !isOpen(question)),
  );
  const questions = groups.flatMap((group) => group.questions);
  // By its key, as an answer may bring questions or take them away.
  const [chosen, setChosen] = useState(() => {
    const first = questions.find(isAsked) ?? questions.find(isOpen) ?? questions[0];
    return first ? keyOfQuestion(first) : '';
  });
  const [place, setPlace] = useState(0);
  const found = questions.findIndex((question) => keyOfQuestion(question) === chosen);
  const at = found >= 0 ? found : Math.min(place, questions.length - 1);
  const go = (to: number) => {
    setPlace(to);
    setChosen(keyOfQuestion(questions[to]!));
  };
  const current = questions[at];
  const field = (question: NeededQuestion) => (
    <QuestionField
      key={keyOfQuestion(question)}
      def={question.def}
      item={question.item}
      answers={answersOf(question)}
      encounters={encounters}
      diagnoses={diagnoses}
      measures={measures}
      doubt={question.doubt}
      focused={isAsked(question)}
      readOnly={readOnly && !followsSignature(question.def.id)}
      onAnswer={(answers) => onAnswer({ fact: question.def.id, item: question.item, answers })}
      onTyped={(answers, kept) => onTyped({ fact: question.def.id, item: question.item, answers }, kept)}
    />
  );
  const open = questions.filter(isOpen).length;
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
      {mode === 'list' &&
        groups.map((group) => (
          <Stack key={group.policy} gap="md">
            <Title order={4} fz="sm">
              {groupName(group)}
            </Title>
            {group.questions.map(field)}
          </Stack>
        ))}
      {mode === 'one' && current && (
        <>
          <Title order={4} fz="sm">
            {groupName(groups.find((group) => group.questions.includes(current))!)}
          </Title>
          {field(current)}
          <Group gap="xs">
            <Button variant="default" size="xs" disabled={at === 0} onClick={() => go(at - 1)}>
              Previous question
            </Button>
            <Button size="xs" disabled={at >= questions.length - 1} onClick={() => go(at + 1)}>
              {isOpen(current) ? 'Skip' : 'Next question'}
            </Button>
            <Text fz="sm" c="dimmed">
              {at + 1} of {questions.length}
            </Text>
          </Group>
        </>
      )}
    </Stack>
  );
}
