import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

const DEBOUNCE_MS = 300;

export interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** What is searched for, as the address says it. */
  search: string;
  onSearch: (text: string) => void;
}

/** Waits for the end of the typing; follows the address when that changes by another way. */
export function SearchBox({ label, placeholder, search, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  if (search !== shown) {
    setShown(search);
    if (search !== text.trim()) setText(search);
  }
  const send = useDebouncedCallback((value: string) => onSearch(value.trim()), DEBOUNCE_MS);
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        send(event.currentTarget.value);
      }}
      flex="1 1 240px"
      maxLength={200}
    />
  );
}
