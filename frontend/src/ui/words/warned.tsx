import { Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Said } from './field-hint.tsx';

/** What is remarked of what is being typed, and keeps nobody from going on; null: nothing. */
export function Warned({ children }: { children: ReactNode }) {
  return (
    <Said>
      {children !== null && (
        <Group gap={6} c="light-dark(#8a4b00, #ffc078)" wrap="nowrap" align="flex-start">
          <IconAlertTriangle size={16} aria-hidden style={{ flex: 'none', marginTop: 3 }} />
          <div>{children}</div>
        </Group>
      )}
    </Said>
  );
}
