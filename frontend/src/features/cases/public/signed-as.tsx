import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { inPlaceOf, isProvider, isUnconfirmed, type NamedProvider, signedFor } from '@vouchwell/rules';
import type { ReactNode } from 'react';
import { useUser } from '../../../lib/session.tsx';

interface SignedAsProps {
  on: 'letter' | 'addendum';
  provider: NamedProvider | null;
}

/** The account's name, which nobody chooses at signing. One that is not the provider's must not go unseen. */
export function SignedAs({ on, provider }: SignedAsProps) {
  const user = useUser();
  const { npi, credentials } = user.profile;
  const printed_name = user.profile.printed_name ?? user.full_name ?? user.username;
  const name = credentials ? `${printed_name}, ${credentials}` : printed_name;
  const account = { printed_name, npi };
  // A hand on the provider step is of the letter alone.
  const named = provider && (on === 'letter' ? provider : { name: provider.name, npi: provider.npi });
  const missing = named && signedFor(account, named);
  const printed = on === 'letter' ? printed_name : name;
  return (
    <div>
      <Text>
        You sign as <strong>{name}</strong>. This name of your account is printed on the {on}.
      </Text>
      {named && missing !== null && (
        <Warning>
          You are not the provider: the {on} will say “Signed by {printed}
          {inPlaceOf(missing)}”.
        </Warning>
      )}
      {on === 'letter' && named && !isProvider(account, named) && isUnconfirmed(account, named) && (
        <Warning>
          Your account has no NPI: the letter will say that this site has not confirmed which is yours.
          Whoever manages users sets it in your profile.
        </Warning>
      )}
    </div>
  );
}

const Warning = ({ children }: { children: ReactNode }) => (
  <Text fz="sm" c="light-dark(#8a4b00, #ffc078)" role="note">
    <IconAlertTriangle size={14} aria-hidden /> {children}
  </Text>
);
