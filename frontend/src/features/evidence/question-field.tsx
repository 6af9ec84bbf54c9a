import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import type { CaseEncounter, Doubt, FactDef, FactValue, GivenAnswer } from '@vouchwell/rules';
import { type Measures, measured, suggestionsFor } from '@vouchwell/rules';
import { useEffect, useRef, useState } from 'react';
import { doubtText } from '../rule-packs/public/doubt-text.ts';
import { AnswerField } from './answer-field.tsx';
import { OtherAnswers } from './other-answers.tsx';
import { STATED, answerText, encounterText } from './evidence-words.ts';
import { useUntilSaved } from './use-until-saved.ts';

interface QuestionFieldProps {
  def: FactDef;
  /** Of which item; null: of the case. */
  item: string | null;
  answers: readonly GivenAnswer[];
  encounters: readonly CaseEncounter[];
  /** The codes of the case. */
  diagnoses: readonly string[];
  /** What the patient’s record says in words; null: nothing. */
  measures: Measures | null;
  /** How well the surest rule that asks it is known; undefined: well. */
  doubt: Doubt | undefined;
  /** Somebody asked for this very question. */
  focused: boolean;
  readOnly: boolean;
  onAnswer: (answers: readonly GivenAnswer[]) => void;
  /** Hears what is typed at once, before it is saved. `kept`: as it was saved last. */
  onTyped?: (answers: readonly GivenAnswer[], kept: readonly GivenAnswer[]) => void;
}

interface SuggestionsProps extends Pick<QuestionFieldProps, 'def' | 'diagnoses' | 'measures'> {
  label: string;
  onAccept: (value: FactValue, unit?: string) => void;
}

/** What the diagnoses of the case and the patient’s record suggest. It is an answer only once somebody accepts it. */
function Suggestions({ def, label, diagnoses, measures, onAccept }: SuggestionsProps) {
  const ofRecord = measured(def, measures);
  const all = [...suggestionsFor(def, diagnoses), ...(ofRecord ? [ofRecord] : [])];
  return all.map(({ value, unit, because }) => {
    const answer = answerText(def, { value, ...(unit !== undefined && { unit }) });
    return (
      <Group key={answer} gap="xs">
        <Text fz="sm" c="dimmed">
          Suggested by {because.join(', ')}: {answer}
        </Text>
        <Button
          variant="light"
          size="compact-xs"
          aria-label={`Accept “${answer}” for: ${label}`}
          onClick={() => onAccept(value, unit)}
        >
          Accept
        </Button>
      </Group>
    );
  });
}

/** Puts the focus on the first field of what was asked for. */
function useFocusInside(focused: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focused) return;
    const field = ref.current?.querySelector<HTMLElement>('input, select, textarea');
    // A panel that opens with it puts the focus there, not on its first button.
    field?.setAttribute('data-autofocus', 'true');
    field?.focus();
  }, [focused]);
  return ref;
}

/** One question with its answer, and whose record shows it. Saved as it is answered. */
export function QuestionField(props: QuestionFieldProps) {
  const { def, item, encounters, diagnoses, measures, doubt, focused, readOnly } = props;
  const [answers, setAnswers] = useUntilSaved(props.answers);
  const onAnswer = (given: readonly GivenAnswer[]) => {
    setAnswers(given);
    props.onAnswer(given);
  };
  const ref = useFocusInside(focused);
  // Bound to its visit once somebody answers here: an answer that is taken back makes no room for another visit's.
  const [bound, bind] = useState<{ encounter: number | null } | null>(null);
  // An answer whose visit was removed is stated from then on.
  const isThere = ({ encounter: id }: { encounter: number | null }) =>
    id === null || encounters.some((visit) => visit.id === id);
  const { encounter } = (bound && isThere(bound) ? bound : answers[0]) ?? { encounter: null };
  const own = answers.find((one) => one.encounter === encounter);
  const others = answers.filter((one) => one !== own);
  // One visit gives one answer to a question.
  const isTaken = (id: number | null) => others.some((other) => other.encounter === id);
  const label = item === null ? def.question : `${def.question} (${item})`;
  // A field that is typed in holds what was typed; it begins anew with what was accepted, once that is saved.
  const [accepted, setAccepted] = useState<'no' | 'awaited' | 'shown'>('no');
  if (accepted === 'awaited' && own) setAccepted('shown');
  const withOwn = (value: FactValue | undefined, unit: string | undefined, shownBy: number | null) =>
    value === undefined
      ? others
      : [{ value, ...(unit !== undefined && unit !== def.unit && { unit }), encounter: shownBy }, ...others];
  const give = (value: FactValue | undefined, unit: string | undefined, shownBy: number | null) => {
    // What was never answered is not taken back.
    if (value === undefined && !own) return;
    bind({ encounter: shownBy });
    onAnswer(withOwn(value, unit, shownBy));
  };
  const onTyped = (given: readonly GivenAnswer[]) => props.onTyped?.(given, props.answers);
  const field = {
    ...{ def, label, value: own?.value, unit: own?.unit, disabled: readOnly },
    onValue: (value: FactValue | undefined, unit?: string) => give(value, unit, encounter),
    onTyped: (value: FactValue | undefined, unit?: string) => onTyped(withOwn(value, unit, encounter)),
  };
  const isChoice = def.type === 'yes_no' || def.type === 'choice';
  return (
    <Stack gap="xs" component="section" aria-label={label} ref={ref}>
      <AnswerField key={accepted === 'shown' ? 'accepted' : 'own'} {...field} />
      {own?.former && def.formerly?.question && (
        <Text fz="sm" c="dimmed">
          Answered when it was asked: {def.formerly.question}
        </Text>
      )}
      {doubt && (
        <Text fz="sm" c="dimmed">
          Asked by: {doubtText(doubt)}
        </Text>
      )}
      {!own && !readOnly && (
        <Suggestions
          {...{ def, label, diagnoses, measures }}
          onAccept={(value, unit) => {
            setAccepted('awaited');
            field.onValue(value, unit);
          }}
        />
      )}
      {def.needs_encounter && (
        <NativeSelect
          size="xs"
          label="Shown by the record of"
          aria-label={`Shown by the record of: ${label}`}
          disabled={readOnly}
          value={encounter === null ? '' : String(encounter)}
          data={[
            ...(isTaken(null) ? [] : [{ value: '', label: STATED }]),
            ...encounters
              .filter(({ id }) => !isTaken(id))
              .map((one) => ({ value: String(one.id), label: encounterText(one) })),
          ]}
          onChange={({ currentTarget }) => {
            const next = currentTarget.value === '' ? null : Number(currentTarget.value);
            bind({ encounter: next });
            if (own) give(own.value, own.unit, next);
          }}
        />
      )}
      <OtherAnswers {...{ def, label, own, others, encounters, readOnly, onAnswer, onTyped }} />
      {own && isChoice && !readOnly && (
        <Button
          variant="subtle"
          size="compact-xs"
          w="max-content"
          ml="calc(-1 * var(--button-padding-x))"
          onClick={() => give(undefined, undefined, encounter)}
        >
          Take the answer back
        </Button>
      )}
    </Stack>
  );
}
