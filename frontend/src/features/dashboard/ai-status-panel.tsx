import { Group, Paper, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { AiStatusResponse } from '@vouchwell/contract';
import { useSession } from '../../lib/session.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { AI_NOT_CONFIGURED, aiStatusQuery } from '../ai/public/ai-status.ts';
import { AiStatusBadge } from '../ai/public/ai-status-badge.tsx';

function statusText(status: AiStatusResponse): string {
  if (status.configured && status.answers === false) return status.message;
  if (!status.configured) return status.message || AI_NOT_CONFIGURED;
  const provider = status.provider ?? status.current_provider;
  const model = status.model ?? status.current_model;
  return [provider && `Provider: ${provider}`, model && `Model: ${model}`].filter(Boolean).join(' · ');
}

/** For admins. Hidden while the status is not known: nothing of a clinician's work hangs on it. */
export function AiStatusPanel() {
  const { may } = useSession();
  const { data: status } = useQuery(aiStatusQuery);
  if (!status) return null;
  return (
    <Paper withBorder px="md" py={6} component="section" aria-label="AI Note Generation Status">
      <Group gap="xs">
        <IconSparkles size={18} stroke={1.5} aria-hidden style={{ flex: 'none' }} />
        <Text component="h2" fz="sm" fw={600}>
          AI Note Generation Status
        </Text>
        <AiStatusBadge status={status} />
        <Text c="dimmed" fz="sm" flex={1} miw={200}>
          {statusText(status)}
        </Text>
        {may('can_manage_ai') && (
          <ButtonLink to="/app/admin/ai-settings" size="xs" variant="default" style={{ flex: 'none' }}>
            Manage AI
          </ButtonLink>
        )}
      </Group>
    </Paper>
  );
}
