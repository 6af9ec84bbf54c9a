import { Accordion, Box, Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconCalendarClock, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { type CodeSet, type Criterion, type Pack, type PackSource, payerLabel } from '@vouchwell/rules';
import { useState } from 'react';
import { counted } from '../../lib/counted.ts';
import { CodeText } from '../../ui/words/code-text.tsx';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { Facts } from '../../ui/words/facts.tsx';
import { Section } from '../../ui/section.tsx';
import { StateBadge } from '../../ui/words/status-badge.tsx';
import { dayText } from '../../ui/words/when.tsx';
import { ConfidenceBadge } from './public/confidence-badge.tsx';
import { Origin } from './pack-origin.tsx';
import type { ShownPack } from './pack-page.ts';
import {
  concernsOf,
  confidenceIn,
  type Force,
  forceLabel,
  forceOf,
  periodText,
  questionsOf,
} from './pack-words.ts';

const forceLooks = {
  ahead: { color: 'blue', icon: IconCalendarClock },
  in_force: { color: 'green', icon: IconCircleCheck },
  over: { color: 'gray', icon: IconCircleDashed },
} as const;

function ForceBadge({ force }: { force: Force }) {
  return <StateBadge {...forceLooks[force]} label={forceLabel[force]} />;
}

const criterionColumns = (pack: Pack): Column<Criterion>[] => [
  { header: 'Rule', kind: 'plain', cell: ({ id }) => <CodeText>{id}</CodeText> },
  {
    header: 'What it asks',
    kind: 'main',
    cell: (criterion) => (
      <div>
        <Text>{criterion.text}</Text>
        {questionsOf(pack, criterion).map((question) => (
          <Text key={question} fz="sm" c="dimmed">
            {question}
          </Text>
        ))}
        {criterion.warns?.map(({ says }) => (
          <Text key={says} fz="sm">
            Warns: {says}
          </Text>
        ))}
      </div>
    ),
  },
  { header: 'Concerns', cell: (criterion) => concernsOf(pack, criterion) },
  {
    header: 'Source',
    cell: ({ sources }) =>
      sources.map(({ source, section }) => [source, section].filter(Boolean).join(' ')).join('; '),
  },
  {
    header: 'Confidence',
    kind: 'line',
    cell: (criterion) => <ConfidenceBadge confidence={confidenceIn(pack, criterion)} />,
  },
];

const sourceColumns: Column<PackSource>[] = [
  { header: 'Source', kind: 'plain', cell: ({ id }) => <Text fw={550}>{id}</Text> },
  { header: 'Title', kind: 'main', cell: ({ title }) => title },
  { header: 'In force', cell: (source) => periodText(source.effective_from, source.effective_to) },
  {
    header: 'Text read as of',
    cell: ({ read_as_of }) => (read_as_of === null ? 'Not read' : dayText(read_as_of)),
  },
  {
    header: 'Confidence',
    kind: 'line',
    cell: ({ confidence }) => <ConfidenceBadge confidence={confidence} />,
  },
];

function Codes({ sets }: { sets: readonly CodeSet[] }) {
  return (
    <Stack gap="sm">
      {sets.map(({ id, title, entries }) => (
        <Box key={id}>
          <Text fw={550}>{title}</Text>
          {entries.map(({ codes, from, to }) => (
            <Text key={codes.join()} fz="sm">
              <CodeText wraps>{codes.map(codesText).join(', ')}</CodeText>
              {(from ?? to) && <Text span c="dimmed">{` · ${periodText(from ?? null, to ?? null)}`}</Text>}
            </Text>
          ))}
        </Box>
      ))}
    </Stack>
  );
}

/** `E11*` as `E11…`, `A5503..A5507` as `A5503–A5507`. */
const codesText = (codes: string) => codes.replace('..', '–').replace('*', '…');

const RULES = 'rules';

interface PackSectionProps {
  shown: ShownPack;
  /** Whether somebody looks for rules: then they stand open. */
  sought: boolean;
  today: string;
  /** Where somebody may end it. */
  onEnd: (() => void) | undefined;
}

/** One pack: whose it is and since when, its criteria, its sources and its codes. */
export function PackSection({ shown, sought, today, onEnd }: PackSectionProps) {
  const { pack, name, until, criteria, imported, delivered } = shown;
  const [unfolded, unfold] = useState(sought ? [RULES] : []);
  const [wasSought, setWasSought] = useState(sought);
  if (sought !== wasSought) {
    setWasSought(sought);
    unfold(sought ? [RULES] : []);
  }
  const { title, version, effective_from, payers, states, sources, code_sets } = pack;
  const whose = payers.map((payer) => payerLabel[payer]).join(', ');
  return (
    <Section
      title={name}
      actions={
        <Group gap="xs">
          <ForceBadge force={forceOf(pack, until, today)} />
          {onEnd && (
            <Button
              variant="default"
              size="xs"
              onClick={onEnd}
              aria-label={`End ${title}, version ${version}`}
            >
              End…
            </Button>
          )}
        </Group>
      }
    >
      <Stack gap="md">
        <Facts
          facts={[
            { label: 'Payers', value: states ? `${whose} (${states.join(', ')})` : whose },
            { label: 'Used for deliveries', value: periodText(effective_from, until) },
            { label: 'Version', value: version },
            { label: 'Origin', value: <Origin imported={imported} delivered={delivered} />, isWide: true },
          ]}
        />
        <Accordion variant="contained" multiple order={3} value={unfolded} onChange={unfold}>
          <Accordion.Item value={RULES}>
            <Accordion.Control>
              Rules ({criteria.length}) <VisuallyHidden>of {name}</VisuallyHidden>
            </Accordion.Control>
            <Accordion.Panel>
              <DataTable
                label={`Criteria of ${name}`}
                columns={criterionColumns(pack)}
                rows={[...criteria]}
                rowKey={({ id }) => id}
              />
            </Accordion.Panel>
          </Accordion.Item>
          <Accordion.Item value="sources">
            <Accordion.Control>
              Sources ({sources.length}) <VisuallyHidden>of {name}</VisuallyHidden>
            </Accordion.Control>
            <Accordion.Panel>
              <DataTable
                label={`Sources of ${name}`}
                columns={sourceColumns}
                rows={[...sources]}
                rowKey={({ id }) => id}
              />
            </Accordion.Panel>
          </Accordion.Item>
          <Accordion.Item value="codes">
            <Accordion.Control>
              Codes ({counted(code_sets.length, 'set')}) <VisuallyHidden>of {name}</VisuallyHidden>
            </Accordion.Control>
            <Accordion.Panel>
              <Codes sets={code_sets} />
            </Accordion.Panel>
          </Accordion.Item>
        </Accordion>
      </Stack>
    </Section>
  );
}
