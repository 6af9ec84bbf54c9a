import { Stack } from '@mantine/core';
import { IconRobot } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { AiSettingResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Section } from '../../ui/section.tsx';
import { RowSkeletons } from '../../ui/skeletons.tsx';
import { aiProvidersQuery, aiSettingsQuery } from './ai-requests.ts';
import { DeleteSetting } from './delete-setting.tsx';
import { EditSetting } from './edit-setting.tsx';
import { providerLabel } from './model-words.ts';
import { SettingCard } from './setting-card.tsx';

export function SettingsList() {
  const { data: settings, isPending, error, refetch } = useQuery(aiSettingsQuery);
  const { data: providers } = useQuery(aiProvidersQuery);
  const [editing, setEditing] = useState<AiSettingResponse | null>(null);
  const [deleting, setDeleting] = useState<AiSettingResponse | null>(null);
  const label = (setting: AiSettingResponse) => providerLabel(setting.provider, providers);
  return (
    <Section title="Configured providers">
      {isPending && <RowSkeletons rows={2} height={144} label="Loading AI settings" />}
      {error && !settings && (
        <Failure title="Failed to load AI settings" error={error} onRetry={() => void refetch()} />
      )}
      {settings?.length === 0 && (
        <EmptyState
          heading={3}
          icon={IconRobot}
          title="No provider yet"
          text="Add one, test it, then activate it: notes are then written by its model."
        />
      )}
      <Stack gap="sm">
        {settings?.map((setting) => (
          <SettingCard
            key={setting.id}
            setting={setting}
            label={label(setting)}
            onEdit={() => setEditing(setting)}
            onDelete={() => setDeleting(setting)}
          />
        ))}
      </Stack>
      {editing && (
        <EditSetting
          key={editing.id}
          setting={editing}
          label={label(editing)}
          provider={providers?.[editing.provider]}
          onClose={() => setEditing(null)}
        />
      )}
      <DeleteSetting
        setting={deleting}
        label={deleting ? label(deleting) : ''}
        onClose={() => setDeleting(null)}
      />
    </Section>
  );
}
