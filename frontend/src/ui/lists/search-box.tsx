import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTyped } from './use-typed.ts';

export interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** What is searched for, as the address says it. */
  search: string;
  onSearch: (text: string) => void;
}

/** Waits for the end of the typing; follows the address when that changes by another way. */
export function SearchBox({ label, placeholder, search, onSearch }: SearchBoxProps) {
  const typed = useTyped(search, onSearch);
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} aria-hidden />}
      {...typed}
      flex="1 1 240px"
      maxLength={200}
    />
  );
}
