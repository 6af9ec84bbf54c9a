import { Stack } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { useSession } from '../../lib/session.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section } from '../../ui/section.tsx';
import { DashboardTiles } from './dashboard-tiles.tsx';

const zeros = {
  total_cases: 0,
  active_patients: 0,
  notes_generated: 0,
  success_rate: 0,
  by_status: { draft: 0, in_progress: 0, completed: 0 },
};

/** The specification's plain dashboard: nothing is loaded, every figure is zero. */
export function PlainDashboardScreen() {
  const { may } = useSession();
  return (
    <>
      <PageTitle title="Dashboard" text="A quiet place to begin from." />
      <Stack gap="md">
        <DashboardTiles stats={zeros} />
        <Section title="Begin">
          <EmptyState
            heading={3}
            icon={IconFolderOpen}
            title="Ready for a new case"
            text="Choose the patient first; the other steps follow."
            action={
              may('can_create_cases') && <ButtonLink to="/app/workflow/patient">Start New Case</ButtonLink>
            }
          />
        </Section>
      </Stack>
    </>
  );
}
