import { Anchor } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconPhone,
  IconTruckDelivery,
  type Icon,
} from '@tabler/icons-react';
import type { RefillResponse } from '@vouchwell/contract';
import type { RefillState } from '@vouchwell/rules';
import { Link, useNavigate } from 'react-router-dom';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { namesApart } from '../../ui/lists/names-apart.ts';
import { StateBadge } from '../../ui/words/status-badge.tsx';
import { dayText } from '../../ui/words/when.tsx';
import { casePath } from '../cases/public/case-paths.ts';
import { BornAndMrn } from '../patients/public/born-and-mrn.tsx';
import { patientName } from '../patients/public/patient-facts.ts';

const looks: Record<RefillState, { color: string; icon: Icon; label: string }> = {
  early: { color: 'gray', icon: IconClock, label: 'Too early' },
  ask: { color: 'yellow', icon: IconPhone, label: 'Ask the patient' },
  confirmed: { color: 'blue', icon: IconClock, label: 'Patient said yes' },
  deliver: { color: 'yellow', icon: IconTruckDelivery, label: 'Deliver' },
  shipped: { color: 'blue', icon: IconTruckDelivery, label: 'On its way' },
  overdue: { color: 'red', icon: IconAlertTriangle, label: 'Supply used up' },
  delivered: { color: 'green', icon: IconCircleCheck, label: 'Delivered' },
};

export const RefillBadge = ({ state }: { state: RefillState }) => <StateBadge {...looks[state]} />;

const columnsFor = (nameOf: (row: RefillResponse) => string): readonly Column<RefillResponse>[] => [
  {
    header: 'Patient',
    kind: 'line',
    cell: (row) => (
      <div>
        <Anchor component={Link} to={casePath(row.case_id)} aria-label={nameOf(row)}>
          {patientName(row.patient)}
        </Anchor>
        <BornAndMrn patient={row.patient} />
      </div>
    ),
  },
  { header: 'Items', kind: 'line', cell: ({ items }) => items.join(', ') },
  { header: 'Supply ends', cell: ({ supply_end }) => dayText(supply_end) },
  { header: 'Ask from', cell: ({ ask_from }) => dayText(ask_from) },
  { header: 'Deliver from', cell: ({ deliver_from }) => dayText(deliver_from) },
  { header: 'To do', cell: ({ state }) => <RefillBadge state={state} /> },
];

interface RefillTableProps {
  refills: readonly RefillResponse[];
  waiting: boolean;
}

export function RefillTable({ refills, waiting }: RefillTableProps) {
  const navigate = useNavigate();
  const nameOf = namesApart(
    refills,
    ({ patient }) => patientName(patient),
    ({ case_id }) => `case #${case_id}`,
  );
  return (
    <DataTable
      label="Refills"
      columns={columnsFor(nameOf)}
      rows={refills}
      rowKey={({ case_id }) => case_id}
      waiting={waiting}
      onOpen={({ case_id }) => void navigate(casePath(case_id))}
    />
  );
}
