import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../../lib/clipboard.ts';
import { notifyFailure } from '../../../ui/notify.ts';
import { reportCopied } from '../../cases/public/case-files.ts';

const CONFIRM_MS = 2_000;

/** The trace comes first: what was not recorded is not copied. */
export function CopyNote({ caseId, text }: { caseId: number; text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await reportCopied(caseId);
      await copyText(text);
      setCopied(true);
    } catch {
      notifyFailure('Failed to copy note. Please try again.');
    }
  };
  return (
    <Button
      variant="default"
      leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
    </Button>
  );
}
