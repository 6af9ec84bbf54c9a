import { Button, Group, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { SearchBox } from '../../ui/lists/search-box.tsx';
import { actionLabels, type AuditChoice, outcomeLabels, readers, whyLabels } from './audit-words.ts';

interface AuditFiltersProps {
  asked: AuditChoice;
  filtered: boolean;
  onChange: (choice: Partial<AuditChoice>) => void;
  onClear: () => void;
}

const numbers = [
  [
    { name: 'person', label: 'Person no.' },
    { name: 'patient', label: 'Patient no.' },
  ],
  [
    { name: 'case', label: 'Case no.' },
    { name: 'note', label: 'Note no.' },
  ],
] as const;
const days = [
  { name: 'from', label: 'From' },
  { name: 'to', label: 'To' },
] as const;
const TYPING_MS = 400;
/** What belongs together shares a line of a phone. */
const together = { gap: 'xs', wrap: 'nowrap', align: 'flex-start', w: { base: '100%', xs: 'auto' } } as const;

interface TypedProps {
  label: string;
  value: string;
  /** What the list can be asked for of it; empty: nothing. */
  read: (text: string) => string;
  wide?: boolean;
  onSend: (text: string) => void;
}

/** One number or address; what is being typed is sent when the typing ends, and said where it is no number. */
function Typed({ label, value, read, wide, onSend }: TypedProps) {
  const [wrong, setWrong] = useState(false);
  const send = useDebouncedCallback((typed: string) => {
    const text = typed.trim();
    const isNone = text !== '' && read(text) === '';
    setWrong(isNone);
    // The list stays what its filters say: what is no number narrows nothing, and widens nothing.
    if (!isNone) onSend(text);
  }, TYPING_MS);
  return (
    <TextInput
      key={value}
      label={label}
      flex={{ base: 1, xs: 'none' }}
      miw={0}
      w={{ base: 'auto', xs: wide ? 150 : 104 }}
      defaultValue={value}
      inputMode={wide ? 'text' : 'numeric'}
      maxLength={wide ? 60 : 15}
      error={wrong && 'Digits only'}
      onChange={(event) => send(event.currentTarget.value)}
    />
  );
}

export function AuditFilters({ asked, filtered, onChange, onClear }: AuditFiltersProps) {
  const turned = asked.from !== '' && asked.to !== '' && asked.from > asked.to;
  return (
    <Group gap="xs" mb="md" align="flex-end" role="group" aria-label="Filters" data-print="hidden">
      <SearchBox
        label="Search the history"
        placeholder="Search by what was done, or by whom"
        search={asked.text}
        onSearch={(text) => onChange({ text })}
      />
      <FilterSelect
        label="Filter by action"
        all="All actions"
        labels={actionLabels}
        value={readers.action(asked.action)}
        onChange={(action) => onChange({ action })}
      />
      <FilterSelect
        label="Filter by outcome"
        all="All outcomes"
        labels={outcomeLabels}
        value={readers.outcome(asked.outcome)}
        onChange={(outcome) => onChange({ outcome })}
      />
      <FilterSelect
        label="Filter by reason"
        all="Any reason"
        labels={whyLabels}
        value={readers.why(asked.why)}
        onChange={(why) => onChange({ why })}
      />
      <Group {...together}>
        {days.map(({ name, label }) => (
          <TextInput
            key={`${name} ${asked[name]}`}
            type="date"
            label={label}
            flex={{ base: 1, xs: 'none' }}
            miw={0}
            defaultValue={asked[name]}
            error={name === 'from' && turned && 'From is after To'}
            onChange={(event) => onChange({ [name]: readers[name](event.currentTarget.value) })}
          />
        ))}
      </Group>
      {numbers.map((pair) => (
        <Group key={pair[0].name} {...together}>
          {pair.map(({ name, label }) => (
            <Typed
              key={name}
              label={label}
              value={asked[name]}
              read={readers[name]}
              onSend={(text) => onChange({ [name]: text })}
            />
          ))}
        </Group>
      ))}
      <Typed
        label="Address"
        wide
        value={asked.address}
        read={readers.address}
        onSend={(address) => onChange({ address })}
      />
      {filtered && (
        <Button variant="subtle" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </Group>
  );
}
