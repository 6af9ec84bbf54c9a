import { ActionIcon, Group } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconPencil, IconPlayerPause } from '@tabler/icons-react';
import { StateBadge } from '../words/status-badge.tsx';

/** What lists of entries are left to. */
export const statusLabel = { active: 'Active', inactive: 'Inactive' } as const;

export interface EntryActionsProps {
  /** What is acted on, for those who hear it. */
  name: string;
  isActive: boolean;
  onEdit: () => void;
  onDeactivate: () => void;
}

/** What is out of use comes back by its form. Its button stands under those of the others, and not under their last. */
export function EntryActions({ name, isActive, onEdit, onDeactivate }: EntryActionsProps) {
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon variant="subtle" size={30} aria-label={`Edit ${name}`} title="Edit" onClick={onEdit}>
        <IconPencil size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      {isActive && (
        <ActionIcon
          variant="subtle"
          size={30}
          color="red"
          aria-label={`Deactivate ${name}`}
          title="Deactivate"
          onClick={onDeactivate}
        >
          <IconPlayerPause size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <StateBadge color="green" icon={IconCircleCheck} label={statusLabel.active} />
  ) : (
    <StateBadge color="gray" icon={IconCircleDashed} label={statusLabel.inactive} />
  );
}
