import { Autocomplete, Group, PasswordInput, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { AiProviderName, AiProviderResponse } from '@vouchwell/contract';
import { modelText } from './model-words.ts';
import type { ProviderValues } from './provider-form.ts';

export interface ModelFieldProps {
  name: AiProviderName;
  provider: AiProviderResponse | undefined;
  value: string;
  error?: string;
  onChange: (model: string) => void;
}

/** The catalogue's models with what each costs; another one can be typed, since vendors add them. */
export function ModelField({ name, provider, value, error, onChange }: ModelFieldProps) {
  const details = provider?.model_details ?? {};
  return (
    <Autocomplete
      label={name === 'azure' ? 'Model (name of the deployment)' : 'Model'}
      required
      placeholder="Choose or type"
      data={provider?.models ?? []}
      // All of them as long as nothing else is typed: the one chosen must not hide the others.
      filter={({ options, search }) => {
        const chosen = provider?.models.includes(search);
        return chosen
          ? options
          : options.filter((option) => 'label' in option && option.label.includes(search));
      }}
      description={value ? modelText(name, details[value]) : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maxLength={200}
      value={value}
      error={error}
      onChange={onChange}
      renderOption={({ option }) => (
        <Group gap={0}>
          <Text fz="sm" w="100%">
            {option.value}
          </Text>
          <Text fz="xs" c="dimmed">
            {modelText(name, details[option.value])}
          </Text>
        </Group>
      )}
    />
  );
}

/** Key, endpoint and version as the provider asks for them. */
export function AccessFields({
  form,
  provider,
}: {
  form: UseFormReturnType<ProviderValues>;
  provider: AiProviderResponse;
}) {
  return (
    <>
      {provider.requires_endpoint && (
        <>
          <TextInput
            label="Endpoint"
            type="url"
            required
            placeholder="https://"
            maxLength={500}
            {...form.getInputProps('endpoint')}
          />
          <TextInput label="API version" maxLength={50} {...form.getInputProps('api_version')} />
        </>
      )}
      {provider.requires_api_key && (
        <PasswordInput
          label="API key"
          description="Kept encrypted and never shown again"
          required
          maxLength={1000}
          autoComplete="new-password"
          {...form.getInputProps('api_key')}
        />
      )}
    </>
  );
}
