import { Badge } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconLock,
  IconPencilExclamation,
  IconProgress,
  type Icon,
} from '@tabler/icons-react';
import { caseStatusLabel, type CaseStatus } from '@vouchwell/rules';
import classes from './status-badge.module.css';

const looks: Record<CaseStatus, { color: string; icon: Icon }> = {
  draft: { color: 'gray', icon: IconCircleDashed },
  in_progress: { color: 'blue', icon: IconProgress },
  completed: { color: 'green', icon: IconCircleCheck },
};

export interface StateBadgeProps {
  color: string;
  icon: Icon;
  label: string;
  /** `line`: without a ground of its own, for a second line of small words. */
  size?: 'lg' | 'md' | 'line';
}

/** A state in colour, icon and word together. */
export function StateBadge({ color, icon: Glyph, label, size = 'lg' }: StateBadgeProps) {
  if (size === 'line') {
    return (
      <span className={classes.line} style={{ color: `var(--mantine-color-${color}-light-color)` }}>
        <Glyph size={14} stroke={2} aria-hidden />
        {label}
      </span>
    );
  }
  return (
    <Badge
      variant="light"
      miw="max-content"
      color={color}
      tt="none"
      fw={550}
      size={size}
      fz="xs"
      leftSection={<Glyph size={14} stroke={2} aria-hidden />}
    >
      {label}
    </Badge>
  );
}

/** A word beside others, in no colour of its own. */
export function PlainBadge({ icon: Glyph, label }: { icon?: Icon; label: string }) {
  return (
    <Badge
      variant="default"
      miw="max-content"
      size="lg"
      fz="xs"
      tt="none"
      fw={500}
      leftSection={Glyph && <Glyph size={14} stroke={1.5} aria-hidden />}
    >
      {label}
    </Badge>
  );
}

export function StatusBadge({ status, size }: { status: CaseStatus } & Pick<StateBadgeProps, 'size'>) {
  return <StateBadge {...looks[status]} label={caseStatusLabel[status]} size={size} />;
}

export function SignedBadge({ size }: Pick<StateBadgeProps, 'size'>) {
  return <StateBadge color="accent" icon={IconLock} label="Signed" size={size} />;
}

/** Of a case that was sent to whoever looks at it. */
export function ToSignBadge({ size }: Pick<StateBadgeProps, 'size'>) {
  return <StateBadge color="yellow" icon={IconPencilExclamation} label="To sign" size={size} />;
}

/** Of a case that cannot be read: no state of it is certain. */
export function DamagedBadge() {
  return <StateBadge color="red" icon={IconAlertTriangle} label="Damaged" />;
}
