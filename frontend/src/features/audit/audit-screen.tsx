import { Alert, Button, Group, Menu, Text, VisuallyHidden } from '@mantine/core';
import {
  IconBell,
  IconChevronDown,
  IconFileAnalytics,
  IconShieldCheck,
  IconTableExport,
} from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { AuditFormat } from '@vouchwell/contract';
import { useState } from 'react';
import { counted } from '../../lib/counted.ts';
import { messageOf } from '../../lib/http.ts';
import { useListFilter } from '../../lib/list-filter.ts';
import { siteDay } from '../../lib/site-time.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Failure } from '../../ui/states/failure.tsx';
import { notifyFailure } from '../../ui/notify.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Section } from '../../ui/section.tsx';
import { RowSkeletons } from '../../ui/states/skeletons.tsx';
import { AuditDetails } from './audit-details.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditFileAddress, auditQuery, newsQuery } from './audit-requests.ts';
import { type AuditChoice, readers, saidNames, unsaid } from './audit-words.ts';
import { PrintButton, PrintedHead, type Printing } from './printed-head.tsx';
import { AlteredAlert } from './proof/altered-alert.tsx';
import { ReadyQuestions } from './ready-questions.tsx';
import { NoEntries, Timeline } from './timeline.tsx';
import { useSubjects } from './public/use-subjects.tsx';

function SaveFile({ of }: { of: AuditChoice }) {
  const save = useMutation({
    mutationFn: (format: AuditFormat) => auditFileAddress(format, of),
    onSuccess: (address, format) => saveFile(address, `audit-${siteDay()}.${format}`),
    onError: (error) => notifyFailure(messageOf(error, 'Failed to export the audit history')),
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconTableExport size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          loading={save.isPending}
          data-print="hidden"
        >
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => save.mutate('csv')}>As CSV, for a spreadsheet</Menu.Item>
        <Menu.Item onClick={() => save.mutate('ndjson')}>As NDJSON, for a program</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** About whom and when the history is narrowed to. */
function reportsAddress({ patient, person, from, to }: AuditChoice): string {
  const said = Object.entries({ from, to, patient, person }).filter(([, value]) => value !== '');
  return ['/app/audit-reports', new URLSearchParams(said).toString()].filter(Boolean).join('?');
}

/** That something was added since these were read. */
function News({ since, onShow }: { since: number; onShow: () => void }) {
  const { dataUpdatedAt } = useQuery(newsQuery);
  if (since === 0 || dataUpdatedAt <= since) return null;
  return (
    <Alert variant="light" mb="sm" role="status" data-print="hidden">
      <Group gap="sm">
        <Text fz="sm">Something was added to the history.</Text>
        <Button size="xs" variant="default" onClick={onShow}>
          Show it
        </Button>
      </Group>
    </Alert>
  );
}

/** Heard where the history is narrowed or goes on; nothing where it is not known. */
const shownText = (shown: number, more: boolean) =>
  `${counted(shown, 'entry', 'entries')} shown${more ? ', and there are older ones' : ''}`;

/** Everything that was done or tried, as sentences, newest first. */
export function AuditScreen() {
  const by = useListFilter(readers, unsaid);
  const { page: _, ...asked } = by.filter;
  const query = useInfiniteQuery(auditQuery(asked));
  const [open, setOpen] = useState<string | null>(null);
  const subjects = useSubjects(asked, by.change);
  const [printing, setPrinting] = useState<Printing | null>(null);
  const { data, error, refetch } = query;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  // That nothing matched what was asked before says nothing of what is asked now.
  const isOpen = entries.length === 0 && query.isPlaceholderData;
  const older = query.isFetchNextPageError;
  const patients = new Map(data?.pages.flatMap((page) => page.patients).map((one) => [one.id, one]));
  const names = subjects.namesOf(saidNames(asked, entries, patients));
  return (
    <>
      <Breadcrumb way={[{ label: 'Dashboard', to: '/app' }]} here="Audit" />
      <PageTitle
        title="Audit"
        text="Who did what, and who saw whom, newest first. Reading this is in it as well."
        actions={
          <>
            <ButtonLink variant="default" to="/app/alerts" leftSection={<IconBell size={16} aria-hidden />}>
              Alerts
            </ButtonLink>
            <ButtonLink
              variant="default"
              to={reportsAddress(asked)}
              leftSection={<IconFileAnalytics size={16} aria-hidden />}
            >
              Reports
            </ButtonLink>
            <ButtonLink
              variant="default"
              to="/app/audit/proof"
              leftSection={<IconShieldCheck size={16} aria-hidden />}
            >
              Proof
            </ButtonLink>
            <PrintButton onPrinting={setPrinting} />
            <SaveFile of={asked} />
          </>
        }
      />
      <AlteredAlert leads />
      <Section title="History">
        {data && (
          <PrintedHead
            asked={asked}
            names={names}
            entries={entries}
            more={query.hasNextPage}
            printing={printing}
          />
        )}
        <ReadyQuestions
          asked={asked}
          unexplained={data?.pages[0]?.unexplained}
          onAsk={by.change}
          onPick={subjects.pick}
        />
        <AuditFilters
          asked={asked}
          filtered={by.filtered}
          names={names}
          onChange={by.change}
          onPick={subjects.pick}
          onClear={by.clear}
        />
        <News since={query.isFetching ? 0 : query.dataUpdatedAt} onShow={() => void refetch()} />
        {error && !older && (
          <Failure title="Failed to load the audit history" error={error} onRetry={() => void refetch()} />
        )}
        {(query.isPending || isOpen) && (
          <RowSkeletons rows={8} height={44} label="Loading the audit history" />
        )}
        <div role="status">
          {data && entries.length === 0 && !isOpen && <NoEntries filtered={by.filtered} onClear={by.clear} />}
          {entries.length > 0 && !query.isPlaceholderData && (
            <VisuallyHidden>{shownText(entries.length, query.hasNextPage)}</VisuallyHidden>
          )}
        </div>
        {entries.length > 0 && (
          <Timeline
            entries={entries}
            patients={patients}
            waiting={query.isPlaceholderData}
            onOpen={setOpen}
            onNarrow={by.change}
          />
        )}
        {older && (
          <Failure
            title="Failed to load older entries"
            error={error}
            onRetry={() => void query.fetchNextPage()}
          />
        )}
        {query.hasNextPage && (
          <Group justify="center" mt="md" data-print="hidden">
            <Button
              variant="default"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              Show older entries
            </Button>
          </Group>
        )}
      </Section>
      {subjects.dialog}
      {open !== null && <AuditDetails position={open} onClose={() => setOpen(null)} />}
    </>
  );
}
