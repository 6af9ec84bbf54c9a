import { Skeleton, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { AdminAiStatusResponse, AiProviderName } from '@vouchwell/contract';
import { CodeText } from '../../ui/words/code-text.tsx';
import { Failure } from '../../ui/states/failure.tsx';
import { Section } from '../../ui/section.tsx';
import { StateBadge } from '../../ui/words/status-badge.tsx';
import { adminAiStatusQuery, aiProvidersQuery } from './ai-requests.ts';
import { providerLabel } from './model-words.ts';

/** What the server says where all is well: the badge says it already. */
const CONNECTED = 'Connected';

function Answering({ status }: { status: AdminAiStatusResponse }) {
  if (!status.active_provider)
    return <StateBadge color="yellow" icon={IconPlugConnectedX} label="Not Configured" />;
  if (status.answers === false)
    return <StateBadge color="yellow" icon={IconAlertTriangle} label="Not Answering" />;
  return <StateBadge color="green" icon={IconCircleCheck} label={CONNECTED} />;
}

function Words({ status }: { status: AdminAiStatusResponse }) {
  const { data: providers } = useQuery(aiProvidersQuery);
  const { active_provider: active, source } = status;
  return (
    <>
      {active && (
        <Text>
          {providerLabel(active.provider as AiProviderName, providers)} · <CodeText>{active.model}</CodeText>{' '}
          <Text span c="dimmed">
            {source === 'environment' ? 'set by the server’s configuration' : 'set on this screen'}
          </Text>
        </Text>
      )}
      {status.message !== CONNECTED && (
        <Text c="dimmed" fz="sm">
          {status.message}
        </Text>
      )}
    </>
  );
}

/** Which model writes the notes now, and whether it answers. */
export function AdminStatus() {
  const { data: status, isPending, error, refetch } = useQuery(adminAiStatusQuery);
  return (
    <Section title="AI status" actions={status && <Answering status={status} />}>
      {isPending && <Skeleton height={44} aria-label="Loading the AI status" />}
      {error && !status && (
        <Failure title="Unable to check AI status" error={error} onRetry={() => void refetch()} />
      )}
      {status && <Words status={status} />}
    </Section>
  );
}
