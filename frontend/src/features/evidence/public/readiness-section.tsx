import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { NO_EVIDENCE } from '@vouchwell/rules';
import { Failure } from '../../../ui/states/failure.tsx';
import { Section } from '../../../ui/section.tsx';
import { RowSkeletons } from '../../../ui/states/skeletons.tsx';
import { dayText } from '../../../ui/words/when.tsx';
import { countedVerdicts, findingsByRule } from '../findings-by-rule.ts';
import { evidenceQuery, readinessQuery } from './evidence-queries.ts';
import { FindingsList } from './findings-list.tsx';
import { type NoteBeside, useStated } from './use-stated.ts';
import { ReadinessBadge } from '../../../ui/words/readiness-badge.tsx';

/** On the page of a case: how it stands, or stood when it was signed, against its payer’s criteria. */
export function ReadinessSection({ caseId, note }: { caseId: number; note: NoteBeside | undefined }) {
  const held = useQuery(readinessQuery(caseId));
  const evidence = useQuery(evidenceQuery(caseId));
  const stated = useStated(note, held.data);
  if (held.isError) {
    return (
      <Failure title="Failed to load readiness" error={held.error} onRetry={() => void held.refetch()} />
    );
  }
  return (
    <Section title="Readiness" actions={held.data && <ReadinessBadge standing={held.data.standing} />}>
      {held.isPending && <RowSkeletons label="Loading readiness" />}
      {held.data && !held.data.readiness && (
        <Text c="dimmed">No payer was named, so the case is held against no published criteria.</Text>
      )}
      {held.data?.readiness && (
        <Stack gap="sm">
          <Text fz="sm" c="dimmed">
            As of {dayText(held.data.readiness.day)}:{' '}
            {countedVerdicts(findingsByRule(held.data.readiness.findings))}. It states published rules and
            their sources, and promises no payment.
          </Text>
          <FindingsList
            findings={held.data.readiness.findings}
            questions={held.data.questions}
            held={evidence.data ?? NO_EVIDENCE}
            note={evidence.data ? stated : null}
          />
        </Stack>
      )}
    </Section>
  );
}
