import { PasswordInput, type PasswordInputProps } from '@mantine/core';

export const OWN_PASSWORD = 'current-password';

/** The password of whoever is signed in, asked again. A dialog begins there. */
export function OwnPassword(props: PasswordInputProps) {
  return (
    <PasswordInput label="Your password" required autoComplete={OWN_PASSWORD} data-autofocus {...props} />
  );
}
