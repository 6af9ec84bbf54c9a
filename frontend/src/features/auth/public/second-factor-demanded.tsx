import { Center, Paper, Stack, Text, Title } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { useSession, useUser } from '../../../lib/session.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { useTabTitle } from '../../../ui/tab-title.ts';
import { SetUpSecondFactor } from '../set-up-second-factor.tsx';
import { PasswordDialog } from './password-dialog.tsx';

/** In place of every screen, for whoever must set up a second factor first. The way on is to do it, or out. */
export function SecondFactorDemanded() {
  const { must_change_password } = useUser();
  const { refresh, signOut } = useSession();
  const navigate = useNavigate();
  useTabTitle('Set up a second factor');
  const leave = () => void signOut().then(() => navigate('/login', { replace: true }));
  return (
    <Center component="main" mih="100vh" p="md">
      <Stack w="100%" maw={480} gap="lg">
        <Stack gap={4} align="center" ta="center">
          <Logo size={40} />
          <Title order={1}>Set up a second factor</Title>
          <Text c="dimmed">This site requires one of everybody with your role, before anything else.</Text>
        </Stack>
        <Paper withBorder p="lg">
          <SetUpSecondFactor wayOut={{ label: 'Logout', leave }} onDone={() => void refresh()} />
        </Paper>
      </Stack>
      {/* First the password that only they know: it is asked for here. */}
      <PasswordDialog
        opened={must_change_password}
        demanded={must_change_password}
        onLogout={leave}
        onDone={() => {}}
      />
    </Center>
  );
}
