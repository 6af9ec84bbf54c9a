import { Button, Group, Stack, Text } from '@mantine/core';
import { IconUpload, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PatientDetailsResponse } from '@vouchwell/contract';
import { isSearchable, SEARCH_MIN_LENGTH } from '@vouchwell/rules';
import { useState } from 'react';
import { numberText } from '../../lib/counted.ts';
import { messageOf } from '../../lib/http.ts';
import { anyText, sortedBy, useListFilter } from '../../lib/list-filter.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { useNamesImports } from '../../ui/lists/import-pages.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { notifyFailure } from '../../ui/notify.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SearchBox } from '../../ui/lists/search-box.tsx';
import { Section } from '../../ui/section.tsx';
import { sortingBy } from '../../ui/lists/sorting.tsx';
import { ForgettingsList } from '../forgetting/public/forgettings-list.tsx';
import { DueNotice } from '../retention/public/due-notice.tsx';
import { AddPatient } from './add-patient.tsx';
import { EditPatient } from './edit-patient.tsx';
import { ImportPatients } from './import-patients.tsx';
import { MergePatients } from './merge-patients.tsx';
import { PatientDetails } from './patient-details.tsx';
import { PatientTable } from './patient-table.tsx';
import { detailsQuery, PER_PAGE, type Register, registerQuery } from './register-requests.ts';

/** What stands over the list: one thing at a time. */
type Open =
  | { kind: 'nothing' | 'new' | 'import' }
  | { kind: 'details'; id: number }
  | { kind: 'edit' | 'merge'; patient: PatientDetailsResponse };

const nothing: Open = { kind: 'nothing' };
const readers = { search: anyText, sort: sortedBy('patients') };
/** A patient's name is searched for, and stands in no address. */
const unsaid = ['search'];

/** What is too short to be searched for takes nothing out of the list. */
function useRegisterFilter() {
  const by = useListFilter(readers, unsaid);
  const { search } = by.filter;
  return { ...by, filtered: isSearchable(search), isTooShort: search !== '' && !isSearchable(search) };
}

function Dialogs({ open, setOpen }: { open: Open; setOpen: (open: Open) => void }) {
  const close = () => setOpen(nothing);
  const show = (id: number) => setOpen({ kind: 'details', id });
  switch (open.kind) {
    case 'nothing':
      return null;
    case 'new':
      return <AddPatient onUse={({ id }) => show(id)} onClose={close} />;
    case 'import':
      return <ImportPatients onClose={close} />;
    case 'details':
      return (
        <PatientDetails
          id={open.id}
          onShow={show}
          onEdit={(patient) => setOpen({ kind: 'edit', patient })}
          onMerge={(patient) => setOpen({ kind: 'merge', patient })}
          onClose={close}
        />
      );
    case 'edit':
      return <EditPatient patient={open.patient} onClose={close} />;
    case 'merge':
      return <MergePatients patient={open.patient} onMerged={show} onClose={close} />;
  }
}

function Shown({ rows, known }: Register) {
  return (
    <Text fz="sm" c="dimmed" className="tabular">
      {numberText(rows.length)} of {numberText(known)} patients
    </Text>
  );
}

export function PatientsScreen() {
  const by = useRegisterFilter();
  const query = useQuery(registerQuery(by.filter));
  const queries = useQueryClient();
  const [open, setOpen] = useState<Open>(useNamesImports() ? { kind: 'import' } : nothing);
  // A correction stands on the record as it is now, with the cases that hold it.
  const read = useMutation({
    mutationFn: (id: number) => queries.fetchQuery(detailsQuery(id)),
    onError: (error) => notifyFailure(messageOf(error, 'Failed to load patient details')),
  });
  // Whoever opened something else meanwhile is not taken away from it.
  const edit = (id: number) =>
    read.mutate(id, {
      onSuccess: (patient) => setOpen((now) => (now.kind === 'nothing' ? { kind: 'edit', patient } : now)),
    });
  const show = (id: number) => setOpen({ kind: 'details', id });
  return (
    <>
      <Breadcrumb way={[{ label: 'Dashboard', to: '/app' }]} here="Patients" />
      <PageTitle
        title="Patient Management"
        text="Everybody this site has a record of"
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconUpload size={16} aria-hidden />}
              onClick={() => setOpen({ kind: 'import' })}
            >
              Import from CSV
            </Button>
            <Button
              leftSection={<IconUserPlus size={16} aria-hidden />}
              onClick={() => setOpen({ kind: 'new' })}
            >
              Add Patient
            </Button>
          </>
        }
      />
      <Stack gap="md">
        <ForgettingsList standing="waiting" onShow={show} />
        <DueNotice />
        <Section title="Patients">
          <Group mb="sm">
            <SearchBox
              label="Search patients"
              placeholder="Search by name or MRN"
              search={by.filter.search}
              onSearch={(search) => by.change({ search })}
            />
            {query.data && <Shown {...query.data} />}
            {by.isTooShort && (
              <Text fz="sm" c="dimmed" role="status">
                Type at least {SEARCH_MIN_LENGTH} characters to search.
              </Text>
            )}
          </Group>
          <ListPage
            noun="patients"
            icon={IconUsers}
            query={query}
            by={by}
            perPage={PER_PAGE}
            none={{
              title: 'No patients available',
              text: 'Add the first one, or bring a list of them as a CSV file.',
            }}
            noMatch={{ title: 'No patients match your search', clear: 'Clear search' }}
            failed="Failed to load patients"
          >
            {(patients, waiting) => (
              <PatientTable
                patients={patients}
                waiting={waiting}
                sorting={sortingBy(by)}
                onView={({ id }) => show(id)}
                onEdit={({ id }) => edit(id)}
                opening={read.isPending ? read.variables : null}
              />
            )}
          </ListPage>
        </Section>
        <ForgettingsList standing="over" onShow={show} />
      </Stack>
      <Dialogs open={open} setOpen={setOpen} />
    </>
  );
}
