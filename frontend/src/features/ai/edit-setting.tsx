import { Alert, Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertTriangle } from '@tabler/icons-react';
import type {
  AiProviderResponse,
  AiSettingResponse,
  ChangeAiSettingRequest,
  WritingManner,
} from '@vouchwell/contract';
import { useState } from 'react';
import { isChangedMeanwhile } from '../../lib/http.ts';
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx';
import { FailureText } from '../../ui/failure.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useChangeSetting } from './ai-requests.ts';
import { ModelField } from './cloud-fields.tsx';
import { MannerField, mannerWords } from './manner-field.tsx';
import { isEndpoint } from './model-words.ts';
import { ENDPOINT_REFUSED } from './provider-form.ts';

interface EditValues {
  model: string;
  endpoint: string;
  api_version: string;
  api_key: string;
  writes: WritingManner;
}

function initial({ model, configuration }: AiSettingResponse): EditValues {
  const { endpoint, api_version, writes } = configuration;
  return { model, endpoint: endpoint ?? '', api_version: api_version ?? '', api_key: '', writes };
}

/** What is set, but the key. */
const factsOf = ({ model, endpoint, api_version, writes }: EditValues) =>
  [model, endpoint, api_version, mannerWords[writes]].filter(Boolean).join('\n');

function endpointRefusal(endpoint: string, before: string | null): string | null {
  if (endpoint.trim() !== '') return isEndpoint(endpoint.trim()) ? null : ENDPOINT_REFUSED;
  return before ? 'To go back to the provider’s own address, add the provider anew.' : null;
}

/** Only what differs: what is left out stays as it is. */
function changeOf(values: EditValues, setting: AiSettingResponse): ChangeAiSettingRequest {
  const before = initial(setting);
  const differs = (name: keyof EditValues) => values[name].trim() !== before[name];
  const configuration = {
    ...(differs('endpoint') ? { endpoint: values.endpoint.trim() } : {}),
    ...(differs('api_version') ? { api_version: values.api_version.trim() } : {}),
    ...(differs('writes') ? { writes: values.writes } : {}),
  };
  return {
    ...(differs('model') ? { model: values.model.trim() } : {}),
    ...(values.api_key ? { api_key: values.api_key.trim() } : {}),
    ...(Object.keys(configuration).length > 0 ? { configuration } : {}),
  };
}

export interface EditSettingProps {
  setting: AiSettingResponse;
  label: string;
  /** What the catalogue says of it; undefined while that is not known. */
  provider: AiProviderResponse | undefined;
  onClose: () => void;
}

function useEdit({ setting, label, onClose }: EditSettingProps) {
  const change = useChangeSetting();
  /** The version that stands below what is typed. */
  const [base, setBase] = useState(setting);
  const form = useForm<EditValues>({
    initialValues: initial(setting),
    validate: {
      model: (model) => (model.trim() ? null : 'Model is required.'),
      endpoint: (endpoint) => endpointRefusal(endpoint, setting.configuration.endpoint),
    },
  });
  const submit = form.onSubmit((values) => {
    const changed = changeOf(values, setting);
    if (Object.keys(changed).length === 0) return onClose();
    change.mutate(
      { of: base, change: changed },
      {
        onSuccess: () => {
          notifySuccess(`${label} · ${values.model.trim()} has been changed. Test it, then activate it.`);
          onClose();
        },
      },
    );
  });
  const { error } = change;
  const theirs = isChangedMeanwhile(error) ? (error.current as AiSettingResponse | undefined) : undefined;
  const rebase = (present: AiSettingResponse) => {
    setBase(present);
    change.reset();
  };
  return { form, change, submit, theirs, rebase };
}

export function EditSetting(props: EditSettingProps) {
  const { setting, label, provider, onClose } = props;
  useFocusBack();
  const { form, change, submit, theirs, rebase } = useEdit(props);
  const { values } = form;
  const moved = values.endpoint.trim() !== (setting.configuration.endpoint ?? '');
  const takesKey = setting.has_api_key || (provider?.requires_api_key ?? true);
  return (
    <Modal opened onClose={onClose} title={`Edit ${label} · ${setting.model}`}>
      <form onSubmit={submit} noValidate autoComplete="off">
        <Stack gap="sm">
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
          {theirs && (
            <ChangedMeanwhile
              previous={factsOf(initial(theirs))}
              current={factsOf(values)}
              onTheirs={() => {
                form.setValues(initial(theirs));
                rebase(theirs);
              }}
              onMine={() => rebase(theirs)}
            />
          )}
          {change.isError && !theirs && (
            <Text component="div" c="var(--mantine-color-error)" role="alert">
              <FailureText title="Failed to change the provider" error={change.error} />
            </Text>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={theirs !== undefined} loading={change.isPending}>
              Save changes
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
