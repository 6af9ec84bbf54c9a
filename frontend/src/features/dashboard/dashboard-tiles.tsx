import { Group, Paper, SimpleGrid, Skeleton, Text, ThemeIcon } from '@mantine/core';
import { IconChecklist, IconFiles, IconNotes, IconUsers, type Icon } from '@tabler/icons-react';
import type { CaseStatsResponse } from '@vouchwell/contract';

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

const number = new Intl.NumberFormat();

function Tile({ label, icon: Glyph, value, loading }: TileProps) {
  return (
    <Paper withBorder p="md" role="group" aria-label={label}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Text c="dimmed" fz="sm">
            {label}
          </Text>
          <Skeleton visible={loading} mt={4} w="fit-content">
            <Text fz="1.5rem" fw={650} lh="2rem" miw={48} className="tabular">
              {value ?? '–'}
            </Text>
          </Skeleton>
        </div>
        <ThemeIcon variant="light" size={36} aria-hidden>
          <Glyph size={20} stroke={1.5} />
        </ThemeIcon>
      </Group>
    </Paper>
  );
}

export function DashboardTiles({ stats, loading = false }: DashboardTilesProps) {
  const show = (value: number | undefined, unit = '') =>
    value !== undefined ? number.format(value) + unit : undefined;
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'xs', sm: 'md' }}>
      <Tile label="Total Cases" icon={IconFiles} value={show(stats?.total_cases)} loading={loading} />
      <Tile label="Active Patients" icon={IconUsers} value={show(stats?.active_patients)} loading={loading} />
      <Tile label="Notes Generated" icon={IconNotes} value={show(stats?.notes_generated)} loading={loading} />
      <Tile
        label="Success Rate"
        icon={IconChecklist}
        value={show(stats?.success_rate, '%')}
        loading={loading}
      />
    </SimpleGrid>
  );
}
