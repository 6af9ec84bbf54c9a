import { Alert, Box, Button, Group, Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import type { AiSettingResponse } from '@vouchwell/contract';
import type { ReactNode } from 'react';
import { messageOf } from '../../lib/http.ts';
import { CodeText } from '../../ui/words/code-text.tsx';
import { notifyRefused, notifySuccess } from '../../ui/notify.ts';
import { When } from '../../ui/words/when.tsx';
import { useActivateSetting, useDeactivateSetting, useTestSetting } from './ai-requests.ts';
import classes from './ai-settings.module.css';
import { mannerWords } from './manner-field.tsx';
import { SettingBadges } from './setting-badges.tsx';
import { TestResult } from './test-result.tsx';

export interface SettingCardProps {
  setting: AiSettingResponse;
  /** The provider's name. */
  label: string;
  onEdit: () => void;
  onDelete: () => void;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function SettingFacts({ setting }: { setting: AiSettingResponse }) {
  const { endpoint, api_version, writes } = setting.configuration;
  return (
    <dl className={classes.facts}>
      <Fact label="Endpoint">
        {endpoint ?? (setting.provider === 'ollama' ? 'This site’s Ollama' : 'The provider’s own')}
      </Fact>
      {api_version && <Fact label="API version">{api_version}</Fact>}
      <Fact label="Writes">{mannerWords[writes]}</Fact>
      <Fact label="API key">{setting.has_api_key ? 'Stored, never shown' : 'None'}</Fact>
      <Fact label="Last tested">{setting.last_tested ? <When at={setting.last_tested} /> : 'Never'}</Fact>
      {setting.last_message && <Fact label="Last message">{setting.last_message}</Fact>}
    </dl>
  );
}

/** Activate and Deactivate, each with what it says when it is done or refused. */
function useSwitch({ setting, label }: SettingCardProps) {
  const activate = useActivateSetting();
  const deactivate = useDeactivateSetting();
  const name = `${label} · ${setting.model}`;
  return {
    busy: activate.isPending || deactivate.isPending,
    activate: () =>
      activate.mutate(setting, {
        onSuccess: () => notifySuccess(`${name} writes the notes from now on.`),
        onError: (error) => notifyRefused(error, messageOf(error, 'Failed to activate provider')),
      }),
    deactivate: () =>
      deactivate.mutate(setting, {
        onSuccess: () => notifySuccess(`${name} no longer writes the notes.`),
        onError: (error) => notifyRefused(error, messageOf(error, 'Failed to deactivate provider')),
      }),
  };
}

function Actions(props: SettingCardProps & { testing: boolean; onTest: () => void }) {
  const { setting, label, testing, onTest } = props;
  const switched = useSwitch(props);
  const of = `${label} ${setting.model}`;
  const blocked = setting.blocked !== null;
  return (
    <Group gap="xs" mt="sm">
      <Button
        size="xs"
        variant="default"
        loading={testing}
        disabled={blocked}
        onClick={onTest}
        aria-label={`Test ${of}`}
      >
        Test
      </Button>
      {setting.status === 'active' && !setting.is_active && !blocked && (
        <Button size="xs" loading={switched.busy} onClick={switched.activate} aria-label={`Activate ${of}`}>
          Activate
        </Button>
      )}
      {setting.is_active && (
        <Button
          size="xs"
          variant="default"
          loading={switched.busy}
          onClick={switched.deactivate}
          aria-label={`Deactivate ${of}`}
        >
          Deactivate
        </Button>
      )}
      <Button size="xs" variant="default" onClick={props.onEdit} aria-label={`Edit ${of}`}>
        Edit
      </Button>
      <Button size="xs" variant="subtle" color="red" onClick={props.onDelete} aria-label={`Delete ${of}`}>
        Delete
      </Button>
    </Group>
  );
}

export function SettingCard(props: SettingCardProps) {
  const { setting, label } = props;
  const test = useTestSetting();
  return (
    <Box component="article" className={classes.card} aria-label={`${label} ${setting.model}`}>
      <Group gap="xs" justify="space-between">
        <Text component="h3" fw={600} miw={0}>
          {label} <CodeText fw={400}>{setting.model}</CodeText>
        </Text>
        <Group gap={6}>
          <SettingBadges setting={setting} />
        </Group>
      </Group>
      <SettingFacts setting={setting} />
      {setting.blocked && (
        <Alert color="yellow" variant="light" icon={<IconCloudOff aria-hidden />} mt="sm" p="xs">
          {setting.blocked}
        </Alert>
      )}
      <TestResult test={test} />
      <Actions {...props} testing={test.isPending} onTest={() => test.mutate(setting.id)} />
    </Box>
  );
}
