import { Group, Paper, Text } from '@mantine/core';
import { IconCircleCheck, IconPlugConnectedX, IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { AiStatusResponse } from '@vouchwell/contract';
import { StateBadge } from '../../ui/status-badge.tsx';
import { AI_NOT_CONFIGURED, aiStatusQuery } from '../ai/api.ts';

function statusText(status: AiStatusResponse): string {
  if (!status.configured) return status.message || AI_NOT_CONFIGURED;
  const provider = status.provider ?? status.current_provider;
  const model = status.model ?? status.current_model;
  return [provider && `Provider: ${provider}`, model && `Model: ${model}`].filter(Boolean).join(' · ');
}

/** For admins. Hidden while the status is not known: nothing of a clinician's work hangs on it. */
export function AiStatusPanel() {
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
            {status.configured ? (
              <StateBadge color="green" icon={IconCircleCheck} label="Connected" />
            ) : (
              <StateBadge color="yellow" icon={IconPlugConnectedX} label="Not Configured" />
            )}
          </Group>
          <Text c="dimmed" fz="sm">
            {statusText(status)}
          </Text>
        </div>
      </Group>
    </Paper>
  );
}
