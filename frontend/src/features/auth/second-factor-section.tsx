import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { FEW_RECOVERY_CODES } from '@vouchwell/rules';
import { useState } from 'react';
import { counted } from '../../lib/counted.ts';
import { useSession, useUser } from '../../lib/session.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Dialog } from '../../ui/states/dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { StateBadge } from '../../ui/words/status-badge.tsx';
import { When } from '../../ui/words/when.tsx';
import { ChangeSecondFactor } from './change-second-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { removeSecondFactor, replaceRecoveryCodes } from './second-factor-requests.ts';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

type Open = 'nothing' | 'set-up' | 'remove' | 'codes' | { fresh: readonly string[] };

function Standing() {
  const { on, since, required, recovery_codes_left: left } = useUser().second_factor;
  if (!on) {
    return (
      <Stack gap="xs">
        <StateBadge color="gray" icon={IconCircleDashed} label="Off" />
        <Text>You sign in with your password alone.</Text>
      </Stack>
    );
  }
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <StateBadge color="green" icon={IconCircleCheck} label="On" />
        {since && (
          <Text fz="sm" c="dimmed">
            Set up: <When at={since} />
          </Text>
        )}
      </Group>
      <Text>
        Your authenticator app’s code is asked at each sign-in and at each signature.
        {required && ' Your role requires it, so it cannot be removed.'}
      </Text>
      {left !== null && left <= FEW_RECOVERY_CODES ? (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
          {left === 0
            ? 'You have no recovery code left.'
            : `You have only ${counted(left, 'recovery code')} left.`}{' '}
          Make new ones: without them a lost phone keeps you out.
        </Alert>
      ) : (
        <Text c="dimmed">{counted(left ?? 0, 'recovery code')} left.</Text>
      )}
    </Stack>
  );
}

/** One's own second factor: what it is, and how it is set up, changed and removed. */
export function SecondFactorSection() {
  const { on, required } = useUser().second_factor;
  const { refresh } = useSession();
  const [open, setOpen] = useState<Open>('nothing');
  const done = (words: string) => {
    setOpen('nothing');
    notifySuccess(words);
    // The change is made; a failed look-up only leaves the old words until the next one.
    refresh().catch(() => {});
  };
  const close = () => setOpen('nothing');
  return (
    <Section title="Second factor">
      <Stack gap="md">
        <Standing />
        <Group gap="xs">
          {!on && <Button onClick={() => setOpen('set-up')}>Set up a second factor</Button>}
          {on && (
            <Button variant="default" onClick={() => setOpen('codes')}>
              New recovery codes
            </Button>
          )}
          {on && !required && (
            <Button variant="default" onClick={() => setOpen('remove')}>
              Remove second factor
            </Button>
          )}
        </Group>
      </Stack>
      {open === 'set-up' && (
        <Dialog onClose={close} title="Set up a second factor" demanded>
          <SetUpSecondFactor
            wayOut={{ label: 'Cancel', leave: close }}
            onDone={() => done('Your second factor is on.')}
          />
        </Dialog>
      )}
      {open === 'remove' && (
        <ChangeSecondFactor
          title="Remove your second factor?"
          text="You then sign in, and sign, with your password alone."
          verb="Remove second factor"
          danger
          change={removeSecondFactor}
          onChanged={() => done('Your second factor has been removed.')}
          onClose={close}
        />
      )}
      {open === 'codes' && (
        <ChangeSecondFactor
          title="New recovery codes"
          text="You get ten new recovery codes. Those you have now let nobody in any more."
          verb="Make new codes"
          change={replaceRecoveryCodes}
          onChanged={({ recovery_codes }) => setOpen({ fresh: recovery_codes })}
          onClose={close}
        />
      )}
      {typeof open === 'object' && (
        <Dialog onClose={close} title="New recovery codes" demanded>
          <RecoveryCodes codes={open.fresh} onDone={() => done('Your recovery codes have been replaced.')} />
        </Dialog>
      )}
    </Section>
  );
}
