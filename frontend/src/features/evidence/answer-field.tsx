import {
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
import { type FactDef, type FactValue, unitsFor } from '@vouchwell/rules';
import { useState } from 'react';

/** After the last key, as the workflow does. */
const PAUSE_MS = 600;

interface AnswerFieldProps {
  def: FactDef;
  label: string;
  value: FactValue | undefined;
  unit: string | undefined;
  disabled: boolean;
  onValue: (value: FactValue | undefined, unit?: string) => void;
  /** Hears what is typed at once, before it is an answer. */
  onTyped?: (value: FactValue | undefined, unit?: string) => void;
}

const yesNo = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
];

function Choice({ def, label, value, disabled, onValue }: AnswerFieldProps) {
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

function Choices({ def, label, value, disabled, onValue }: AnswerFieldProps) {
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
function Typed({ def, label, value, unit, disabled, onValue, onTyped }: AnswerFieldProps) {
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
    // A number is told again as it is left; what is as it was is not saved anew.
    if (text === typed && of === chosenUnit) return;
    setTyped(text);
    onTyped?.(readAs(def, text), of);
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

/** The value of one answer, asked for as its question wants it. */
export function AnswerField(props: AnswerFieldProps) {
  const { type } = props.def;
  if (type === 'yes_no' || type === 'choice') return <Choice {...props} />;
  return type === 'choices' ? <Choices {...props} /> : <Typed {...props} />;
}
