import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { SessionResponse } from '@vouchwell/contract';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../../../ui/lists/data-table.tsx';
import { useSiteZone } from '../../../lib/site-time.ts';
import { NotLoaded } from '../../../ui/states/failure.tsx';
import { FailureAlert } from '../../../ui/states/failure.tsx';
import { WholeList } from '../../../ui/lists/list-page.tsx';
import { namesApart } from '../../../ui/lists/names-apart.ts';
import { PlainBadge } from '../../../ui/words/status-badge.tsx';
import { fullTime, When } from '../../../ui/words/when.tsx';
import { sessionsQuery, useEndSession, type Whose } from '../session-requests.ts';

const named = ({ browser }: SessionResponse) => browser ?? 'Unknown browser';

const begunText = ({ begun_at }: SessionResponse) => `signed in ${fullTime(begun_at)}`;

interface Ending {
  /** What each is called to those who hear it. */
  nameOf: (session: SessionResponse) => string;
  /** The one that is being ended. */
  ending: string | null;
  end: (session: SessionResponse) => void;
}

function columnsFor({ nameOf, ending, end }: Ending): Column<SessionResponse>[] {
  return [
    {
      header: 'Browser',
      kind: 'main',
      cell: (session) => (
        <Group gap="xs" display="inline-flex">
          <Text span fw={600} style={{ overflowWrap: 'anywhere' }}>
            {named(session)}
          </Text>
          {session.current && <PlainBadge icon={IconDeviceDesktop} label="This one" />}
        </Group>
      ),
    },
    { header: 'Signed in', cell: ({ begun_at }) => <When at={begun_at} /> },
    { header: 'Last used', cell: ({ used_at }) => <When at={used_at} /> },
    {
      header: 'Actions',
      kind: 'actions',
      cell: (session) =>
        !session.current && (
          <Button
            size="xs"
            variant="default"
            disabled={ending !== null && ending !== session.id}
            loading={ending === session.id}
            aria-label={`End the session of ${nameOf(session)}`}
            onClick={() => end(session)}
          >
            End
          </Button>
        ),
    },
  ];
}

export interface SessionListProps {
  whose: Whose;
  /** What ends all of them. */
  everywhere: ReactNode;
}

/** Where somebody is signed in, the browser used last first; each but the one that asks can be ended. */
export function SessionList({ whose, everywhere }: SessionListProps) {
  const query = useQuery(sessionsQuery(whose));
  const end = useEndSession(whose);
  useSiteZone();
  return (
    <WholeList
      noun="sessions"
      icon={IconDeviceDesktop}
      query={query}
      none={{ title: 'Not signed in anywhere.' }}
      failed={
        <NotLoaded error={query.error} onRetry={() => void query.refetch()}>
          Failed to load sessions. Please try again.
        </NotLoaded>
      }
      skeletons={{ rows: 2, label: 'Loading sessions...' }}
    >
      {(sessions) => {
        const nameOf = namesApart(sessions, named, begunText);
        const tried = sessions.find(({ id }) => id === end.variables);
        const columns = columnsFor({
          nameOf,
          ending: end.isPending ? end.variables : null,
          end: ({ id }) => end.mutate(id),
        });
        return (
          <Stack gap="sm">
            <FailureAlert
              title={tried ? `Failed to end the session of ${nameOf(tried)}` : 'Failed to end the session'}
              error={end.error}
            />
            <DataTable label="Sessions" few columns={columns} rows={sessions} rowKey={({ id }) => id} />
            <Group justify="flex-end">{everywhere}</Group>
          </Stack>
        );
      }}
    </WholeList>
  );
}
