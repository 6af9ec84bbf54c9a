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
    <Paper withBorder p="md" component="section" aria-label="AI Note Generation Status">
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <IconSparkles size={20} stroke={1.5} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
        <div style={{ flex: 1, minWidth: 0 }}>
          <Group gap="xs">
            <Text component="h2" fw={600}>
              AI Note Generation Status
            </Text>
            <AiStatusBadge status={status} />
          </Group>
          <Text c="dimmed" fz="sm">
            {statusText(status)}
          </Text>
        </div>
        {may('can_manage_ai') && (
          <ButtonLink to="/app/admin/ai-settings" size="xs" variant="default" style={{ flex: 'none' }}>
            Manage AI
          </ButtonLink>
        )}
      </Group>
    </Paper>
  );
}
