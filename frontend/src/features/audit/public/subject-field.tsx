import { Button, Input } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId } from 'react';
import type { SubjectKind } from './subject-requests.ts';
import { subjectText } from './subject-words.ts';

export interface SubjectFieldProps {
  kind: SubjectKind;
  label: string;
  /** Their number; empty: nobody is chosen. */
  value: string;
  name: string | null | undefined;
  /** What stands there before anybody is chosen. */
  nobody: string;
  error?: string;
  onPick: () => void;
}

/** Whom the history is asked about, and the way to choose another one. */
export function SubjectField({ kind, label, value, name, nobody, error, onPick }: SubjectFieldProps) {
  const told = useId();
  const text = value === '' ? nobody : subjectText(kind, value, name);
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      error={error}
      errorProps={{ id: told }}
      flex={{ base: 1, xs: 'none' }}
      miw={0}
      w={{ base: 'auto', xs: 190 }}
    >
      <Button
        variant="default"
        fullWidth
        fw={400}
        px="sm"
        justify="space-between"
        rightSection={<IconSearch size={14} aria-hidden />}
        title={text}
        aria-label={`${label}: ${text}`}
        aria-haspopup="dialog"
        aria-describedby={error ? told : undefined}
        onClick={onPick}
      >
        {text}
      </Button>
    </Input.Wrapper>
  );
}
