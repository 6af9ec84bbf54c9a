import { IconAlertCircle, IconBolt, IconCircleCheck, IconCircleDashed, type Icon } from '@tabler/icons-react';
import type { AiSettingResponse, AiSettingStatus } from '@vouchwell/contract';
import { StateBadge } from '../../ui/words/status-badge.tsx';

const looks: Record<AiSettingStatus, { color: string; icon: Icon; label: string }> = {
  active: { color: 'green', icon: IconCircleCheck, label: 'Active' },
  error: { color: 'red', icon: IconAlertCircle, label: 'Error' },
  inactive: { color: 'gray', icon: IconCircleDashed, label: 'Inactive' },
};

/** How its last test went, and whether the notes are written with it. */
export function SettingBadges({ setting }: { setting: AiSettingResponse }) {
  return (
    <>
      <StateBadge {...looks[setting.status]} />
      {setting.is_active && <StateBadge color="accent" icon={IconBolt} label="Writes the notes" />}
    </>
  );
}
