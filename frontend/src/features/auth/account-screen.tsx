import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../lib/session.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Confirm } from '../../ui/states/confirm.tsx';
import { FailureText } from '../../ui/states/failure.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section } from '../../ui/section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionList } from './public/session-list.tsx';

function SignOutEverywhere() {
  const [asking, setAsking] = useState(false);
  const { signOutEverywhere } = useSession();
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: signOutEverywhere,
    onSuccess: () => navigate('/login', { replace: true }),
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <Confirm
        opened={asking}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        busy={leave.isPending}
        error={leave.isError && <FailureText title="Failed to sign out" error={leave.error} />}
        onConfirm={() => leave.mutate()}
        onCancel={() => {
          leave.reset();
          setAsking(false);
        }}
      >
        Every browser in which you are signed in is signed out, this one too.
      </Confirm>
    </>
  );
}

/** What concerns one's own account alone. */
export function AccountScreen() {
  return (
    <>
      <Breadcrumb way={[{ label: 'Dashboard', to: '/app' }]} here="Your account" />
      <PageTitle title="Your account" text="Where you are signed in, and how you sign in" />
      <Stack gap="md">
        <SecondFactorSection />
        <Section title="Sessions">
          <SessionList whose="own" everywhere={<SignOutEverywhere />} />
        </Section>
      </Stack>
    </>
  );
}
