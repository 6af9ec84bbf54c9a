import { Button, VisuallyHidden, type ButtonProps } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { copyText } from '../../lib/clipboard.ts';
import { notifyFailure } from '../notify.ts';

const CONFIRM_MS = 2_000;

export interface CopyButtonProps extends Pick<ButtonProps, 'size'> {
  text: string;
  /** Leaves a trace first: what was not recorded is not copied. */
  record?: () => Promise<unknown>;
  /** What is said where it could not be copied. */
  failed: string;
  /** What is copied, for those who hear it. */
  label?: string;
  iconSize?: number;
  /** Shows the icon alone; the words are still there for those who hear it. */
  bare?: boolean;
}

/** Copies a text, and says so for two seconds. */
export function CopyButton({ text, record, failed, label, iconSize = 16, size, bare }: CopyButtonProps) {
  const { isSuccess: copied, ...copy } = useMutation({
    mutationFn: async () => {
      await record?.();
      await copyText(text);
    },
    onError: () => notifyFailure(failed),
  });
  const { reset, submittedAt } = copy;
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(reset, CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [copied, submittedAt, reset]);
  const Glyph = copied ? IconCheck : IconCopy;
  const Words = bare ? VisuallyHidden : 'span';
  const words = copied ? 'Copied' : 'Copy';
  return (
    <Button
      size={size}
      variant="default"
      leftSection={bare ? undefined : <Glyph size={iconSize} aria-hidden />}
      px={bare ? 'xs' : undefined}
      title={bare ? words : undefined}
      onClick={() => copy.mutate()}
      aria-label={copied ? undefined : label}
    >
      {bare && <Glyph size={iconSize} aria-hidden />}
      <Words aria-live="polite">{words}</Words>
    </Button>
  );
}
