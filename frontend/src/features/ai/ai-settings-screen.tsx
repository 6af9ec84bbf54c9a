import { Grid, Stack } from '@mantine/core';
import { useSession } from '../../lib/session.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Shortcuts } from '../../ui/keyboard/shortcuts.tsx';
import { AddProvider } from './add-provider.tsx';
import { AdminStatus } from './admin-status.tsx';
import { LocalModels } from './local-models.tsx';
import { SettingsList } from './settings-list.tsx';

export function AiSettingsScreen() {
  const { may } = useSession();
  return (
    <>
      <Breadcrumb way={[{ label: 'Dashboard', to: '/app' }]} here="AI Settings" />
      <PageTitle title="AI Settings" text="Which model writes the notes, and where it runs" />
      <Stack gap="md">
        <Shortcuts createCase={may('can_create_cases')} />
        <AdminStatus />
        <Grid gap="md">
          <Grid.Col span={{ base: 12, md: 7 }}>
            <SettingsList />
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 5 }}>
            <AddProvider />
          </Grid.Col>
        </Grid>
        <LocalModels />
      </Stack>
    </>
  );
}
