import { Button, Group, Stack, Text } from '@mantine/core';
import { IconEraser, IconHourglass } from '@tabler/icons-react';
import { useInfiniteQuery, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Section } from '../../ui/section.tsx';
import { RowSkeletons } from '../../ui/skeletons.tsx';
import { AskForThem, patientsText } from './ask-for-them.tsx';
import { DueTable } from './due-table.tsx';
import { type AskedFor, dueCountQuery, duesQuery } from './retention-requests.ts';

/** Who is not in the list although the keeping has ended. */
function Others({ held, asked }: { held: number; asked: number }) {
  const said = [
    ...(held > 0 ? [`A legal hold keeps ${patientsText(held)} more.`] : []),
    ...(asked > 0 ? [`Of ${patientsText(asked)} more it is asked already.`] : []),
  ];
  return said.length > 0 ? <Text c="dimmed">{said.join(' ')}</Text> : null;
}

interface FurtherProps {
  shown: number;
  /** Left out, as long as it is not counted. */
  of: number | undefined;
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
}

/** How many are shown of how many, and the way to the others. */
function Further({ shown, of, query }: FurtherProps) {
  return (
    <Group justify="space-between" gap="xs">
      <Text fz="sm" c="dimmed" className="tabular" role="status">
        {`${shown}${of === undefined ? '' : ` of ${patientsText(of)}`}, first those of whom nothing was changed for longest`}
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
  const { data, error, refetch } = query;
  const rows = data?.pages.flatMap((page) => page.due) ?? [];
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
        {query.isPending && <RowSkeletons rows={5} label="Loading whose keeping has ended" />}
        {error && (
          <Failure
            title="Failed to load whose keeping has ended"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {data && rows.length === 0 && (
          <EmptyState
            heading={3}
            icon={IconHourglass}
            title="Everybody is still to be kept"
            text="Whose keeping ends is listed here, and nothing happens by itself."
          />
        )}
        {rows.length > 0 && <DueTable dues={rows} chosen={chosen} onChoose={choose} refused={refused} />}
        {rows.length > 0 && (
          <Further
            shown={rows.length}
            of={query.hasNextPage ? counted.data?.due : rows.length}
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
