import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconEye, IconFileAlert } from '@tabler/icons-react';
import { alertExplanationLabel, alertRules, type AlertState, alertStateLabel, dayIn } from '@vouchwell/rules';
import { counted, numberText } from '../../lib/counted.ts';
import { useSiteZone } from '../../lib/site-time.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { namesApart } from '../../ui/lists/names-apart.ts';
import type { Sorting } from '../../ui/lists/sorting.tsx';
import { StateBadge } from '../../ui/words/status-badge.tsx';
import { fullTime, When } from '../../ui/words/when.tsx';
import type { AlertRow } from './alert-requests.ts';

const looks: Record<AlertState, { color: string; icon: typeof IconEye }> = {
  open: { color: 'yellow', icon: IconAlertTriangle },
  looked_at: { color: 'blue', icon: IconEye },
  explained: { color: 'green', icon: IconCircleCheck },
  recorded: { color: 'red', icon: IconFileAlert },
};
/** Patients of one alert that are named; the rest is counted. */
const NAMED = 3;

/** What was counted, such as `Patients looked at without a reason within a day: 6`. */
export function foundText({ rule, measure }: AlertRow): string {
  const { counts } = alertRules[rule];
  return `${counts.charAt(0).toUpperCase()}${counts.slice(1)}: ${numberText(measure)}`;
}

const patientsText = ({ names, measure }: AlertRow): string => {
  const rest = names.length - NAMED;
  if (names.length === 0) return counted(measure, 'patient');
  return [...names.slice(0, NAMED), ...(rest > 0 ? [`and ${numberText(rest)} more`] : [])].join(', ');
};

const askedText = ({ person_name, rule }: AlertRow) => `${person_name}: ${alertRules[rule].label}`;
const lastText = ({ last_at }: AlertRow) => `last look ${fullTime(last_at)}`;

/** In the history: whose looks, from the first day to the last, and at whom where it was one. */
function looksOf({ person, patients, first_at, last_at }: AlertRow, zone: string): string {
  const day = (at: string) => dayIn(new Date(at), zone);
  const asked = new URLSearchParams({ person: String(person), from: day(first_at), to: day(last_at) });
  if (patients.length === 1) asked.set('patient', String(patients[0]));
  return `/app/audit?${asked.toString()}`;
}

/** What came of it, in words. */
function outcomeText(row: AlertRow): string {
  const { state, explanation, explained_by, incident, decided_by } = row;
  if (state === 'explained') return `${alertExplanationLabel[explanation!]}, says ${explained_by}`;
  if (state === 'recorded') return `Incident ${incident}, by ${decided_by}`;
  return state === 'looked_at' ? `By ${decided_by}` : '';
}

function Found({ row }: { row: AlertRow }) {
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Text component="span" fw={600}>
        {alertRules[row.rule].label}
      </Text>
      <Text fz="xs" c="dimmed">
        {foundText(row)}
      </Text>
    </div>
  );
}

function State({ row }: { row: AlertRow }) {
  return (
    <div>
      <StateBadge {...looks[row.state]} label={alertStateLabel[row.state]} />
      <Text fz="xs" c="dimmed">
        {outcomeText(row)}
      </Text>
    </div>
  );
}

const columnsFor = (
  zone: string,
  nameOf: (row: AlertRow) => string,
  onDecide: (row: AlertRow) => void,
): Column<AlertRow>[] => [
  { header: 'What was found', kind: 'main', cell: (row) => <Found row={row} /> },
  { header: 'Who', sort: 'person', cell: ({ person_name }) => person_name },
  { header: 'Patients', cell: patientsText },
  { header: 'Last look', sort: 'last_look', cell: ({ last_at }) => <When at={last_at} /> },
  { header: 'State', sort: 'state', cell: (row) => <State row={row} /> },
  {
    header: 'Actions',
    kind: 'actions',
    cell: (row) => (
      <Group gap={4} wrap="nowrap" justify="flex-end" data-print="hidden">
        <ButtonLink
          size="compact-sm"
          variant="subtle"
          aria-label={`Looks of ${nameOf(row)}`}
          to={looksOf(row, zone)}
        >
          Looks
        </ButtonLink>
        <Button
          size="compact-sm"
          variant="light"
          aria-label={`Decide on ${nameOf(row)}`}
          onClick={() => onDecide(row)}
        >
          Decide
        </Button>
      </Group>
    ),
  },
];

interface AlertTableProps {
  alerts: AlertRow[];
  /** The next page is on its way; this one stays in sight. */
  waiting: boolean;
  sorting: Sorting;
  onDecide: (row: AlertRow) => void;
}

export function AlertTable({ alerts, waiting, sorting, onDecide }: AlertTableProps) {
  const zone = useSiteZone();
  const nameOf = namesApart(alerts, askedText, lastText);
  return (
    <DataTable
      label="Alerts"
      columns={columnsFor(zone, nameOf, onDecide)}
      rows={alerts}
      rowKey={({ id }) => id}
      waiting={waiting}
      sorting={sorting}
    />
  );
}
