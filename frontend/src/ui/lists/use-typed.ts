import { useDebouncedCallback } from '@mantine/hooks';
import { type ChangeEvent, useState } from 'react';

const TYPING_MS = 300;

/**
 * A field of a filter. What is typed is sent, trimmed, when the typing ends; the field follows `value` where that changes
 * by another way. What was sent comes back while its author types on, and takes nothing of that away.
 */
export function useTyped(value: string, onSend: (text: string) => void) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const [sent, setSent] = useState<string | null>(null);
  if (value !== shown) {
    setShown(value);
    setSent(null);
    if (value !== sent) setText(value);
  }
  const send = useDebouncedCallback((typed: string) => {
    setSent(typed);
    onSend(typed);
  }, TYPING_MS);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setText(currentTarget.value);
    send(currentTarget.value.trim());
  };
  return { value: text, onChange };
}
