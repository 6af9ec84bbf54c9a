import { Anchor, Stack, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

export const ONE_TIME_CODE = 'one-time-code';

/** Six digits that an app shows, as phones fill them in. */
export function CodeInput(props: TextInputProps) {
  return (
    <TextInput
      w="100%"
      placeholder="123 456"
      required
      autoComplete={ONE_TIME_CODE}
      inputMode="numeric"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      {...props}
    />
  );
}

/** The same where a second factor is asked: whoever has no phone at hand types a recovery code, which needs letters. */
export function CodeField(props: TextInputProps) {
  const [recovery, setRecovery] = useState(false);
  const asked = recovery
    ? ({ label: 'Recovery code', placeholder: 'xxxxx-xxxxx', inputMode: 'text' } as const)
    : ({ label: 'Code of your authenticator app' } as const);
  return (
    <Stack gap={4} align="flex-start">
      <CodeInput {...asked} {...props} />
      <Anchor component="button" type="button" fz="sm" onClick={() => setRecovery(!recovery)}>
        {recovery ? 'Use the authenticator app' : 'Use a recovery code'}
      </Anchor>
    </Stack>
  );
}
