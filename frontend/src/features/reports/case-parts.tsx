import { SimpleGrid, Stack, Text } from '@mantine/core';
import type { ReportResponse } from '@vouchwell/contract';
import { caseStatusLabel } from '@vouchwell/rules';
import { numberText } from '../../lib/counted.ts';
import { BarTable } from '../../ui/charts/bar-table.tsx';
import { Facts } from '../../ui/words/facts.tsx';
import { Section } from '../../ui/section.tsx';
import { TimeChart } from '../../ui/charts/time-chart.tsx';
import { minutesText } from './duration-text.ts';
import { SavePart } from './save-part.tsx';

interface PartProps {
  report: ReportResponse;
}

export function Weeks({ report: { cases, period } }: PartProps) {
  const { weeks } = cases;
  const title = 'Week by week';
  const bars = (label: string, values: number[]) => ({ label, kind: 'bars' as const, values });
  return (
    <Section title={title} actions={<SavePart part="weeks" title={title} period={period} />}>
      <TimeChart
        label="Cases and notes by week"
        days={weeks.map(({ week }) => week)}
        series={[
          bars(
            'Cases opened',
            weeks.map(({ opened }) => opened),
          ),
          bars(
            'Of them signed',
            weeks.map(({ signed }) => signed),
          ),
          bars(
            'Of them completed',
            weeks.map(({ completed }) => completed),
          ),
          bars(
            'Notes written',
            weeks.map(({ notes }) => notes),
          ),
        ]}
      />
    </Section>
  );
}

/** How long each took: longer than the row above. */
function SignedWithin({ buckets }: { buckets: ReportResponse['cases']['signed_within'] }) {
  const longest = buckets.findLast(({ up_to }) => up_to !== null)?.up_to ?? null;
  return (
    <BarTable
      label="From opening to signature"
      headers={['Signed', 'Cases']}
      rows={buckets.map(({ up_to, count }) => ({
        name: up_to === null ? `After more than ${minutesText(longest)}` : `Within ${minutesText(up_to)}`,
        values: [count],
      }))}
    />
  );
}

export function Signing({ report: { cases, period } }: PartProps) {
  const { count, median, lower_quartile, upper_quartile } = cases.minutes_to_signature;
  const title = 'From opening to signature';
  return (
    <Section title={title} actions={<SavePart part="signing" title={title} period={period} />}>
      {count === 0 ? (
        <Text c="dimmed">No case that was opened in this period is signed.</Text>
      ) : (
        <Stack gap="md">
          <Facts
            cols={4}
            facts={[
              { label: 'Signed cases', value: numberText(count) },
              { label: 'Median', value: minutesText(median) },
              { label: 'A quarter took less than', value: minutesText(lower_quartile) },
              { label: 'A quarter took longer than', value: minutesText(upper_quartile) },
            ]}
          />
          <SignedWithin buckets={cases.signed_within} />
        </Stack>
      )}
    </Section>
  );
}

const CATEGORIES_SHOWN = 12;

/** The others together, where there are many. */
function shortened(categories: ReportResponse['cases']['categories']) {
  const rows = categories.map(({ category, cases }) => ({ name: category, values: [cases] }));
  if (rows.length <= CATEGORIES_SHOWN) return rows;
  const rest = categories.slice(CATEGORIES_SHOWN).reduce((sum, { cases }) => sum + cases, 0);
  const others = `${rows.length - CATEGORIES_SHOWN} other categories`;
  return [...rows.slice(0, CATEGORIES_SHOWN), { name: others, values: [rest] }];
}

export function CaseTables({ report: { cases, period } }: PartProps) {
  const save = (part: 'statuses' | 'categories' | 'users', title: string) => (
    <SavePart part={part} title={title} period={period} />
  );
  return (
    <>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Section title="Cases by status" actions={save('statuses', 'Cases by status')}>
          <BarTable
            label="Cases by status"
            headers={['Status', 'Cases']}
            rows={cases.statuses.map(({ status, cases: count }) => ({
              name: caseStatusLabel[status],
              values: [count],
            }))}
          />
        </Section>
        <Section title="Cases by category" actions={save('categories', 'Cases by category')}>
          <BarTable
            label="Cases by category"
            headers={['Category', 'Cases']}
            rows={shortened(cases.categories)}
          />
        </Section>
      </SimpleGrid>
      <Section title="Cases by user" actions={save('users', 'Cases by user')}>
        <BarTable
          label="Cases by user"
          headers={['User', 'Opened', 'Signed', 'Completed']}
          rows={cases.users.map(({ user_id, full_name, username, opened, signed, completed }) => ({
            key: user_id,
            name: full_name ?? username ?? `User ${user_id}`,
            values: [opened, signed, completed],
          }))}
        />
      </Section>
    </>
  );
}
