import { Anchor, Button, Stack, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { caseStatusLabel } from '@vouchwell/rules';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Section } from '../../ui/section.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { dayText, When } from '../../ui/words/when.tsx';
import { recentCasesQuery } from './case-list.ts';
import { casePath } from '../cases/public/case-paths.ts';
import { patientName } from '../patients/public/patient-facts.ts';

export function RecentActivity() {
  const { data, isPending, isError, refetch } = useQuery(recentCasesQuery);
  return (
    <Section title="Recent Activity">
      {isPending && <RowSkeletons rows={5} height={40} label="Loading activity" />}
      {data?.rows.length === 0 && <EmptyState heading={3} icon={IconHistory} title="No recent activity" />}
      {isError && !data && (
        <EmptyState
          heading={3}
          icon={IconHistory}
          title="The activity could not be loaded"
          action={
            <Button variant="default" onClick={() => void refetch()}>
              Load the activity again
            </Button>
          }
        />
      )}
      <Stack gap="sm">
        {data?.rows.map((row) => (
          <div key={row.id}>
            <Text fz="sm" style={{ overflowWrap: 'anywhere' }}>
              <Anchor component={Link} to={casePath(row.id)} fz="sm" fw={550}>
                Case #{row.id}
              </Anchor>
              {` · ${patientName(row.patient)}`}
            </Text>
            <Text fz="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              Born {dayText(row.patient.dob)}
              {row.patient.mrn && ` · ${row.patient.mrn}`} ·{' '}
              {row.damaged ? 'Damaged' : caseStatusLabel[row.status]} · <When at={row.updated_at} />
            </Text>
          </div>
        ))}
      </Stack>
    </Section>
  );
}
