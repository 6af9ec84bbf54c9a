import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconProgress } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { LogVerificationResponse } from '@vouchwell/contract';
import { counted } from '../../../lib/counted.ts';
import { FailureAlert, Failure } from '../../../ui/states/failure.tsx';
import { pendingButton } from '../../../ui/keyboard/pending-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { RowSkeletons } from '../../../ui/states/skeletons.tsx';
import { Facts } from '../../../ui/words/facts.tsx';
import { StateBadge } from '../../../ui/words/status-badge.tsx';
import { FullTime } from '../../../ui/words/when.tsx';
import { useVerify, verificationQuery } from './proof-requests.ts';
import { comparedText, isWrong, progressText } from './proof-words.ts';

function State({ of: state }: { of: LogVerificationResponse }) {
  if (isWrong(state)) return <StateBadge color="red" icon={IconAlertTriangle} label="Altered" />;
  if (state.finished_at !== null)
    return <StateBadge color="green" icon={IconCircleCheck} label="Nothing was altered" />;
  return state.running ? (
    <StateBadge color="blue" icon={IconProgress} label="Being verified for the first time" />
  ) : (
    <StateBadge color="gray" icon={IconCircleDashed} label="Not verified yet" />
  );
}

function HowFar({ of: state }: { of: LogVerificationResponse }) {
  const { from, verified, of } = state;
  return (
    <div>
      <Text fz="sm">{progressText(state)}</Text>
      <Progress
        value={of > from ? (100 * (verified - from)) / (of - from) : 100}
        aria-label="How far the verification is"
        mt={4}
        transitionDuration={0}
      />
    </div>
  );
}

function Verified({ of: state }: { of: LogVerificationResponse }) {
  const { finished_at, whole_at, checkpoint, finding } = state;
  if (finished_at === null)
    return (
      <Text fz="sm" c="dimmed">
        Since the server was started, no verification has come to its end.
      </Text>
    );
  const holding = {
    label: 'Newest checkpoint that holds',
    value: checkpoint > 0 ? counted(checkpoint, 'event') : 'None was signed by then',
  };
  return (
    <Facts
      facts={[
        { label: 'Last verified', value: <FullTime at={finished_at} /> },
        { label: 'Compared then', value: comparedText(state) },
        { label: 'All of it, last', value: whole_at && <FullTime at={whole_at} /> },
        // Of a log that is not what was recorded none is said to.
        ...(finding ? [] : [holding]),
      ]}
    />
  );
}

/** What the server itself has found, and how it is asked to look again. */
export function Verification() {
  const query = useQuery(verificationQuery);
  const verify = useVerify();
  const { data, error, refetch } = query;
  return (
    <Section title="Verification by this server">
      <Stack gap="md">
        {error && (
          <Failure
            title="Failed to load the state of the verification"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {query.isPending && <RowSkeletons rows={2} height={40} label="Loading the verification" />}
        {data && (
          <>
            <div role="status">
              <State of={data} />
            </div>
            {data.running && <HowFar of={data} />}
            <Verified of={data} />
          </>
        )}
        <FailureAlert title="Failed to begin the verification" error={verify.error} />
        <Group gap="xs" data-print="hidden">
          <Button
            renderRoot={pendingButton}
            loading={verify.isPending && !verify.variables}
            onClick={() => verify.mutate(false)}
          >
            Verify now
          </Button>
          <Button
            renderRoot={pendingButton}
            variant="default"
            loading={verify.isPending && verify.variables}
            onClick={() => verify.mutate(true)}
          >
            Verify everything again
          </Button>
        </Group>
        <Text fz="sm" c="dimmed">
          Each event is compared with its own hash, and all of them with the checkpoints that were signed. By
          itself the server does so once a day, out of everybody’s way: a verification that is under way is
          hurried by either button. “Verify now” compares what came since the last time; what was changed
          before that shows when everything is verified again.
        </Text>
      </Stack>
    </Section>
  );
}
