import { Group, Text } from '@mantine/core';
import type { CaseResponse } from '@vouchwell/contract';
import { useUser } from '../../lib/session.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { When } from '../../ui/words/when.tsx';
import { signPath } from '../cases/public/case-paths.ts';

/** Who was asked to sign it, and by whom; whoever is asked is led to where it is signed. */
export function SentForSignature({ of }: { of: CaseResponse }) {
  const user = useUser();
  const sent = of.sent_for_signature;
  if (!sent || of.signed) return null;
  const mine = sent.id === user.id;
  return (
    <Group gap="xs">
      <Text>
        Sent to {mine ? 'you' : sent.full_name} for signature by {sent.sent_by}: <When at={sent.sent_at} />
      </Text>
      {mine && (
        <ButtonLink to={signPath(user, of.id)} size="compact-sm" variant="light">
          Read and sign
        </ButtonLink>
      )}
    </Group>
  );
}
