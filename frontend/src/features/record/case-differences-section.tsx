import { Box, Group, Stack, Text } from '@mantine/core';
import type { CaseMomentResponse } from '@vouchwell/contract';
import type { ReactNode } from 'react';
import { useSiteZone } from '../../lib/site-time.ts';
import { Section } from '../../ui/section.tsx';
import { WordDiff } from '../../ui/words/word-diff.tsx';
import { type Difference, differences } from './case-differences.ts';

/** Of a long text so many characters beside each change. */
const AROUND = 120;

/** From so many characters on a change is looked for among the words, as of an item's justification. */
const LONG = 120;
const isLong = (before: string | null, after: string | null) =>
  before !== null && after !== null && Math.max(before.length, after.length) >= LONG;

function What({ difference: { of, before, after, isText } }: { difference: Difference }) {
  if (isText || isLong(before, after))
    return <WordDiff previous={before ?? ''} current={after ?? ''} label={of} around={AROUND} />;
  return (
    <Text component="div" style={{ overflowWrap: 'anywhere' }}>
      {before !== null && <del>{before}</del>}
      {before !== null && after !== null && ' → '}
      {after !== null && <ins>{after}</ins>}
    </Text>
  );
}

interface DifferencesSectionProps {
  /** Null: before the case was opened. */
  before: CaseMomentResponse | null;
  after: CaseMomentResponse;
  /** Chooses what it is compared with. */
  choice: ReactNode;
}

/** What became of the case from one moment to another, field by field, texts by their words. */
export function DifferencesSection({ before, after, choice }: DifferencesSectionProps) {
  // Moments are told by its clock.
  useSiteZone();
  const found = differences(before, after);
  return (
    <Section title="What changed" actions={choice}>
      {found.length === 0 && <Text c="dimmed">Nothing of what a case tells.</Text>}
      <Stack component="dl" gap="sm" m={0}>
        {found.map((difference) => (
          <Box key={difference.of}>
            <Group component="dt" gap="xs">
              <Text fz="sm" c="dimmed">
                {difference.of}
              </Text>
            </Group>
            <Box component="dd" m={0}>
              <What difference={difference} />
            </Box>
          </Box>
        ))}
      </Stack>
    </Section>
  );
}
