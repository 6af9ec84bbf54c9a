import { Progress, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { InventoryImport, InventoryImportStage } from '@vouchwell/contract';
import { counted, numberText } from '../../lib/counted.ts';
import { Section } from '../../ui/section.tsx';
import { dayText, When } from '../../ui/words/when.tsx';
import { inventoryImportsQuery } from './import-requests.ts';
import classes from '../../ui/lists/rows.module.css';

const stageLabel: Record<InventoryImportStage, string> = {
  running: 'Importing',
  finished: 'Imported',
  failed: 'Not finished',
};

function amount({ what, stage, rows, done }: InventoryImport): string {
  const all = counted(rows, what === 'codes' ? 'code' : 'item');
  return stage === 'finished' ? all : `${numberText(done)} of ${all}`;
}

function ImportLine({ one }: { one: InventoryImport }) {
  const { id, source, edition, stage, rows, done, reason, by, at } = one;
  return (
    <li className={`${classes.row} ${classes.wrapping}`}>
      <div className={classes.grow}>
        <Text fz="sm">
          {stageLabel[stage]}: {amount(one)} from {source}
          {edition && `, in force from ${dayText(edition)}`}
        </Text>
        {reason && (
          <Text fz="sm" c="var(--mantine-color-error)">
            It was given up: {reason}
          </Text>
        )}
        <Text fz="xs" c="dimmed" component="div">
          {by}, <When at={at} />
        </Text>
        {stage === 'running' && (
          <Progress value={(100 * done) / rows} aria-label={`Import ${id}`} mt={4} transitionDuration={0} />
        )}
      </div>
    </li>
  );
}

/** Earlier imports of one kind, and how far the present one is; none: nothing is shown. */
export function ImportsList({ what }: { what: InventoryImport['what'] }) {
  const { data } = useQuery(inventoryImportsQuery);
  const imports = data?.imports.filter((one) => one.what === what) ?? [];
  if (imports.length === 0) return null;
  return (
    <Section title="Imports">
      <ul className={classes.rows} aria-label="Imports">
        {imports.map((one) => (
          <ImportLine key={one.id} one={one} />
        ))}
      </ul>
    </Section>
  );
}
