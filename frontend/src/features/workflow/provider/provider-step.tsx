import { Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ProviderResponse, ProviderTemplate } from '@vouchwell/contract';
import {
  hasValidCheckDigit,
  isPastOrPresentDay,
  isRealDate,
  NPI_LENGTH,
  NPI_MESSAGE,
  NPI_PATTERN,
  typedSignature,
} from '@vouchwell/rules';
import { useId, useState } from 'react';
import { useSiteDay } from '../../../lib/site-time.ts';
import { TemplateSelect } from '../../provider-templates/public/template-select.tsx';
import { useTemplates } from '../../provider-templates/public/use-templates.ts';
import type { DraftProvider } from '../draft/draft.ts';
import { SignatureField } from './signature-field.tsx';
import { FullTime } from '../../../ui/words/when.tsx';
import { StepHeading } from '../../../ui/keyboard/step-heading.tsx';
import { useStartField } from '../../../ui/keyboard/use-start-field.ts';
import { useWorkflow } from '../draft/workflow-context.ts';
import { FieldHint } from '../../../ui/words/field-hint.tsx';
import { LetterFormHint } from '../../../ui/words/letter-form-hint.tsx';

type Field = 'name' | 'npi' | 'date_signed';

function problemsOf({ name, npi, date_signed }: DraftProvider, today: string): Record<Field, string | null> {
  const future = isRealDate(date_signed) && !isPastOrPresentDay(date_signed, today);
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

function CheckDigitHint({ npi, of }: { npi: string; of: string }) {
  const doubtful = NPI_PATTERN.test(npi) && !hasValidCheckDigit(npi);
  return (
    <FieldHint of={of}>
      {doubtful && (
        <Group gap={6} mt={4} c="light-dark(#8a4b00, #ffc078)" wrap="nowrap">
          <IconAlertTriangle size={16} aria-hidden style={{ flex: 'none' }} />
          <Text fz="sm">The check digit of this NPI does not fit. Please compare it with the source.</Text>
        </Group>
      )}
    </FieldHint>
  );
}

interface SignatureMadeProps {
  provider: DraftProvider;
  /** As the server holds it. */
  saved: ProviderResponse | null;
}

const NOT_THEIRS =
  ', from an account that does not have the provider’s NPI. The letter says so and does not show it as their hand.';
const CHANGED =
  ', before the case was last changed. The letter says so and does not show it: the provider signs anew, here or the case itself.';

/** What the signature is: made here, by whose account and when; or absent. */
function SignatureMade({ provider, saved }: SignatureMadeProps) {
  const maker = saved?.signature === provider.signature ? saved.signature_by : null;
  if (provider.signature === '') {
    return (
      <Text fz="sm" c="dimmed">
        No signature of the provider. The letter says so.
      </Text>
    );
  }
  if (!maker) return null;
  return (
    <Text fz="sm" c="dimmed">
      {maker.own ? 'Made here by ' : 'Entered here by '}
      {maker.name}, <FullTime at={maker.at} />
      {maker.own ? (maker.before_changes ? CHANGED : '.') : NOT_THEIRS}
    </Text>
  );
}

export function ProviderStep() {
  const { store, draft, found, readOnly } = useWorkflow();
  const { provider } = draft;
  const today = useSiteDay();
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [round, setRound] = useState(0);
  const npiField = useId();
  const problems = problemsOf(provider, today);
  const { templates, loading } = useTemplates();
  const empty = !readOnly && provider.name + provider.npi === '';
  const first = useStartField<HTMLInputElement>(loading ? undefined : empty && templates.length === 0);
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
  // A template signs nothing: a signature is made here, by somebody, or there is none.
  const fill = ({ name, npi }: ProviderTemplate) => {
    change({ name, npi, signature: '' });
    setRound((before) => before + 1);
  };
  return (
    <>
      <StepHeading title="Provider" text="Who orders the equipment and stands behind the note." />
      <Stack gap="md" maw={720}>
        {!readOnly && <TemplateSelect begins={empty} onChoose={fill} />}
        <TextInput
          ref={first}
          label="Provider name"
          maxLength={200}
          autoComplete="off"
          {...input('name')}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <LetterFormHint
          typed={{ 'Provider name': provider.name, Signature: typedSignature(provider.signature) }}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <div>
            <TextInput
              id={npiField}
              label="NPI"
              description="10 digits"
              inputMode="numeric"
              autoComplete="off"
              maxLength={NPI_LENGTH}
              styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
              {...input('npi')}
              onChange={(event) => change({ npi: event.currentTarget.value.slice(0, NPI_LENGTH) })}
            />
            <CheckDigitHint npi={provider.npi} of={npiField} />
          </div>
          <TextInput
            label="Date signed"
            description="Not in the future"
            type="date"
            max={today}
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
        <SignatureMade provider={provider} saved={found?.provider ?? null} />
      </Stack>
    </>
  );
}
