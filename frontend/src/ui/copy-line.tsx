import { Button, Code, Group } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { copyText } from '../lib/clipboard.ts';
import { notifyFailure } from './notify.ts';

const CONFIRM_MS = 2_000;

/** A line to be typed elsewhere, such as at a server, with a button that copies it. */
export function CopyLine({ line }: { line: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    copyText(line).then(
      () => setCopied(true),
      () => notifyFailure('The line could not be copied. Select it and copy it by hand.'),
    );
  };
  return (
    <Group gap="xs">
      <Code style={{ overflowWrap: 'anywhere' }}>{line}</Code>
      <Button
        size="compact-xs"
        variant="default"
        leftSection={copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
        onClick={copy}
        aria-label={copied ? undefined : `Copy ${line}`}
      >
        <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
      </Button>
    </Group>
  );
}
