import { Button, Group, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp, IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { DayField } from '../../ui/lists/day-field.tsx';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { SearchBox } from '../../ui/lists/search-box.tsx';
import { useTyped } from '../../ui/lists/use-typed.ts';
import { SubjectField } from './public/subject-field.tsx';
import type { SubjectKind } from './public/subject-requests.ts';
import type { SubjectNames } from './public/subject-words.ts';
import { actionLabels, type AuditChoice, outcomeLabels, readers, whyLabels } from './audit-words.ts';

interface AuditFiltersProps {
  asked: AuditChoice;
  filtered: boolean;
  names: SubjectNames;
  onChange: (choice: Partial<AuditChoice>) => void;
  onPick: (kind: SubjectKind) => void;
  onClear: () => void;
}

const subjects = [
  { kind: 'person', label: 'Person', nobody: 'Any person' },
  { kind: 'patient', label: 'Patient', nobody: 'Any patient' },
] as const;
const numbers = [
  { name: 'case', label: 'Case no.' },
  { name: 'note', label: 'Note no.' },
] as const;
const days = [
  { name: 'from', label: 'From' },
  { name: 'to', label: 'To' },
] as const;
/** What belongs together shares a line of a phone. */
const together = { gap: 'xs', wrap: 'nowrap', align: 'flex-start', w: { base: '100%', xs: 'auto' } } as const;

interface TypedProps {
  label: string;
  value: string;
  /** What the list can be asked for of it; empty: nothing. */
  read: (text: string) => string;
  /** What is said of anything else. */
  wanted?: string;
  wide?: boolean;
  onSend: (text: string) => void;
}

/** One number or address; it is said where it is none. */
function Typed({ label, value, read, wanted = 'Digits only', wide, onSend }: TypedProps) {
  const isNone = (text: string) => text !== '' && read(text) === '';
  // The list stays what its filters say: what is none narrows nothing, and widens nothing.
  const typed = useTyped(value, (text) => !isNone(text) && onSend(text));
  return (
    <TextInput
      {...typed}
      label={label}
      flex={{ base: 1, xs: 'none' }}
      miw={0}
      w={{ base: 'auto', xs: wide ? 150 : 104 }}
      inputMode={wide ? 'text' : 'numeric'}
      maxLength={wide ? 60 : 15}
      error={isNone(typed.value.trim()) && wanted}
    />
  );
}

type FurtherProps = Pick<AuditFiltersProps, 'asked' | 'names' | 'onChange' | 'onPick'>;

/** All but the words. */
function FurtherFilters({ asked, names, onChange, onPick }: FurtherProps) {
  const turned = asked.from !== '' && asked.to !== '' && asked.from > asked.to;
  return (
    <>
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
          <DayField
            key={name}
            label={label}
            value={asked[name]}
            error={name === 'from' && turned && 'From is after To'}
            onSend={(day) => onChange({ [name]: readers[name](day) })}
          />
        ))}
      </Group>
      <Group {...together}>
        {subjects.map(({ kind, ...shown }) => (
          <SubjectField
            key={kind}
            {...shown}
            kind={kind}
            value={asked[kind]}
            name={names[kind]}
            onPick={() => onPick(kind)}
          />
        ))}
      </Group>
      <Group {...together}>
        {numbers.map(({ name, label }) => (
          <Typed
            key={name}
            label={label}
            value={asked[name]}
            read={readers[name]}
            onSend={(text) => onChange({ [name]: text })}
          />
        ))}
      </Group>
      <Typed
        label="Address"
        wide
        value={asked.address}
        read={readers.address}
        wanted="Such as 10.1.2.3"
        onSend={(address) => onChange({ address })}
      />
    </>
  );
}

/** On phones all but the words wait behind a button that says how many of them are set: the entries are what one came for. */
export function AuditFilters({ asked, filtered, onClear, ...further }: AuditFiltersProps) {
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [open, setOpen] = useState(false);
  const set = Object.entries(asked).filter(([name, value]) => name !== 'text' && value !== '').length;
  return (
    <Group gap="xs" mb="md" align="flex-end" role="group" aria-label="Filters" data-print="hidden">
      <SearchBox
        label="Search the history"
        placeholder="Search by what was done, or by whom"
        search={asked.text}
        onSearch={(text) => further.onChange({ text })}
      />
      {narrow && (
        <Button
          variant={set > 0 ? 'light' : 'default'}
          leftSection={<IconFilter size={16} aria-hidden />}
          rightSection={
            open ? <IconChevronUp size={14} aria-hidden /> : <IconChevronDown size={14} aria-hidden />
          }
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {set > 0 ? `Filters (${set})` : 'Filters'}
        </Button>
      )}
      {(open || !narrow) && <FurtherFilters asked={asked} {...further} />}
      {filtered && (
        <Button variant="subtle" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </Group>
  );
}
