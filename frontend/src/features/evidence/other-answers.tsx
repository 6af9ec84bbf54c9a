import { Button, NativeSelect, Stack } from '@mantine/core';
import {
  type CaseEncounter,
  EVIDENCE_MOST,
  type FactDef,
  type FactValue,
  type GivenAnswer,
} from '@vouchwell/rules';
import { useState } from 'react';
import { AnswerField } from './answer-field.tsx';
import { encounterText, STATED } from './evidence-words.ts';

interface OtherAnswersProps {
  def: FactDef;
  /** The question with its item. */
  label: string;
  /** Has a field of its own; undefined: its visit says nothing yet. */
  own: GivenAnswer | undefined;
  others: readonly GivenAnswer[];
  encounters: readonly CaseEncounter[];
  readOnly: boolean;
  onAnswer: (answers: readonly GivenAnswer[]) => void;
  /** Hears what is typed at once. */
  onTyped: (answers: readonly GivenAnswer[]) => void;
}

type Encounter = GivenAnswer['encounter'];

/** What further visits say of the same question, each with its own answer. The newest counts. */
export function OtherAnswers(props: OtherAnswersProps) {
  const { def, label, own, others, encounters, readOnly, onAnswer, onTyped } = props;
  const [begun, begin] = useState<{ encounter: Encounter } | null>(null);
  const of = (encounter: Encounter) => others.find((one) => one.encounter === encounter);
  const withOne = (encounter: Encounter, value: FactValue | undefined, unit: string | undefined) => {
    const given = { value: value!, ...(unit !== undefined && unit !== def.unit && { unit }), encounter };
    const kept = others.map((one) => (one.encounter === encounter ? given : one));
    const without = others.filter((one) => one.encounter !== encounter);
    const next = value === undefined ? without : of(encounter) ? kept : [...others, given];
    return own ? [own, ...next] : next;
  };
  const give = (encounter: Encounter, value: FactValue | undefined, unit: string | undefined) => {
    if (value === undefined && !of(encounter)) return;
    onAnswer(withOne(encounter, value, unit));
  };
  const isBegun = begun !== null && own !== undefined && begun.encounter !== own.encounter;
  const shown: Encounter[] = others.map(({ encounter }) => encounter);
  // In its place also once it is saved, so that whoever types in it goes on typing.
  if (isBegun && !shown.includes(begun.encounter)) shown.push(begun.encounter);
  const free = encounters.filter(({ id }) => id !== own?.encounter && !shown.includes(id));
  const mayAdd = def.needs_encounter && own !== undefined && others.length + 1 < EVIDENCE_MOST.answers;
  return (
    <>
      {shown.map((encounter) => {
        const visit = encounters.find(({ id }) => id === encounter);
        const by = visit ? `Also shown by ${encounterText(visit)}` : `Also: ${STATED.toLowerCase()}`;
        const answer = of(encounter);
        return (
          <Stack key={encounter ?? STATED} gap={4} pl="md" component="section" aria-label={`${by}: ${label}`}>
            <AnswerField
              def={def}
              label={by}
              value={answer?.value}
              unit={answer?.unit}
              disabled={readOnly}
              onValue={(value, unit) => give(encounter, value, unit)}
              onTyped={(value, unit) => onTyped(withOne(encounter, value, unit))}
            />
            {!readOnly && (
              <Button
                variant="subtle"
                size="compact-xs"
                w="max-content"
                onClick={() => {
                  begin(null);
                  give(encounter, undefined, undefined);
                }}
              >
                Remove this answer
              </Button>
            )}
          </Stack>
        );
      })}
      {mayAdd && !readOnly && free.length > 0 && (
        <NativeSelect
          size="xs"
          label="Another visit says something else"
          aria-label={`Another visit says something else: ${label}`}
          value=""
          data={[
            { value: '', label: 'Choose the visit' },
            ...free.map((one) => ({ value: String(one.id), label: encounterText(one) })),
          ]}
          onChange={({ currentTarget }) => begin({ encounter: Number(currentTarget.value) })}
        />
      )}
    </>
  );
}
