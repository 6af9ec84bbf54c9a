import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ChangedCase, RulePackCheckResponse } from '@vouchwell/contract';
import { type Criterion, type Pack, payerLabel } from '@vouchwell/rules';
import { Link } from 'react-router-dom';
import { counted, numberText } from '../../lib/counted.ts';
import { CodeText } from '../../ui/words/code-text.tsx';
import type { Column } from '../../ui/lists/data-table.tsx';
import { Facts } from '../../ui/words/facts.tsx';
import { Sample } from '../../ui/lists/import-file.tsx';
import { ReadinessBadge } from '../../ui/words/readiness-badge.tsx';
import { confidenceIn, periodText } from './pack-words.ts';
import { ConfidenceBadge } from './public/confidence-badge.tsx';
import { Fingerprint } from './fingerprint.tsx';
import { dayText } from '../../ui/words/when.tsx';

const criterionColumns = (pack: Pack): Column<Criterion>[] => [
  { header: 'Rule', kind: 'plain', cell: ({ id }) => <CodeText>{id}</CodeText> },
  { header: 'What it asks', kind: 'main', cell: ({ text }) => text },
  {
    header: 'Confidence',
    cell: (criterion) => <ConfidenceBadge confidence={confidenceIn(pack, criterion)} />,
  },
];

const caseColumns: Column<ChangedCase>[] = [
  {
    header: 'Case',
    kind: 'plain',
    cell: ({ case_id }) => (
      <Anchor component={Link} to={`/app/case/${case_id}`} target="_blank">
        #{case_id}
      </Anchor>
    ),
  },
  { header: 'Stands now', cell: ({ before }) => <ReadinessBadge standing={before} /> },
  { header: 'Would stand', cell: ({ after }) => <ReadinessBadge standing={after} /> },
  { header: 'Because of', kind: 'main', cell: ({ criteria }) => criteria.join(', ') },
];

function Cases({ cases: { held, cut_off, changed } }: Pick<RulePackCheckResponse, 'cases'>) {
  const held_text = counted(held, 'open case whose payer is known', 'open cases whose payer is known');
  if (changed.count === 0)
    return (
      <Alert role="note" color="green" icon={<IconCircleCheck aria-hidden />} py="xs">
        No open case would stand otherwise. {held_text} {held === 1 ? 'was' : 'were'} held against it.
      </Alert>
    );
  return (
    <>
      <Alert role="note" color="yellow" icon={<IconAlertTriangle aria-hidden />} py="xs">
        {counted(changed.count, 'open case', 'open cases')} of the {cut_off && 'newest '}
        {numberText(held)} whose payer is known would be judged otherwise today. Signed cases keep what they
        were signed with.
      </Alert>
      <Sample
        label="Cases that change"
        rows={changed.first}
        count={changed.count}
        columns={caseColumns}
        rowKey={({ case_id }) => case_id}
      />
    </>
  );
}

/** What a pack is and what it changes, before it is taken. */
export function PackCheck({ found }: { found: RulePackCheckResponse }) {
  const { pack, follows, criteria, signed_by, fingerprint } = found;
  const named = (ids: readonly string[]) => pack.criteria.filter(({ id }) => ids.includes(id));
  const whose = pack.payers.map((payer) => payerLabel[payer]).join(', ');
  return (
    <Stack gap="md">
      <Facts
        cols={2}
        facts={[
          { label: 'Signed by', value: signed_by },
          { label: 'Version', value: pack.version },
          { label: 'Payers', value: pack.states ? `${whose} (${pack.states.join(', ')})` : whose },
          { label: 'Used for deliveries', value: periodText(pack.effective_from, pack.effective_to) },
          {
            label: 'Follows',
            value: follows ? `Version ${follows.version}, which stays for earlier days` : 'No other version',
            isWide: true,
          },
          { label: 'Key', value: <Fingerprint of={fingerprint} />, isWide: true },
        ]}
      />
      {found.rejudges_from !== null && (
        <Alert role="note" color="yellow" icon={<IconAlertTriangle aria-hidden />} py="xs">
          It begins on {dayText(found.rejudges_from)}, which has passed: what was ordered or delivered since
          then is judged by it as well. Signed cases keep what they were signed with.
        </Alert>
      )}
      <Cases cases={found.cases} />
      <Text>
        {counted(pack.criteria.length, 'rule')}: {criteria.added.length} new, {criteria.changed.length}{' '}
        changed, {criteria.removed.length} left out.
      </Text>
      <Sample
        label="New rules"
        rows={named(criteria.added)}
        count={criteria.added.length}
        columns={criterionColumns(pack)}
        rowKey={({ id }) => id}
      />
      <Sample
        label="Changed rules"
        rows={named(criteria.changed)}
        count={criteria.changed.length}
        columns={criterionColumns(pack)}
        rowKey={({ id }) => id}
      />
      {criteria.removed.length > 0 && (
        <Text fz="sm">
          Left out: <CodeText wraps>{criteria.removed.join(', ')}</CodeText>
        </Text>
      )}
    </Stack>
  );
}
