import { Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ProviderTemplate } from '@vouchwell/contract';
import {
  hasValidCheckDigit,
  isPastOrPresentDay,
  isRealDate,
  NPI_LENGTH,
  NPI_MESSAGE,
  NPI_PATTERN,
} from '@vouchwell/rules';
import { useState } from 'react';
import { siteDay } from '../../../lib/site-time.ts';
import { TemplateSelect } from '../../provider-templates/public/template-select.tsx';
import type { DraftProvider } from '../draft/draft.ts';
import { SignatureField } from './signature-field.tsx';
import { StepHeading } from '../../../ui/step-heading.tsx';
import { useWorkflow } from '../draft/workflow-context.ts';

type Field = 'name' | 'npi' | 'date_signed';

function problemsOf({ name, npi, date_signed }: DraftProvider): Record<Field, string | null> {
  const future = isRealDate(date_signed) && !isPastOrPresentDay(date_signed, siteDay());
  return {
    name: name.trim() ? null : 'Provider name is required.',
    npi: NPI_PATTERN.test(npi) ? null : NPI_MESSAGE,
    date_signed: future
      ? 'Date signed cannot be in the future.'
      : isRealDate(date_signed)
        ? null
        : 'Date signed is required.',
  };
}

function CheckDigitHint({ npi }: { npi: string }) {
  if (!NPI_PATTERN.test(npi) || hasValidCheckDigit(npi)) return null;
  return (
    <Group gap={6} mt={4} c="light-dark(#8a4b00, #ffc078)" role="status" wrap="nowrap">
      <IconAlertTriangle size={16} aria-hidden style={{ flex: 'none' }} />
      <Text fz="sm">The check digit of this NPI does not fit. Please compare it with the source.</Text>
    </Group>
  );
}

export function ProviderStep() {
  const { store, draft, readOnly } = useWorkflow();
  const { provider } = draft;
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [round, setRound] = useState(0);
  const problems = problemsOf(provider);
  const change = (part: Partial<DraftProvider>) =>
    store.change('provider', { ...store.getState().draft.provider, ...part });
  const input = (name: Field) => ({
    required: true,
    readOnly,
    value: provider[name],
    // A field says what it lacks once it has been left, or when what it holds cannot be right.
    error: left.has(name) ? problems[name] : null,
    onBlur: () => setLeft(new Set([...left, name])),
  });
  const fill = ({ name, npi, signature }: ProviderTemplate) => {
    change({ name, npi, signature });
    setRound((before) => before + 1);
  };
  return (
    <>
      <StepHeading title="Provider" text="Who orders the equipment and stands behind the note." />
      <Stack gap="md" maw={720}>
        {!readOnly && <TemplateSelect onChoose={fill} />}
        <TextInput
          label="Provider name"
          maxLength={200}
          autoComplete="off"
          {...input('name')}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <div>
            <TextInput
              label="NPI"
              description="10 digits"
              inputMode="numeric"
              autoComplete="off"
              maxLength={NPI_LENGTH}
              styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
              {...input('npi')}
              onChange={(event) => change({ npi: event.currentTarget.value.slice(0, NPI_LENGTH) })}
            />
            <CheckDigitHint npi={provider.npi} />
          </div>
          <TextInput
            label="Date signed"
            description="Not in the future"
            type="date"
            max={siteDay()}
            {...input('date_signed')}
            error={provider.date_signed === '' && !left.has('date_signed') ? null : problems.date_signed}
            onChange={(event) => change({ date_signed: event.currentTarget.value })}
          />
        </SimpleGrid>
        <SignatureField
          key={round}
          value={provider.signature}
          readOnly={readOnly}
          onChange={(signature) => change({ signature })}
        />
      </Stack>
    </>
  );
}
