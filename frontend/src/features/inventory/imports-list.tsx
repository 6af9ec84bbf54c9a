import { List } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { InventoryImport, InventoryImportStage } from '@vouchwell/contract';
import { counted, numberText } from '../../lib/counted.ts';
import { ImportLine } from '../../ui/lists/import-line.tsx';
import { ImportPages, useImportPages } from '../../ui/lists/import-pages.tsx';
import { dayText } from '../../ui/words/when.tsx';
import { inventoryImportsQuery } from './import-requests.ts';

const stageLabel: Record<InventoryImportStage, string> = {
  running: 'Importing',
  finished: 'Imported',
  failed: 'Not finished',
};

function amount({ what, stage, rows, done, left_out }: InventoryImport): string {
  const all = counted(rows, what === 'codes' ? 'code' : 'item');
  return stage === 'finished' && left_out.count === 0 ? all : `${numberText(done)} of ${all}`;
}

function wordsOf(one: InventoryImport): string {
  const { source, edition, stage } = one;
  return `${stageLabel[stage]}: ${amount(one)} from ${source}${edition ? `, in force from ${dayText(edition)}` : ''}`;
}

/** The first by name and reason, and how many more there are. */
function LeftOut({ of: { count, first } }: { of: InventoryImport['left_out'] }) {
  if (count === 0) return null;
  const others = count - first.length;
  const more = others > 0 ? [{ name: `${numberText(others)} more`, reason: 'for the same reasons.' }] : [];
  return (
    <List fz="sm" mt={4} aria-label="Left out">
      {[...first, ...more].map(({ name, reason }) => (
        <List.Item key={name}>
          Left out: {name}, {reason}
        </List.Item>
      ))}
    </List>
  );
}

/** The imports of one kind, and how far one under way is. */
export function ImportsList({ what }: { what: InventoryImport['what'] }) {
  const { page } = useImportPages().filter;
  const query = useQuery(inventoryImportsQuery({ what, page }));
  return (
    <ImportPages query={query}>
      {(one) => (
        <ImportLine
          key={one.id}
          of={one}
          running={one.stage === 'running'}
          words={
            <>
              {wordsOf(one)}
              <LeftOut of={one.left_out} />
            </>
          }
          reason={one.reason}
        />
      )}
    </ImportPages>
  );
}
