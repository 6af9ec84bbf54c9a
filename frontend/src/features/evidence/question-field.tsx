import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  NumberInput,
  Radio,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import type { CaseEncounter, FactDef, FactValue, GivenAnswer } from '@vouchwell/rules';
import { suggestionsFor, unitsFor } from '@vouchwell/rules';
import { useEffect, useRef, useState } from 'react';
import { STATED, answerText, encounterText } from './evidence-words.ts';

/** After the last key, as the workflow does. */
const PAUSE_MS = 600;

interface QuestionFieldProps {
  def: FactDef;
  /** Of which item; null: of the case. */
  item: string | null;
  answers: readonly GivenAnswer[];
  encounters: readonly CaseEncounter[];
  /** The codes of the case. */
  diagnoses: readonly string[];
  /** Somebody asked for this very question. */
  focused: boolean;
  readOnly: boolean;
  onAnswer: (answers: readonly GivenAnswer[]) => void;
}

interface ValueProps {
  def: FactDef;
  label: string;
  value: FactValue | undefined;
  unit: string | undefined;
  disabled: boolean;
  onValue: (value: FactValue | undefined, unit?: string) => void;
}

const yesNo = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
];

function Choice({ def, label, value, disabled, onValue }: ValueProps) {
  const own = def.type === 'yes_no';
  const chosen = own ? (value === undefined ? '' : value ? 'yes' : 'no') : String(value ?? '');
  const choose = (id: string) => onValue(own ? id === 'yes' : id);
  const options = own ? yesNo : (def.options ?? []);
  if (options.length > 8) {
    return (
      <NativeSelect
        label={label}
        disabled={disabled}
        value={chosen}
        onChange={({ currentTarget }) =>
          currentTarget.value ? choose(currentTarget.value) : onValue(undefined)
        }
        data={[
          { value: '', label: 'Not answered' },
          ...options.map(({ id, label: name }) => ({ value: id, label: name })),
        ]}
      />
    );
  }
  return (
    <Radio.Group label={label} value={chosen} onChange={choose}>
      <Stack gap={6} mt={6}>
        {options.map(({ id, label: name }) => (
          <Radio key={id} value={id} label={name} disabled={disabled} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

function Choices({ def, label, value, disabled, onValue }: ValueProps) {
  const chosen = Array.isArray(value) ? [...(value as readonly string[])] : [];
  return (
    <Checkbox.Group
      label={label}
      value={chosen}
      onChange={(next) => onValue(next.length > 0 ? next : undefined)}
    >
      <Stack gap={6} mt={6}>
        {def.options?.map(({ id, label: name }) => (
          <Checkbox key={id} value={id} label={name} disabled={disabled} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

/** A number, a day or words: saved a moment after the last key, and when it is left. */
function Typed({ def, label, value, unit, disabled, onValue }: ValueProps) {
  const [typed, setTyped] = useState(value === undefined ? '' : String(value));
  const [chosenUnit, setUnit] = useState(unit ?? def.unit);
  const later = useDebouncedCallback(
    (text: string, of: string | undefined) => onValue(readAs(def, text), of),
    {
      delay: PAUSE_MS,
      flushOnUnmount: true,
    },
  );
  const change = (text: string, of = chosenUnit) => {
    setTyped(text);
    later(text, of);
  };
  const common = { label, disabled, value: typed, onBlur: () => later.flush() };
  if (def.type === 'date') {
    return (
      <TextInput {...common} type="date" onChange={({ currentTarget }) => change(currentTarget.value)} />
    );
  }
  if (def.type === 'text') {
    return (
      <Textarea
        {...common}
        autosize
        minRows={2}
        maxLength={2_000}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    );
  }
  const units = unitsFor(def);
  return (
    <Group align="end" gap="xs" wrap="nowrap">
      <NumberInput
        {...common}
        min={0}
        max={100_000}
        onChange={(next) => change(String(next))}
        style={{ flex: 1 }}
      />
      {units.length > 1 ? (
        <NativeSelect
          aria-label={`Unit of: ${label}`}
          disabled={disabled}
          data={[...units]}
          value={chosenUnit}
          onChange={({ currentTarget }) => {
            setUnit(currentTarget.value);
            change(typed, currentTarget.value);
          }}
        />
      ) : (
        def.unit && <Text pb={6}>{def.unit}</Text>
      )}
    </Group>
  );
}

function readAs({ type }: FactDef, text: string): FactValue | undefined {
  if (text.trim() === '') return undefined;
  return type === 'number' ? Number(text) : text.trim();
}

/** What the diagnoses of the case suggest. It is an answer only once somebody accepts it. */
function Suggestions({
  def,
  label,
  diagnoses,
  onAccept,
}: {
  def: FactDef;
  label: string;
  diagnoses: readonly string[];
  onAccept: (value: FactValue) => void;
}) {
  return suggestionsFor(def, diagnoses).map(({ value, because }) => {
    const answer = answerText(def, { value });
    return (
      <Group key={answer} gap="xs">
        <Text fz="sm" c="dimmed">
          Suggested by {because.join(', ')}: {answer}
        </Text>
        <Button
          variant="light"
          size="compact-xs"
          aria-label={`Accept “${answer}” for: ${label}`}
          onClick={() => onAccept(value)}
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
  const { def, item, answers, encounters, diagnoses, focused, readOnly, onAnswer } = props;
  const ref = useFocusInside(focused);
  const [first, ...others] = answers;
  const label = item === null ? def.question : `${def.question} (${item})`;
  const [encounter, setEncounter] = useState(first?.encounter ?? null);
  const give = (value: FactValue | undefined, unit: string | undefined, shownBy: number | null) => {
    // What was never answered is not taken back.
    if (value === undefined && !first) return;
    onAnswer(
      value === undefined
        ? others
        : [
            { value, ...(unit !== undefined && unit !== def.unit && { unit }), encounter: shownBy },
            ...others,
          ],
    );
  };
  const field = {
    ...{ def, label, value: first?.value, unit: first?.unit, disabled: readOnly },
    onValue: (value: FactValue | undefined, unit?: string) => give(value, unit, encounter),
  };
  const isChoice = def.type === 'yes_no' || def.type === 'choice';
  return (
    <Stack gap="xs" component="section" aria-label={label} ref={ref}>
      {isChoice ? (
        <Choice {...field} />
      ) : def.type === 'choices' ? (
        <Choices {...field} />
      ) : (
        <Typed {...field} />
      )}
      {!first && !readOnly && (
        <Suggestions def={def} label={label} diagnoses={diagnoses} onAccept={field.onValue} />
      )}
      {def.needs_encounter && (
        <NativeSelect
          size="xs"
          label="Shown by the record of"
          aria-label={`Shown by the record of: ${label}`}
          disabled={readOnly}
          value={encounter === null ? '' : String(encounter)}
          data={[
            { value: '', label: STATED },
            ...encounters.map((one) => ({ value: String(one.id), label: encounterText(one) })),
          ]}
          onChange={({ currentTarget }) => {
            const next = currentTarget.value === '' ? null : Number(currentTarget.value);
            setEncounter(next);
            if (first) give(first.value, first.unit, next);
          }}
        />
      )}
      {others.map((other) => {
        const visit = encounters.find(({ id }) => id === other.encounter);
        return (
          <Text key={other.encounter} fz="sm" c="dimmed">
            Also: {answerText(def, other)}, {visit ? encounterText(visit) : STATED.toLowerCase()}
          </Text>
        );
      })}
      {first && isChoice && !readOnly && (
        <Button variant="subtle" size="compact-xs" w="max-content" onClick={() => onAnswer(others)}>
          Take the answer back
        </Button>
      )}
    </Stack>
  );
}
