import { Button, Group, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { actionLabels, type AuditChoice, outcomeLabels, readers, whyLabels } from './audit-words.ts';

interface AuditFiltersProps {
  asked: AuditChoice;
  filtered: boolean;
  onChange: (choice: Partial<AuditChoice>) => void;
  onClear: () => void;
}

const numbers = [
  { name: 'person', label: 'Person no.' },
  { name: 'patient', label: 'Patient no.' },
  { name: 'case', label: 'Case no.' },
] as const;
const days = [
  { name: 'from', label: 'From' },
  { name: 'to', label: 'To' },
] as const;
const TYPING_MS = 400;

/** One number or address; what is being typed is sent when the typing ends. */
function Typed({
  label,
  value,
  wide,
  onSend,
}: {
  label: string;
  value: string;
  wide?: boolean;
  onSend: (text: string) => void;
}) {
  const send = useDebouncedCallback((text: string) => onSend(text.trim()), TYPING_MS);
  return (
    <TextInput
      key={value}
      label={label}
      w={wide ? 150 : 104}
      defaultValue={value}
      inputMode={wide ? 'text' : 'numeric'}
      maxLength={wide ? 60 : 15}
      onChange={(event) => send(event.currentTarget.value)}
    />
  );
}

export function AuditFilters({ asked, filtered, onChange, onClear }: AuditFiltersProps) {
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
      {days.map(({ name, label }) => (
        <TextInput
          key={`${name} ${asked[name]}`}
          type="date"
          label={label}
          defaultValue={asked[name]}
          onChange={(event) => onChange({ [name]: readers[name](event.currentTarget.value) })}
        />
      ))}
      {numbers.map(({ name, label }) => (
        <Typed
          key={name}
          label={label}
          value={asked[name]}
          onSend={(text) => onChange({ [name]: readers[name](text) })}
        />
      ))}
      <Typed label="Address" wide value={asked.address} onSend={(address) => onChange({ address })} />
      {filtered && (
        <Button variant="subtle" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </Group>
  );
}
