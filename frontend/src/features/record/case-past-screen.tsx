import { Stack, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CaseHistoryEntry } from '@vouchwell/contract';
import { useParams, useSearchParams } from 'react-router-dom';
import { auditPath } from '../../lib/audit-path.ts';
import { messageOf } from '../../lib/http.ts';
import { useSession } from '../../lib/session.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorPanel } from '../../ui/states/error-panel.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { When } from '../../ui/words/when.tsx';
import { casePath, parseCaseId } from '../cases/public/case-paths.ts';
import { INVALID_CASE_ID, Leave } from '../cases/public/leave.tsx';
import { momentQuery } from '../cases/public/moment-query.ts';
import { AtMoment } from './at-moment.tsx';
import { CaseMoment } from './case-moment.tsx';
import { DifferencesSection } from './case-differences-section.tsx';
import { ComparedWith } from './compared-with.tsx';
import { MomentSlider } from './moment-slider.tsx';
import { historyQuery } from './record-requests.ts';

interface PastProps {
  caseId: number;
  /** Newest first; the earliest may not have been asked for yet. */
  entries: readonly CaseHistoryEntry[];
  changes: number;
  /** Asks for the rest of them, and resolves to all. */
  onAll: () => Promise<readonly CaseHistoryEntry[]>;
}

function Past({ caseId, entries, changes, onAll }: PastProps) {
  const [asked, setAsked] = useSearchParams();
  const change = Math.min(parseCaseId(asked.get('change')) ?? changes, changes);
  const compared = parseCaseId(asked.get('with'));
  const other = compared ?? change - 1;
  const shown = useQuery(momentQuery(caseId, change));
  const beside = useQuery({ ...momentQuery(caseId, other), enabled: other > 0 });
  const go = (to: { change: number; with: number | null }) =>
    setAsked(
      { change: String(to.change), ...(to.with !== null && { with: String(to.with) }) },
      { replace: true },
    );
  const show = (next: number) => go({ change: next, with: compared === next ? null : compared });
  const failed = shown.error ?? beside.error;
  if (failed) {
    return (
      <ErrorPanel error={failed} onRetry={() => void Promise.all([shown.refetch(), beside.refetch()])}>
        {messageOf(failed, 'Failed to load the case as it stood.')}
      </ErrorPanel>
    );
  }
  const moment = shown.data;
  const isStale = shown.isPlaceholderData || (other > 0 && (beside.isPlaceholderData || !beside.data));
  // From the earlier to the later, whichever was chosen first.
  const pair = [other > 0 ? (beside.data ?? null) : null, moment ?? null] as const;
  const [before, after] = other > change ? [pair[1], pair[0]] : pair;
  return (
    <Stack gap="md">
      <MomentSlider changes={changes} change={change} onChange={show} />
      <AtMoment entries={entries} changes={changes} onAll={onAll} onChange={show} />
      {!moment && <RowSkeletons rows={4} height={128} label="Loading the case as it stood" />}
      {moment && (
        <Stack gap="md" style={{ opacity: isStale ? 0.6 : 1 }} aria-busy={isStale}>
          <Text component="div" aria-live="polite">
            Change {moment.entry.revision + 1} of {changes}: <strong>{moment.entry.by}</strong>{' '}
            {moment.entry.sentence}, <When at={moment.entry.at} />
          </Text>
          {after && (
            <DifferencesSection
              before={before}
              after={after}
              choice={
                <ComparedWith
                  entries={entries}
                  change={change}
                  compared={compared}
                  onOpen={() => void onAll()}
                  onCompare={(to) => go({ change, with: to })}
                />
              }
            />
          )}
          <CaseMoment moment={moment} />
        </Stack>
      )}
    </Stack>
  );
}

function LoadedPast({ caseId }: { caseId: number }) {
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(historyQuery(caseId));
  if (error && !data) {
    return (
      <ErrorPanel error={error} onRetry={() => void refetch()}>
        {messageOf(error, 'Failed to load the history of the case.')}
      </ErrorPanel>
    );
  }
  if (!data) return <RowSkeletons rows={4} height={128} label="Loading the history" />;
  const entries = data.pages.flatMap((part) => part.data.entries);
  const onAll = async () => {
    let known = data;
    for (let isMore = hasNextPage; isMore;) {
      const next = await fetchNextPage();
      known = next.data ?? known;
      isMore = next.hasNextPage && !next.isError;
    }
    return known.pages.flatMap((part) => part.data.entries);
  };
  return <Past caseId={caseId} entries={entries} changes={data.pages[0]!.total} onAll={onAll} />;
}

/** Whoever reads the history alone may not open the case: their way leads back to what was done with it. */
function WayBack({ caseId }: { caseId: number }) {
  const { user, may } = useSession();
  const opensCases = user?.role === 'admin' || may('can_create_cases') || !may('can_view_audit');
  return (
    <ButtonLink
      to={opensCases ? casePath(caseId) : auditPath({ case: caseId })}
      variant="subtle"
      size="compact-sm"
      mb="sm"
      ml={-8}
      data-print="hidden"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
    >
      {opensCases ? `Back to case #${caseId}` : `Back to the audit history of case #${caseId}`}
    </ButtonLink>
  );
}

/** A case at any moment of its life, read-only, and what changed between any two. */
export function CasePastScreen() {
  const caseId = parseCaseId(useParams()['caseId']);
  if (caseId === null) return <Leave message={INVALID_CASE_ID} />;
  return (
    <>
      <WayBack caseId={caseId} />
      <PageTitle
        title={`Case #${caseId} as it stood`}
        text="Read from the event log. Nothing here can be changed."
      />
      <LoadedPast key={caseId} caseId={caseId} />
    </>
  );
}
