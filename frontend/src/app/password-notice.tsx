import { Alert, Button, Group, Text } from '@mantine/core';
import { IconShieldExclamation } from '@tabler/icons-react';
import { whoSet } from '@vouchwell/rules';
import { useState } from 'react';
import { useUser } from '../lib/session.tsx';
import { When } from '../ui/words/when.tsx';

/** That somebody else set this person's password: they alone can tell whether they asked for it. */
export function PasswordNotice() {
  const { id, password_set_by: set, must_change_password } = useUser();
  const [seen, setSeen] = useState<string | null>(null);
  // While it is still to be changed, the dialog that asks for it says so.
  if (!set || must_change_password || seen === `${id} ${set.at}`) return null;
  return (
    <Alert
      color="yellow"
      role="region"
      icon={<IconShieldExclamation aria-hidden />}
      title={`${whoSet(set, 'The')} set a new password for your account`}
      mb="md"
    >
      <Group justify="space-between" align="flex-end" gap="sm">
        <Text fz="sm" maw={720}>
          <When at={set.at} />. If you did not ask for it, tell whoever is responsible for this site: with
          that password somebody could have signed in under your name. What you sign within seven days of it
          says so in the history of its case.
        </Text>
        <Button size="xs" variant="default" onClick={() => setSeen(`${id} ${set.at}`)}>
          I have read this
        </Button>
      </Group>
    </Alert>
  );
}
