import { Stack } from '@mantine/core';
import { IconRobot } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { AiSettingResponse } from '@vouchwell/contract';
import { useState } from 'react';
import { WholeList } from '../../ui/lists/list-page.tsx';
import { Section } from '../../ui/section.tsx';
import { aiProvidersQuery, aiSettingsQuery } from './ai-requests.ts';
import { DeleteSetting } from './delete-setting.tsx';
import { EditSetting } from './edit-setting.tsx';
import { providerLabel } from './model-words.ts';
import { SettingCard } from './setting-card.tsx';

export function SettingsList() {
  const { data: providers } = useQuery(aiProvidersQuery);
  const [editing, setEditing] = useState<AiSettingResponse | null>(null);
  const [deleting, setDeleting] = useState<AiSettingResponse | null>(null);
  const label = (setting: AiSettingResponse) => providerLabel(setting.provider, providers);
  return (
    <Section title="Configured providers">
      <WholeList
        noun="AI settings"
        icon={IconRobot}
        query={useQuery(aiSettingsQuery)}
        none={{
          title: 'No provider yet',
          text: 'Add one, test it, then activate it: notes are then written by its model.',
        }}
        failed="Failed to load AI settings"
        skeletons={{ rows: 2, height: 144 }}
      >
        {(settings) => (
          <Stack gap="sm">
            {settings.map((setting) => (
              <SettingCard
                key={setting.id}
                setting={setting}
                label={label(setting)}
                onEdit={() => setEditing(setting)}
                onDelete={() => setDeleting(setting)}
              />
            ))}
          </Stack>
        )}
      </WholeList>
      {editing && (
        <EditSetting
          key={editing.id}
          setting={editing}
          label={label(editing)}
          provider={providers?.[editing.provider]}
          onClose={() => setEditing(null)}
        />
      )}
      {deleting && (
        <DeleteSetting setting={deleting} label={label(deleting)} onClose={() => setDeleting(null)} />
      )}
    </Section>
  );
}
