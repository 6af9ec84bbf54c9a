import { Button, Group, Select, Slider, Stack, Text } from '@mantine/core';
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CaseHistoryEntry } from '@vouchwell/contract';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { messageOf } from '../../lib/http.ts';
import { useSiteZone } from '../../lib/site-time.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { RowSkeletons } from '../../ui/skeletons.tsx';
import { fullTime, When } from '../../ui/when.tsx';
import { casePath, parseCaseId } from '../cases/public/case-paths.ts';
import { INVALID_CASE_ID, Leave } from '../cases/public/leave.tsx';
import { CaseMoment } from './case-moment.tsx';
import { DifferencesSection } from './case-differences-section.tsx';
import { historyQuery, momentQuery } from './record-requests.ts';

/** Up to so many changes each has its mark on the slider. */
const MARKED = 30;

interface SliderProps {
  changes: number;
  change: number;
  onChange: (change: number) => void;
}

/** The life of a case from its opening to its last change. */
function MomentSlider({ changes, change, onChange }: SliderProps) {
  // While it is dragged nothing is fetched: each look at a moment is recorded.
  const [held, setHeld] = useState<number | null>(null);
  const step = (by: number) => onChange(change + by);
  const marks = Array.from({ length: changes <= MARKED ? changes : 0 }, (_, n) => ({ value: n + 1 }));
  return (
    <Group gap="sm" wrap="nowrap" data-print="hidden">
      <Button
        variant="default"
        px="xs"
        aria-label="The change before"
        disabled={change <= 1}
        onClick={() => step(-1)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </Button>
      <Slider
        flex={1}
        min={1}
        max={Math.max(changes, 2)}
        disabled={changes < 2}
        value={held ?? change}
        onChange={setHeld}
        onChangeEnd={(value) => {
          setHeld(null);
          onChange(value);
        }}
        label={(value) => `Change ${value}`}
        thumbLabel="Change of the case"
        marks={marks}
      />
      <Button
        variant="default"
        px="xs"
        aria-label="The next change"
        disabled={change >= changes}
        onClick={() => step(1)}
      >
        <IconChevronRight size={18} aria-hidden />
      </Button>
    </Group>
  );
}

const PREVIOUS = 'previous';

interface ChoiceProps {
  entries: readonly CaseHistoryEntry[];
  change: number;
  compared: number | null;
  onCompare: (change: number | null) => void;
}

function ComparedWith({ entries, change, compared, onCompare }: ChoiceProps) {
  useSiteZone();
  const others = entries.filter(({ revision }) => revision + 1 !== change);
  const options = others.map(({ revision, sentence, by, at }) => ({
    value: String(revision + 1),
    label: `${revision + 1} · ${by} ${sentence}, ${fullTime(at)}`,
  }));
  return (
    <Select
      aria-label="Compared with"
      data-print="hidden"
      searchable
      allowDeselect={false}
      w={{ base: '100%', sm: 360 }}
      data={[{ value: PREVIOUS, label: 'From the change before' }, ...options]}
      value={compared === null ? PREVIOUS : String(compared)}
      onChange={(value) => onCompare(value === PREVIOUS ? null : Number(value))}
    />
  );
}

function Past({
  caseId,
  entries,
  changes,
}: {
  caseId: number;
  entries: CaseHistoryEntry[];
  changes: number;
}) {
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
  const failed = shown.error ?? beside.error;
  if (failed) {
    return (
      <ErrorPanel onRetry={() => void Promise.all([shown.refetch(), beside.refetch()])}>
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
      <MomentSlider
        changes={changes}
        change={change}
        onChange={(next) => go({ change: next, with: compared === next ? null : compared })}
      />
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
  const { data, error, refetch } = useInfiniteQuery(historyQuery(caseId));
  if (error && !data) {
    return (
      <ErrorPanel onRetry={() => void refetch()}>
        {messageOf(error, 'Failed to load the history of the case.')}
      </ErrorPanel>
    );
  }
  if (!data) return <RowSkeletons rows={4} height={128} label="Loading the history" />;
  const entries = data.pages.flatMap((part) => part.data.entries);
  return <Past caseId={caseId} entries={entries} changes={data.pages[0]!.total} />;
}

/** A case at any moment of its life, read-only, and what changed between any two. */
export function CasePastScreen() {
  const caseId = parseCaseId(useParams()['caseId']);
  if (caseId === null) return <Leave message={INVALID_CASE_ID} />;
  return (
    <>
      <ButtonLink
        to={casePath(caseId)}
        variant="subtle"
        size="compact-sm"
        mb="sm"
        ml={-8}
        data-print="hidden"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
      >
        Back to case #{caseId}
      </ButtonLink>
      <PageTitle
        title={`Case #${caseId} as it stood`}
        text="Read from the event log. Nothing here can be changed."
      />
      <LoadedPast key={caseId} caseId={caseId} />
    </>
  );
}
