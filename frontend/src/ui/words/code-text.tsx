import { Text, type TextProps } from '@mantine/core';
import type { ReactNode } from 'react';

/** ICD-10, NPI, HCPCS: in a face where no two characters look alike. */
export function CodeText({ children, ...props }: TextProps & { children: ReactNode }) {
  return (
    <Text span ff="monospace" style={{ whiteSpace: 'nowrap' }} {...props}>
      {children}
    </Text>
  );
}
