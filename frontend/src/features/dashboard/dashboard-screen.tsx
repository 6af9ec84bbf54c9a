import { Button, Grid, Stack } from '@mantine/core';
import { IconPlus, IconRefresh, IconUsers } from '@tabler/icons-react';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession, useUser } from '../../lib/session.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NotLoaded } from '../../ui/states/failure.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section } from '../../ui/section.tsx';
import { aiStatusQuery } from '../ai/public/ai-status.ts';
import { AiStatusPanel } from './ai-status-panel.tsx';
import { caseKeys, refreshCases } from '../cases/public/case-queries.ts';
import { casesQuery, caseStatsQuery } from './case-list.ts';
import { useCaseFilter } from './case-filter.ts';
import { workflowPath } from '../cases/public/case-paths.ts';
import { DashboardTiles } from './dashboard-tiles.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { RecentCases } from './recent-cases.tsx';
import { NeedsSignature } from './needs-signature.tsx';
import { RefillsDue } from './refills-due.tsx';
import classes from './waiting.module.css';

function useRefresh() {
  const queries = useQueryClient();
  const busy = useIsFetching({ queryKey: caseKeys.all }) > 0;
  const refresh = () => {
    void refreshCases(queries);
    void queries.invalidateQueries({ queryKey: aiStatusQuery.queryKey });
  };
  return { busy, refresh };
}

/** The newest failure of the dashboard's own data, and when it happened; 0: all is well. */
function useFailure(): { at: number; error: unknown } {
  const { filter } = useCaseFilter();
  const list = useQuery(casesQuery(filter));
  const stats = useQuery(caseStatsQuery);
  const [newest] = [list, stats]
    .filter(({ isError }) => isError)
    .sort((one, other) => other.errorUpdatedAt - one.errorUpdatedAt);
  return { at: newest?.errorUpdatedAt ?? 0, error: newest?.error ?? null };
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { at: failedAt, error } = useFailure();
  const [dismissedAt, setDismissedAt] = useState(0);
  if (failedAt <= dismissedAt) return null;
  return (
    <NotLoaded error={error} onClose={() => setDismissedAt(failedAt)} onRetry={onRetry}>
      Failed to load dashboard data
    </NotLoaded>
  );
}

function QuickActions({ onRefresh, busy }: { onRefresh: () => void; busy: boolean }) {
  const { may } = useSession();
  const user = useUser();
  return (
    <Section title="Quick Actions">
      <Stack gap="xs">
        {may('can_create_cases') && (
          <ButtonLink
            to={workflowPath(user)}
            justify="flex-start"
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            Start New Case
          </ButtonLink>
        )}
        {may('can_access_admin') && (
          <ButtonLink
            to="/app/admin/patients"
            variant="default"
            justify="flex-start"
            leftSection={<IconUsers size={16} aria-hidden />}
          >
            Manage Patients
          </ButtonLink>
        )}
        <Button
          variant="default"
          justify="flex-start"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={onRefresh}
          aria-busy={busy}
        >
          Refresh Data
        </Button>
      </Stack>
    </Section>
  );
}

export function DashboardScreen() {
  const user = useUser();
  const { may } = useSession();
  const { busy, refresh } = useRefresh();
  const { data: stats, isPending } = useQuery(caseStatsQuery);
  return (
    <>
      <PageTitle
        title="Dashboard"
        text={`Welcome back, ${user.username}`}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconRefresh size={16} aria-hidden />}
              onClick={refresh}
              aria-busy={busy}
            >
              Refresh
            </Button>
            {may('can_create_cases') && (
              <ButtonLink to={workflowPath(user)} leftSection={<IconPlus size={16} aria-hidden />}>
                New Case
              </ButtonLink>
            )}
          </>
        }
      />
      <Stack gap="xs">
        <LoadFailure onRetry={refresh} />
        <DashboardTiles stats={stats} loading={isPending} />
        {may('can_access_admin') && <AiStatusPanel />}
        <div className={classes.waiting}>
          <NeedsSignature />
          <RefillsDue />
        </div>
        <RecentCases />
        <Grid gap="md">
          <Grid.Col span={{ base: 12, md: 4 }}>
            <QuickActions onRefresh={refresh} busy={busy} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 8 }}>
            <RecentActivity />
          </Grid.Col>
        </Grid>
      </Stack>
    </>
  );
}
