import { Group, Stack } from '@mantine/core';
import { IconBellOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type AlertRuleName, alertRuleNames, alertRules, alertStateLabel } from '@vouchwell/rules';
import { useState } from 'react';
import { numberText } from '../../lib/counted.ts';
import { aNumber, oneOf, sortedBy, useListFilter } from '../../lib/list-filter.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section } from '../../ui/section.tsx';
import { sortingBy } from '../../ui/lists/sorting.tsx';
import { SubjectField } from '../audit/public/subject-field.tsx';
import type { SubjectNames } from '../audit/public/subject-words.ts';
import { useSubjects } from '../audit/public/use-subjects.tsx';
import { type AlertPage, type AlertRow, alertsQuery, PER_PAGE } from './alert-requests.ts';
import { AlertRules } from './alert-rules.tsx';
import { AlertTable } from './alert-table.tsx';
import { DecideAlert } from './decide-alert.tsx';

const ruleLabel = Object.fromEntries(alertRuleNames.map((name) => [name, alertRules[name].label])) as Record<
  AlertRuleName,
  string
>;
const readers = {
  state: oneOf(alertStateLabel),
  rule: oneOf(ruleLabel),
  person: aNumber,
  patient: aNumber,
  sort: sortedBy('alerts'),
};
const subjectFields = [
  { kind: 'person', label: 'Person', nobody: 'Any person' },
  { kind: 'patient', label: 'Patient', nobody: 'Any patient' },
] as const;

const waitingText = (open: number) =>
  open === 0 ? 'None is open.' : open === 1 ? '1 is open.' : `${numberText(open)} are open.`;

/** What the alerts themselves say of whom they are asked about. */
function saidNames(asked: { person: string; patient: string }, page: AlertPage | undefined): SubjectNames {
  const patient = page?.patients.find(({ id }) => String(id) === asked.patient);
  const on = page?.rows.find(({ person }) => String(person) === asked.person);
  return { patient: patient?.name, person: on?.person_name };
}

/** What the rules found in the history, and what came of it. */
export function AlertsScreen() {
  const by = useListFilter(readers);
  const query = useQuery(alertsQuery(by.filter));
  const [deciding, setDeciding] = useState<AlertRow | null>(null);
  const subjects = useSubjects(by.filter, by.change);
  const open = query.data?.open;
  const names = subjects.namesOf(saidNames(by.filter, query.data));
  return (
    <>
      <Breadcrumb
        way={[
          { label: 'Dashboard', to: '/app' },
          { label: 'Audit', to: '/app/audit' },
        ]}
        here="Alerts"
      />
      <PageTitle
        title="Alerts"
        text={`What rules find in who looked at whom. An alert is a question, not a verdict. ${open === undefined ? '' : waitingText(open)}`}
      />
      <Stack gap="md">
        <Section title="Found">
          <Group gap="xs" mb="sm" align="flex-end" data-print="hidden">
            <FilterSelect
              label="Filter by state"
              all="All states"
              labels={alertStateLabel}
              value={by.filter.state}
              onChange={(state) => by.change({ state })}
            />
            <FilterSelect
              label="Filter by rule"
              all="All rules"
              labels={ruleLabel}
              value={by.filter.rule}
              onChange={(rule) => by.change({ rule })}
            />
            <Group gap="xs" w={{ base: '100%', xs: 'auto' }}>
              {subjectFields.map((field) => (
                <SubjectField
                  key={field.kind}
                  {...field}
                  value={by.filter[field.kind]}
                  name={names[field.kind]}
                  onPick={() => subjects.pick(field.kind)}
                />
              ))}
            </Group>
          </Group>
          <ListPage
            noun="alerts"
            icon={IconBellOff}
            query={query}
            by={by}
            perPage={PER_PAGE}
            none={{
              title: 'The rules have found nothing',
              text: 'They look through every access as it comes.',
            }}
            noMatch={{ title: 'No alerts match these filters', clear: 'Clear filters' }}
            failed="Failed to load the alerts"
          >
            {(alerts, waiting) => (
              <AlertTable alerts={alerts} waiting={waiting} sorting={sortingBy(by)} onDecide={setDeciding} />
            )}
          </ListPage>
        </Section>
        <Section title="Rules">
          <AlertRules />
        </Section>
      </Stack>
      {subjects.dialog}
      {deciding && <DecideAlert alert={deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}
