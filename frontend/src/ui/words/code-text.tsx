import { Text, type TextProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { hasLongWord } from './long-words.ts';

interface Props extends TextProps {
  /** Several beside each other, which may stand in several lines. */
  wraps?: boolean;
  children: ReactNode;
}

/**
 * ICD-10, NPI, HCPCS: in a face where no two characters look alike, and in one piece unless it is longer than a line of a
 * phone may be.
 */
export function CodeText({ wraps, children, ...props }: Props) {
  const breaks = wraps ?? (typeof children === 'string' && hasLongWord(children));
  const style = breaks ? ({ overflowWrap: 'anywhere' } as const) : ({ whiteSpace: 'nowrap' } as const);
  return (
    <Text span ff="monospace" style={style} {...props}>
      {children}
    </Text>
  );
}
