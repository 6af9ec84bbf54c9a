import { Group, Stack, Text, Title } from '@mantine/core';
import type { CaseReadinessResponse } from '@vouchwell/contract';
import type { CaseEvidence, Outlook } from '@vouchwell/rules';
import { ReadinessBadge } from '../../ui/words/readiness-badge.tsx';
import { FindingsList, type FindingsListProps } from './public/findings-list.tsx';

interface StandingProps extends Pick<FindingsListProps, 'onAsk' | 'note'> {
  held: CaseReadinessResponse;
  evidence: CaseEvidence;
  /** By what is not saved yet; null: nothing is. */
  outlook: Outlook | null;
}

/** Against its payer’s criteria, with what is being typed; once that is saved or refused, as the server says. */
export function Standing({ held, outlook, evidence, note, onAsk }: StandingProps) {
  const { standing, questions } = outlook ?? held;
  const findings = outlook?.findings ?? held.readiness?.findings;
  return (
    <Stack gap="xs" component="section" aria-label="Readiness">
      <Group justify="space-between">
        <Title order={3}>Readiness</Title>
        <ReadinessBadge standing={standing} />
      </Group>
      <Text fz="sm" role="status">
        {outlook && 'Not saved yet: this is how it would stand with what you are answering.'}
      </Text>
      {findings ? (
        <FindingsList
          findings={findings}
          {...(outlook && { saved: held.readiness?.findings ?? [] })}
          questions={questions}
          held={evidence}
          note={note}
          onAsk={onAsk}
        />
      ) : (
        <Text fz="sm" c="dimmed">
          Say who pays, and the case is held against the published criteria of that payer.
        </Text>
      )}
      <Text fz="sm" c="dimmed">
        Published rules with their sources and dates. No payment is promised.
      </Text>
    </Stack>
  );
}
