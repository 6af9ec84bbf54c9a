import { Alert, PasswordInput, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { AiProviderResponse, AiSettingResponse } from '@vouchwell/contract';
import { EntryEditor } from '../../ui/lists/entry-editor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useChangeSetting, useKnownSettings } from './ai-requests.ts';
import { ModelField } from './cloud-fields.tsx';
import { changeOf, type EditValues, endpointRefusal, settingWords, valuesOf } from './edit-values.ts';
import { MannerField } from './manner-field.tsx';
import { IS_THERE, isThere } from './provider-form.ts';

export interface EditSettingProps {
  setting: AiSettingResponse;
  label: string;
  /** What the catalogue says of it; undefined while that is not known. */
  provider: AiProviderResponse | undefined;
  onClose: () => void;
}

export function EditSetting({ setting, label, provider, onClose }: EditSettingProps) {
  const others = useKnownSettings().filter(({ id }) => id !== setting.id);
  const modelRefusal = (values: EditValues) =>
    isThere({ provider: setting.provider, ...values }, others) ? IS_THERE : null;
  const form = useForm<EditValues>({
    initialValues: valuesOf(setting),
    validate: {
      model: (model, values) => (model.trim() ? modelRefusal(values) : 'Model is required.'),
      endpoint: (endpoint) => endpointRefusal(endpoint, setting.configuration.endpoint),
    },
  });
  const { values } = form;
  const moved = values.endpoint.trim() !== (setting.configuration.endpoint ?? '');
  const takesKey = setting.has_api_key || (provider?.requires_api_key ?? true);
  return (
    <EntryEditor
      title={`Edit ${label} · ${setting.model}`}
      submitLabel="Save changes"
      failed="Failed to change the provider"
      size={440}
      entry={setting}
      form={form}
      save={useChangeSetting(changeOf)}
      valuesOf={valuesOf}
      wordsOf={settingWords}
      onSaved={(changed) => {
        if (changed)
          notifySuccess(`${label} · ${values.model.trim()} has been changed. Test it, then activate it.`);
      }}
      onClose={onClose}
    >
      <ModelField
        name={setting.provider}
        provider={provider}
        value={values.model}
        error={form.errors['model'] as string | undefined}
        onChange={(model) => form.setFieldValue('model', model)}
      />
      <TextInput
        label="Endpoint"
        type="url"
        placeholder="The provider’s own"
        maxLength={500}
        {...form.getInputProps('endpoint')}
      />
      {moved && setting.has_api_key && !values.api_key && (
        <Alert color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />} role="status">
          Changing the endpoint removes the stored API key. Type the key for the new endpoint below.
        </Alert>
      )}
      {setting.provider === 'azure' && (
        <TextInput label="API version" maxLength={50} {...form.getInputProps('api_version')} />
      )}
      <MannerField value={values.writes} onChange={(manner) => form.setFieldValue('writes', manner)} />
      {takesKey && (
        <PasswordInput
          label="API key"
          description={
            setting.has_api_key
              ? 'Leave empty to keep the stored key'
              : 'Kept encrypted and never shown again'
          }
          maxLength={1000}
          autoComplete="new-password"
          {...form.getInputProps('api_key')}
        />
      )}
      {setting.is_active && (
        <Text fz="sm" c="dimmed">
          It writes the notes now. A change ends that until the setting is tested and activated again.
        </Text>
      )}
    </EntryEditor>
  );
}
