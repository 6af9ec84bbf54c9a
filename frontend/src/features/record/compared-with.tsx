import { Select } from '@mantine/core';
import type { CaseHistoryEntry } from '@vouchwell/contract';
import { useSiteZone } from '../../lib/site-time.ts';
import { fullTime } from '../../ui/words/when.tsx';

const PREVIOUS = 'previous';

interface ChoiceProps {
  entries: readonly CaseHistoryEntry[];
  change: number;
  compared: number | null;
  onCompare: (change: number | null) => void;
  /** Somebody looks for one: all changes are wanted. */
  onOpen: () => void;
}

/** With which other change of the whole history the one that is shown is compared. */
export function ComparedWith({ entries, change, compared, onCompare, onOpen }: ChoiceProps) {
  useSiteZone();
  const others = entries.filter(({ revision }) => revision + 1 !== change);
  const options = others.map(({ revision, sentence, by, at }) => ({
    value: String(revision + 1),
    label: `${revision + 1} · ${by} ${sentence}, ${fullTime(at)}`,
  }));
  return (
    <Select
      aria-label="Compared with"
      data-print="hidden"
      searchable
      onDropdownOpen={onOpen}
      allowDeselect={false}
      w={{ base: '100%', sm: 360 }}
      data={[{ value: PREVIOUS, label: 'From the change before' }, ...options]}
      value={compared === null ? PREVIOUS : String(compared)}
      onChange={(value) => onCompare(value === PREVIOUS ? null : Number(value))}
    />
  );
}
