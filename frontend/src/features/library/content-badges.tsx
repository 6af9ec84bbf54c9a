import { Group } from '@mantine/core';
import { IconBan, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { StateBadge } from '../../ui/words/status-badge.tsx';

/** Whether notes may draw on it, and whether it is one that no note may be like. */
export function ContentBadges({ content }: { content: { is_active: boolean; avoid: boolean } }) {
  return (
    <Group gap={6} display="inline-flex">
      {content.is_active ? (
        <StateBadge color="green" icon={IconCircleCheck} label="Active" />
      ) : (
        <StateBadge color="gray" icon={IconCircleDashed} label="Inactive" />
      )}
      {content.avoid && <StateBadge color="red" icon={IconBan} label="Avoid" />}
    </Group>
  );
}
