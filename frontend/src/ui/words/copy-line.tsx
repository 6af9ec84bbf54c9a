import { Code, Group } from '@mantine/core';
import { CopyButton } from './copy-button.tsx';

/** A line to be typed elsewhere, such as at a server, with a button that copies it. */
export function CopyLine({ line }: { line: string }) {
  return (
    <Group gap="xs">
      <Code style={{ overflowWrap: 'anywhere' }}>{line}</Code>
      <CopyButton
        size="compact-xs"
        iconSize={14}
        text={line}
        label={`Copy ${line}`}
        failed="The line could not be copied. Select it and copy it by hand."
      />
    </Group>
  );
}
