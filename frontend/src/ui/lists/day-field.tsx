import { TextInput, type TextInputProps } from '@mantine/core';
import { useTyped } from './use-typed.ts';

interface DayFieldProps extends Pick<TextInputProps, 'label' | 'error' | 'min' | 'max'> {
  /** `YYYY-MM-DD`; empty: none. */
  value: string;
  /** Empty while a day is being typed, and when it was taken out. */
  onSend: (day: string) => void;
}

/** A day that a list is narrowed by. Typed by keyboard it passes years such as 0202: it keeps its place meanwhile. */
export function DayField({ value, onSend, ...field }: DayFieldProps) {
  return (
    <TextInput {...field} {...useTyped(value, onSend)} type="date" flex={{ base: 1, xs: 'none' }} miw={0} />
  );
}
