import { Autocomplete, NativeSelect, NumberInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Delivered, FactDef } from '@vouchwell/rules';
import { isPastOrPresentDay } from '@vouchwell/rules';
import { siteDay } from '../../lib/site-time.ts';
import { EntryFormEnd } from './entry-rows.tsx';
import { useTellUnsaved } from './unsaved-entries.ts';

interface DeliveryValues {
  day: string;
  hcpcs: string;
  units: number | string;
  /** By question; empty: not said. */
  by: Record<string, string>;
}

interface DeliveryFormProps {
  /** Undefined: a new one. */
  delivery: Delivered | undefined;
  codes: readonly string[];
  parts: readonly FactDef[];
  onSave: (delivery: Delivered) => void;
  onRemove: () => void;
  onCancel: () => void;
}

const valuesOf = (delivery: Delivered | undefined, codes: readonly string[]): DeliveryValues => ({
  day: delivery?.day ?? '',
  hcpcs: delivery?.hcpcs ?? (codes.length === 1 ? codes[0]! : ''),
  units: delivery?.units ?? 1,
  by: { ...delivery?.by },
});

function deliveryOf({ day, hcpcs, units, by }: DeliveryValues): Delivered {
  const said = Object.entries(by).filter(([, value]) => value !== '');
  const code = hcpcs.trim().toUpperCase();
  return {
    ...{ day, hcpcs: code, units: Number(units) },
    ...(said.length > 0 && { by: Object.fromEntries(said) }),
  };
}

/** What the patient was given before: when, which code, how many units of it, and for which part. */
export function DeliveryForm(props: DeliveryFormProps) {
  const { delivery, codes, parts, onSave, onRemove, onCancel } = props;
  const form = useForm<DeliveryValues>({
    initialValues: valuesOf(delivery, codes),
    validate: {
      day: (day) =>
        isPastOrPresentDay(day, siteDay()) ? null : 'The date must be a real day, not in the future.',
      hcpcs: (code) =>
        /^[A-Z]\d{4}$/i.test(code.trim()) ? null : 'A HCPCS code is a letter and four digits.',
      units: (units) =>
        Number.isInteger(units) && Number(units) >= 1 ? null : 'Units must be a whole number of at least 1.',
    },
  });
  useTellUnsaved(form.isDirty());
  return (
    <form
      onSubmit={form.onSubmit((values) => onSave(deliveryOf(values)))}
      noValidate
      autoComplete="off"
      aria-label="Earlier delivery"
    >
      <Stack gap="sm">
        <TextInput type="date" label="Date" required data-autofocus {...form.getInputProps('day')} />
        <Autocomplete
          label="HCPCS code"
          required
          maxLength={10}
          data={[...codes]}
          {...form.getInputProps('hcpcs')}
        />
        <NumberInput
          label="Units"
          description="As the code bills them: a box of 50 strips is one of A4253."
          required
          min={1}
          max={100_000}
          allowDecimal={false}
          {...form.getInputProps('units')}
        />
        {parts.map(({ id, question, options = [] }) => (
          <NativeSelect
            key={id}
            label={question}
            data={[
              { value: '', label: 'Not said' },
              ...options.map(({ id: value, label }) => ({ value, label })),
            ]}
            value={form.values.by[id] ?? ''}
            onChange={({ currentTarget }) =>
              form.setFieldValue('by', { ...form.values.by, [id]: currentTarget.value })
            }
          />
        ))}
        <EntryFormEnd noun="delivery" onCancel={onCancel} onRemove={delivery && onRemove} />
      </Stack>
    </form>
  );
}
