import { TextInput } from '@mantine/core';
import type { CaseHistoryEntry } from '@vouchwell/contract';
import { clockTime } from '@vouchwell/rules';
import { useRef, useState } from 'react';
import { useSiteZone } from '../../lib/site-time.ts';

/** `YYYY-MM-DDTHH:mm`, as a field for a moment has it, by the clock of a zone. */
function clockText(at: string, zone: string): string {
  const { day, time } = clockTime(new Date(at), zone);
  return `${day}T${time.slice(0, 5)}`;
}

interface AtMomentProps {
  /** Newest first. */
  entries: readonly CaseHistoryEntry[];
  changes: number;
  /** Resolves to all entries. */
  onAll: () => Promise<readonly CaseHistoryEntry[]>;
  onChange: (change: number) => void;
}

/** Shows the case as it stood at any moment of the site’s clock: as the last change until then left it. */
export function AtMoment({ entries, changes, onAll, onChange }: AtMomentProps) {
  const zone = useSiteZone();
  const [isBefore, setIsBefore] = useState(false);
  const newest = useRef('');
  const look = async (moment: string) => {
    newest.current = moment;
    const lastOf = (known: readonly CaseHistoryEntry[]) =>
      known.find(({ at }) => clockText(at, zone) <= moment);
    const last = lastOf(entries) ?? (entries.length < changes ? lastOf(await onAll()) : undefined);
    if (newest.current !== moment) return;
    setIsBefore(!last);
    if (last) onChange(last.revision + 1);
  };
  return (
    <TextInput
      type="datetime-local"
      label="As it stood at"
      description={`The site’s clock (${zone})`}
      data-print="hidden"
      w={{ base: '100%', sm: 260 }}
      error={isBefore && 'The case was opened later.'}
      onChange={({ currentTarget: { value } }) => {
        if (value) void look(value);
      }}
    />
  );
}
