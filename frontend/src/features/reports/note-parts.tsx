import type { ReportResponse } from '@vouchwell/contract';
import { Stack, Text } from '@mantine/core';
import { BarTable } from '../../ui/bar-table.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Section } from '../../ui/section.tsx';
import { FullTime } from '../../ui/when.tsx';
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
            { label: 'Written', value: notes.written.toLocaleString() },
            {
              label: 'By the template in a model’s place',
              value: `${notes.fallbacks.toLocaleString()} (${shareText(notes.fallbacks, notes.written)})`,
            },
            {
              label: 'Signatures that confirmed marks',
              value: `${notes.with_marks.toLocaleString()} of ${notes.signatures.toLocaleString()}`,
            },
            { label: 'Marks confirmed', value: notes.marks.toLocaleString() },
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
            { label: 'Ratings', value: rated.toLocaleString() },
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

export function Storage({ report: { storage } }: PartProps) {
  const { files, free, verified_at, damaged, backup } = storage;
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
            { label: 'Free on the disk', value: free === null ? 'Not known' : bytesText(free) },
            {
              label: 'Log compared with its hashes',
              value: verified_at === null ? 'Not since the start' : <FullTime at={verified_at} />,
            },
            { label: 'Damaged events', value: damaged.toLocaleString() },
            {
              label: 'Last backup',
              value: backup ? (
                <>
                  <FullTime at={backup.taken_at} />, {backup.events.toLocaleString()} events
                </>
              ) : (
                'None known'
              ),
            },
          ]}
        />
        {files === null && (
          <Text fz="sm" c="dimmed">
            Events, read models and secrets lie on other machines, which back them up themselves.
          </Text>
        )}
      </Stack>
    </Section>
  );
}
