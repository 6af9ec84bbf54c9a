import { Button, Group, Text } from '@mantine/core';
import type { LookedThrough } from '@vouchwell/contract';
import { useCallback } from 'react';
import { counted } from '../../../lib/counted.ts';
import { changeOf, type ListFilter } from '../../../lib/list-filter.ts';

/** The number of the case below which was looked; empty: from the newest on. */
interface Below {
  page: number;
  older_than: string;
}

/** Whatever else is asked for is looked for among the newest again. */
export function useNewestAgain<Filter extends Below>(list: ListFilter<Filter>): ListFilter<Filter> {
  const { change: set } = list;
  const change = useCallback(
    (asked: Parameters<typeof set>[0]) =>
      set((now) => {
        const part = changeOf(asked, now);
        return ['page', 'sort', 'per_page'].some((name) => name in part) ? part : { older_than: '', ...part };
      }),
    [set],
  );
  return { ...list, change };
}

interface Props {
  looked: LookedThrough | null | undefined;
  /** As the list was asked. */
  below: string;
  onBelow: (below: string) => void;
}

/** How far was looked for cases that are not ready, where it was not through all of them, and the way on. */
export function LookedThroughNote({ looked, below, onBelow }: Props) {
  if (!looked) return null;
  const cases = counted(looked.cases, 'unsigned case');
  const older = looked.older_than;
  return (
    <Group gap="xs" mb="sm" role="status">
      <Text size="sm">
        {below
          ? `Looked through ${cases} older than #${below}.`
          : `Looked through the newest ${cases} only: there are older ones.`}
      </Text>
      {older !== null && (
        <Button variant="default" size="compact-sm" onClick={() => onBelow(String(older))}>
          Look through older ones
        </Button>
      )}
      {below && (
        <Button variant="default" size="compact-sm" onClick={() => onBelow('')}>
          Back to the newest
        </Button>
      )}
    </Group>
  );
}

/** What a list of cases that are not ready leaves out. */
export function WithoutPayerNote({ asked }: { asked: string }) {
  if (asked !== 'not_ready') return null;
  return (
    <Text size="sm" c="dimmed" mb="sm">
      Cases without a payer are not among them: nothing is held against those.
    </Text>
  );
}
