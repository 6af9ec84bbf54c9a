import { Anchor, Button, Group, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { CaseHistoryEntry } from '@vouchwell/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../lib/http.ts';
import { AuditLink } from '../../ui/audit-link.tsx';
import { ErrorPanel } from '../../ui/states/error-panel.tsx';
import { Section } from '../../ui/section.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { EntryTimeline, type TimelineEntry } from '../audit/public/entry-timeline.tsx';
import { pastPath } from '../cases/public/case-paths.ts';
import { historyQuery } from './record-requests.ts';

/** A long life is shown a part at a time. */
const AT_ONCE = 20;

/** As a change of the case, with the way to the case as it left it. */
const shownEntry = (caseId: number, { revision, at, by, sentence }: CaseHistoryEntry): TimelineEntry => ({
  ...{ key: revision, at, sentence, who: <strong>{by}</strong> },
  action: (
    <Anchor
      component={Link}
      to={pastPath(caseId, revision + 1)}
      fz="sm"
      underline="always"
      aria-label={`The case then: ${sentence}`}
    >
      The case then
    </Anchor>
  ),
});

function Entries({ caseId }: { caseId: number }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    historyQuery(caseId),
  );
  const [shown, setShown] = useState(AT_ONCE);
  if (error && !data) {
    return (
      <ErrorPanel error={error} onRetry={() => void refetch()}>
        {messageOf(error, 'Failed to load the history of the case.')}
      </ErrorPanel>
    );
  }
  if (!data) return <RowSkeletons rows={3} label="Loading the history" />;
  const entries = data.pages.flatMap((part) => part.data.entries);
  const left = Math.max(entries.length, data.pages[0]?.total ?? 0) - shown;
  const more = () => {
    setShown(shown + AT_ONCE);
    if (hasNextPage && shown + AT_ONCE > entries.length) void fetchNextPage();
  };
  return (
    <>
      <EntryTimeline entries={entries.slice(0, shown).map((entry) => shownEntry(caseId, entry))} />
      {left > 0 && (
        <Button mt="sm" size="xs" variant="default" loading={isFetchingNextPage} onClick={more}>
          Show {Math.min(left, AT_ONCE)} more
        </Button>
      )}
    </>
  );
}

/** Who did what with the case. It is looked up when it is asked for, as a look-up is recorded too. */
export function HistorySection({ caseId }: { caseId: number }) {
  const [open, setOpen] = useState(false);
  const actions = (
    <Group gap="xs">
      <AuditLink of={{ case: caseId }}>Audit history of this case</AuditLink>
      <Button size="xs" variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide history' : 'Show history'}
      </Button>
    </Group>
  );
  return (
    <Section title="History" actions={actions}>
      {open ? (
        <Entries caseId={caseId} />
      ) : (
        <Text c="dimmed">Every change of this case, with its time and who made it.</Text>
      )}
    </Section>
  );
}
