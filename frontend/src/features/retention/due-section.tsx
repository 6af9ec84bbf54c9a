import { Button, Group, Stack, Text } from '@mantine/core';
import { IconEraser, IconHourglass } from '@tabler/icons-react';
import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
} from '@tanstack/react-query';
import type { DueCountResponse, DuesResponse } from '@vouchwell/contract';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Failure } from '../../ui/states/failure.tsx';
import { Section } from '../../ui/section.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { AskForThem, patientsText } from './ask-for-them.tsx';
import { atLeast } from './at-least.ts';
import { DueTable } from './due-table.tsx';
import { type AskedFor, dueCountQuery, duesQuery } from './retention-requests.ts';

/** Who is not in the list although the keeping has ended. */
function Others({ held, asked, more }: DueCountResponse) {
  const said = [
    ...(held > 0 ? [`A legal hold keeps ${atLeast(patientsText(held), more)} more.`] : []),
    ...(asked > 0 ? [`Of ${atLeast(patientsText(asked), more)} more it is asked already.`] : []),
  ];
  return said.length > 0 ? <Text c="dimmed">{said.join(' ')}</Text> : null;
}

interface FurtherProps {
  shown: number;
  /** Left out, as long as it is not counted. */
  of: string | undefined;
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
}

/** How many are shown of how many, and the way to the others. */
function Further({ shown, of, query }: FurtherProps) {
  return (
    <Group justify="space-between" gap="xs">
      <Text fz="sm" c="dimmed" className="tabular" role="status">
        {`${shown}${of === undefined ? '' : ` of ${of}`}, first those of whom nothing was changed for longest`}
      </Text>
      {query.hasNextPage && (
        <Button
          size="xs"
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Group>
  );
}

/** Of how many are known; there are always those that are shown. */
const ofAll = ({ due, more }: DueCountResponse, shown: number) =>
  atLeast(patientsText(Math.max(due, shown)), more);

/** An answer that has looked at many and found nobody goes on by itself. */
function useGoingOn({
  data,
  hasNextPage,
  isFetching,
  isError,
  fetchNextPage,
}: UseInfiniteQueryResult<InfiniteData<DuesResponse>>) {
  const isLooked = data?.pages.at(-1)?.due.length === 0;
  // Each answer goes on once: its number tells it from the one before.
  const answer = isLooked && hasNextPage && !isFetching && !isError ? data.pages.length : 0;
  useEffect(() => {
    if (answer > 0) void fetchNextPage();
  }, [answer, fetchNextPage]);
}

function useChosen(shown: readonly { patient_id: number }[]) {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());
  // Only who is in sight is asked for.
  const chosen = new Set(shown.map(({ patient_id }) => patient_id).filter((id) => picked.has(id)));
  const choose = (patient: number, isChosen: boolean) =>
    setPicked(new Set(isChosen ? [...chosen, patient] : [...chosen].filter((id) => id !== patient)));
  const chooseAll = () => setPicked(new Set(shown.map(({ patient_id }) => patient_id)));
  const told = (answer: AskedFor) => {
    setRefused(new Map(answer.refused.map(({ patient, why }) => [patient, why])));
    setPicked(new Set(answer.refused.map(({ patient }) => patient)));
  };
  return { chosen, refused, choose, chooseAll, told };
}

/** Whose keeping has ended, and from which it is asked that they are forgotten. */
export function DueSection() {
  const query = useInfiniteQuery(duesQuery);
  const counted = useQuery(dueCountQuery);
  useGoingOn(query);
  const { data, error, refetch, fetchNextPage, isFetchNextPageError: isStopped } = query;
  const failure = error && (
    <Failure
      title="Failed to load whose keeping has ended"
      error={error}
      // Each page that is read is recorded: those that are here already are not read again.
      onRetry={() => void (isStopped ? fetchNextPage() : refetch())}
    />
  );
  const rows = data?.pages.flatMap((page) => page.due) ?? [];
  // Where the rest of the list would have come.
  const isBelow = isStopped && rows.length > 0;
  const { chosen, refused, choose, chooseAll, told } = useChosen(rows);
  const [asking, setAsking] = useState(false);
  return (
    <Section title="Keeping Has Ended">
      <Stack gap="sm">
        {counted.data && <Others {...counted.data} />}
        {rows.length > 0 && (
          <Group gap="xs">
            <Button variant="default" onClick={chooseAll} disabled={chosen.size === rows.length}>
              Choose all that are shown
            </Button>
            <Button
              color="red"
              leftSection={<IconEraser size={16} aria-hidden />}
              disabled={chosen.size === 0}
              onClick={() => setAsking(true)}
            >
              {chosen.size === 0 ? 'Forget those chosen…' : `Forget ${patientsText(chosen.size)}…`}
            </Button>
          </Group>
        )}
        {(query.isPending || (rows.length === 0 && query.hasNextPage)) && !error && (
          <RowSkeletons rows={5} label="Loading whose keeping has ended" />
        )}
        {!isBelow && failure}
        {data && rows.length === 0 && !query.hasNextPage && (
          <EmptyState
            heading={3}
            icon={IconHourglass}
            title="Everybody is still to be kept"
            text="Whose keeping ends is listed here, and nothing happens by itself."
          />
        )}
        {rows.length > 0 && <DueTable dues={rows} chosen={chosen} onChoose={choose} refused={refused} />}
        {isBelow && failure}
        {rows.length > 0 && (
          <Further
            shown={rows.length}
            of={
              query.hasNextPage ? counted.data && ofAll(counted.data, rows.length) : patientsText(rows.length)
            }
            query={query}
          />
        )}
      </Stack>
      {asking && (
        <AskForThem
          dues={rows.filter(({ patient_id }) => chosen.has(patient_id))}
          onDone={(answer) => {
            told(answer);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}
