import { Group, Paper, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { IconChecklist, IconFiles, IconNotes, IconUsers, type Icon } from '@tabler/icons-react';
import type { CaseStatsResponse } from '@vouchwell/contract';
import { numberText } from '../../lib/counted.ts';

export interface DashboardTilesProps {
  /** undefined: not known yet, or not to be had. */
  stats: CaseStatsResponse | undefined;
  loading?: boolean;
}

interface TileProps {
  label: string;
  icon: Icon;
  value: string | undefined;
  loading: boolean;
}

function Tile({ label, icon: Glyph, value, loading }: TileProps) {
  return (
    <Group gap="xs" wrap="nowrap" role="group" aria-label={label}>
      <Glyph size={18} stroke={1.5} color="var(--mantine-color-accent-text)" aria-hidden />
      <Text c="dimmed" fz="sm">
        {label}
      </Text>
      <Skeleton visible={loading} w="fit-content">
        <Text fz="lg" fw={650} miw={24} className="tabular">
          {value ?? '–'}
        </Text>
      </Skeleton>
    </Group>
  );
}

export function DashboardTiles({ stats, loading = false }: DashboardTilesProps) {
  const show = (value: number | undefined, unit = '') =>
    value !== undefined ? numberText(value) + unit : undefined;
  return (
    <Paper withBorder px="md" py={8}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="xs" verticalSpacing={4}>
        <Tile label="Total Cases" icon={IconFiles} value={show(stats?.total_cases)} loading={loading} />
        <Tile
          label="Active Patients"
          icon={IconUsers}
          value={show(stats?.active_patients)}
          loading={loading}
        />
        <Tile
          label="Notes Generated"
          icon={IconNotes}
          value={show(stats?.notes_generated)}
          loading={loading}
        />
        <Tile
          label="Success Rate"
          icon={IconChecklist}
          value={show(stats?.success_rate, '%')}
          loading={loading}
        />
      </SimpleGrid>
    </Paper>
  );
}
