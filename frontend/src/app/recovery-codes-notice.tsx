import { Alert, Anchor, Text } from '@mantine/core';
import { IconShieldExclamation } from '@tabler/icons-react';
import { FEW_RECOVERY_CODES } from '@vouchwell/rules';
import { Link, useLocation } from 'react-router-dom';
import { counted } from '../lib/counted.ts';
import { useUser } from '../lib/session.tsx';

/** That somebody runs out of recovery codes, wherever they are; the page of their account says it itself. */
export function RecoveryCodesNotice() {
  const { recovery_codes_left: left } = useUser().second_factor;
  const { pathname } = useLocation();
  if (left === null || left > FEW_RECOVERY_CODES || pathname === '/app/account') return null;
  return (
    <Alert
      color="yellow"
      role="region"
      icon={<IconShieldExclamation aria-hidden />}
      title="Recovery codes"
      mb="md"
    >
      <Text fz="sm">
        {left === 0
          ? 'You have no recovery code left.'
          : `You have only ${counted(left, 'recovery code')} left.`}{' '}
        <Anchor component={Link} to="/app/account" fz="sm" underline="always">
          Make new ones
        </Anchor>
        : without them a lost phone keeps you out.
      </Text>
    </Alert>
  );
}
