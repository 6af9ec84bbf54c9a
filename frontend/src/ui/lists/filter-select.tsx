import { NativeSelect } from '@mantine/core';
import { choices } from '../../lib/choices.ts';

export interface FilterSelectProps<T extends string> {
  label: string;
  /** What no choice is called: `All types`. */
  all: string;
  labels: Record<T, string>;
  value: T | '';
  onChange: (value: T | '') => void;
  size?: 'xs';
}

/** Leaves a list to what is one of these, or to everything. What else an address names is shown as it is: a list that is
 *  narrowed by it never claims to be whole. */
export function FilterSelect<T extends string>(props: FilterSelectProps<T>) {
  const { label, all, labels, value, onChange, size } = props;
  const unknown = value === '' || Object.hasOwn(labels, value) ? [] : [{ value, label: value }];
  return (
    <NativeSelect
      size={size}
      // On a phone they share a line below the search.
      flex={{ base: '1 1 auto', xs: '0 1 auto' }}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as T | '')}
      data={[{ value: '', label: all }, ...choices(labels), ...unknown]}
    />
  );
}
