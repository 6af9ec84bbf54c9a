import type { ReportResponse } from '@vouchwell/contract';
import { Stack, Text } from '@mantine/core';
import { counted, numberText } from '../../lib/counted.ts';
import { BarTable } from '../../ui/charts/bar-table.tsx';
import { type Fact, Facts } from '../../ui/words/facts.tsx';
import { Section } from '../../ui/section.tsx';
import { FullTime } from '../../ui/words/when.tsx';
import { bytesText, secondsText, shareText } from './duration-text.ts';
import { SavePart } from './save-part.tsx';

interface PartProps {
  report: ReportResponse;
}

export function Notes({ report: { notes, period } }: PartProps) {
  const title = 'Notes';
  return (
    <Section title={title} actions={<SavePart part="models" title={title} period={period} />}>
      <Stack gap="lg">
        <Facts
          cols={4}
          facts={[
            { label: 'Written', value: numberText(notes.written) },
            {
              label: 'By the template in a model’s place',
              value: `${numberText(notes.fallbacks)} (${shareText(notes.fallbacks, notes.written)})`,
            },
            {
              label: 'Signatures that confirmed marks',
              value: `${numberText(notes.with_marks)} of ${numberText(notes.signatures)}`,
            },
            { label: 'Marks confirmed', value: numberText(notes.marks) },
          ]}
        />
        <BarTable
          label="Notes by model"
          headers={['Model', 'Notes', 'Median time', 'A quarter took longer than']}
          rows={notes.models.map(({ model, notes: count, seconds }) => ({
            name: model ?? 'No model',
            values: [count],
            texts: [secondsText(seconds.median), secondsText(seconds.upper_quartile)],
          }))}
        />
      </Stack>
    </Section>
  );
}

export function Feedback({ report: { feedback, period } }: PartProps) {
  const title = 'Feedback';
  const { rated, average, positive, neutral, negative } = feedback;
  return (
    <Section title={title} actions={<SavePart part="feedback" title={title} period={period} />}>
      <Stack gap="lg">
        <Facts
          cols={4}
          facts={[
            { label: 'Ratings', value: numberText(rated) },
            { label: 'Average score', value: average === null ? '–' : `${average.toFixed(1)} of 5` },
          ]}
        />
        <BarTable
          label="Feedback"
          headers={['Feedback', 'Ratings']}
          rows={[
            { name: 'Positive', values: [positive] },
            { name: 'Neutral', values: [neutral] },
            { name: 'Negative', values: [negative] },
          ]}
        />
      </Stack>
    </Section>
  );
}

const fileLabel: Record<string, string> = {
  events: 'Event log',
  secrets: 'Secrets',
  models: 'Read models',
};

/** What is known of what other machines keep. */
function elsewhere(servers: ReportResponse['storage']['servers']): Fact[] {
  if (!servers) return [];
  const { events, database } = servers;
  return [
    { label: 'Event log', value: events === null ? 'Not known' : counted(events, 'event') },
    {
      label: 'Database of read models and secrets',
      value: database === null ? 'It does not tell its size' : bytesText(database),
    },
  ];
}

export function Storage({ report: { storage } }: PartProps) {
  const { files, servers, free, verified_at, damaged, backup } = storage;
  return (
    <Section title="Storage and backup">
      <Stack gap="sm">
        <Facts
          cols={4}
          facts={[
            ...(files ?? []).map(({ name, bytes }) => ({
              label: fileLabel[name] ?? name,
              value: bytesText(bytes),
            })),
            ...elsewhere(servers),
            {
              label: servers ? 'Free on this server’s disk' : 'Free on the disk',
              value: free === null ? 'Not known' : bytesText(free),
            },
            {
              label: 'Log compared with its hashes',
              value: verified_at === null ? 'Not since the start' : <FullTime at={verified_at} />,
            },
            { label: 'Damaged events', value: numberText(damaged) },
            {
              label: 'Last backup',
              value: backup ? (
                <>
                  <FullTime at={backup.taken_at} />, {numberText(backup.events)} events
                </>
              ) : (
                'None known'
              ),
            },
          ]}
        />
        {servers && (
          <Text fz="sm" c="dimmed">
            Events, read models and secrets lie on other machines, which back them up themselves. How large
            the event log is, its server does not tell here.
          </Text>
        )}
      </Stack>
    </Section>
  );
}
