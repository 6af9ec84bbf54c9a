import { Alert, Button, Fieldset, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCloudOff, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { AiProviderName, WritingManner } from '@vouchwell/contract';
import { useState } from 'react';
import { Failure } from '../../ui/states/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Section } from '../../ui/section.tsx';
import { aiProvidersQuery, useAddSetting, useKnownSettings } from './ai-requests.ts';
import { AccessFields, ModelField } from './cloud-fields.tsx';
import { MannerField } from './manner-field.tsx';
import { MissingModels, OllamaModels } from './ollama-models.tsx';
import {
  emptyValues,
  IS_THERE,
  isThere,
  refusals,
  toRequest,
  type Catalogue,
  type ProviderValues,
} from './provider-form.ts';

interface ProviderChoiceProps {
  catalogue: Catalogue;
  value: AiProviderName;
  onChange: (provider: AiProviderName) => void;
}

function ProviderChoice({ catalogue, value, onChange }: ProviderChoiceProps) {
  const names = Object.keys(catalogue) as AiProviderName[];
  return (
    <Radio.Group
      label="Provider"
      withAsterisk
      value={value}
      onChange={(name) => onChange(name as AiProviderName)}
    >
      <Stack gap="xs" mt={4}>
        {names.map((name) => {
          const { label, recommended_for, blocked } = catalogue[name];
          return (
            <Radio
              key={name}
              value={name}
              label={blocked ? `${label} (not allowed at this site)` : label}
              description={recommended_for}
            />
          );
        })}
      </Stack>
    </Radio.Group>
  );
}

function AddForm({ catalogue }: { catalogue: Catalogue }) {
  const add = useAddSetting();
  const settings = useKnownSettings();
  const [advised, setAdvised] = useState<WritingManner>();
  const form = useForm<ProviderValues>({
    initialValues: emptyValues('ollama'),
    validate: (values) => ({
      ...(isThere(values, settings) && { model: IS_THERE }),
      ...refusals(values, catalogue[values.provider]),
    }),
  });
  const { provider: name, model } = form.values;
  const provider = catalogue[name];
  const choose = (chosen: AiProviderName) => {
    // A key typed for one provider must not be sent to another.
    form.setValues(emptyValues(chosen));
    setAdvised(undefined);
    form.clearErrors();
    add.reset();
  };
  const setModel = (chosen: string) => form.setFieldValue('model', chosen);
  const chooseLocal = (chosen: string, writes: WritingManner) => {
    form.setValues({ model: chosen, writes });
    setAdvised(writes);
  };
  const modelError = form.errors['model'] as string | undefined;
  const submit = form.onSubmit((values) =>
    add.mutate(toRequest(values, provider), {
      onSuccess: () => {
        form.setValues(emptyValues(values.provider));
        setAdvised(undefined);
        notifySuccess(
          `${provider.label} · ${values.model.trim()} has been added. Test it, then activate it.`,
        );
      },
    }),
  );
  return (
    <form onSubmit={submit} noValidate aria-label="Add a provider" autoComplete="off">
      <Stack gap="sm">
        <ProviderChoice catalogue={catalogue} value={name} onChange={choose} />
        {provider.blocked && (
          <Alert color="yellow" variant="light" icon={<IconCloudOff aria-hidden />} role="status">
            {provider.blocked}
          </Alert>
        )}
        <Fieldset variant="unstyled" m={0} disabled={provider.blocked !== null}>
          <Stack gap="sm">
            {name === 'ollama' ? (
              <OllamaModels model={model} error={modelError} onModel={chooseLocal} />
            ) : (
              <ModelField
                name={name}
                provider={provider}
                value={model}
                error={modelError}
                onChange={setModel}
              />
            )}
            <AccessFields form={form} provider={provider} />
            <MannerField
              value={form.values.writes}
              advised={advised}
              onChange={(manner) => form.setFieldValue('writes', manner)}
            />
            {add.isError && <Failure title="Failed to add AI provider" error={add.error} />}
            <Button
              type="submit"
              w="fit-content"
              loading={add.isPending}
              leftSection={<IconPlus size={16} aria-hidden />}
            >
              Add provider
            </Button>
          </Stack>
        </Fieldset>
        <Text fz="sm" c="dimmed">
          A provider writes notes only after it was tested and activated.
        </Text>
        {name === 'ollama' && <MissingModels />}
      </Stack>
    </form>
  );
}

export function AddProvider() {
  const { data: catalogue, isPending, error, refetch } = useQuery(aiProvidersQuery);
  return (
    <Section title="Add a provider">
      {isPending && <Skeleton height={280} aria-label="Loading the providers" />}
      {error && !catalogue && (
        <Failure title="Failed to load AI settings" error={error} onRetry={() => void refetch()} />
      )}
      {catalogue && <AddForm catalogue={catalogue} />}
    </Section>
  );
}
