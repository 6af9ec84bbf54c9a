import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CaseResponse } from '@vouchwell/contract';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../lib/http.ts';
import { useSession, useUser } from '../../../lib/session.tsx';
import { notifyRefused, notifySuccess } from '../../../ui/notify.ts';
import { When } from '../../../ui/words/when.tsx';
import { caseKeys } from './case-queries.ts';
import { takeBackShare } from './take-back-share.ts';

type Sent = NonNullable<CaseResponse['sent_for_signature']>;

/** Whoever was asked may say no, and whoever handed the case on may ask for it back: then nobody is waited for. */
function TakeBack({ of, sent, mine }: { of: CaseResponse; sent: Sent; mine: boolean }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => takeBackShare(of, sent.id),
    onSuccess: async () => {
      // Nothing of it is theirs to see from now on, and it is asked for no more.
      await queries.invalidateQueries({ queryKey: caseKeys.all, refetchType: mine ? 'none' : 'active' });
      if (mine) await navigate('/app');
      notifySuccess(
        mine
          ? `You gave case #${of.id} back. It no longer needs your signature.`
          : `Case #${of.id} no longer waits for ${sent.full_name}.`,
      );
    },
    onError: (error) =>
      notifyRefused(error, messageOf(error, 'Failed to take the case back. Please try again.')),
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={isPending}
      aria-label={mine ? undefined : `Take back from ${sent.full_name}`}
      onClick={() => mutate()}
    >
      {mine ? 'Give it back' : 'Take back'}
    </Button>
  );
}

/** Who was asked to sign a case, and by whom. `children`: what leads whoever is asked to where it is signed. */
export function SentForSignature({ of, children }: { of: CaseResponse; children?: ReactNode }) {
  const user = useUser();
  const { may } = useSession();
  const sent = of.sent_for_signature;
  if (!sent || of.signed) return null;
  const mine = sent.id === user.id;
  const isShared = of.shares.some(({ id }) => id === sent.id);
  const mayTakeBack = mine || of.created_by.id === user.id || may('can_access_admin');
  return (
    <Group gap="xs">
      <Text>
        Sent to {mine ? 'you' : sent.full_name} for signature by {sent.sent_by}: <When at={sent.sent_at} />
      </Text>
      {mine && children}
      {isShared && mayTakeBack && <TakeBack of={of} sent={sent} mine={mine} />}
    </Group>
  );
}
