import { Text } from '@mantine/core';
import type { ImportedItem } from '@vouchwell/contract';
import { itemColumns } from '@vouchwell/rules';
import { counted } from '../../lib/counted.ts';
import type { Column } from '../../ui/lists/data-table.tsx';
import { FoundInFile, ImportDialog } from '../../ui/lists/import-dialog.tsx';
import { ChooseFile, RefusedRows, Sample } from '../../ui/lists/import-file.tsx';
import { FailureAlert } from '../../ui/states/failure.tsx';
import { useCheckItems, useImportItems, type CheckedItems } from './import-requests.ts';
import { ImportsList } from './imports-list.tsx';

const columns: Column<ImportedItem>[] = [
  { header: 'Line', kind: 'number', cell: ({ line }) => line },
  { header: 'Item', kind: 'main', cell: ({ name }) => name },
];

const changedColumns: Column<ImportedItem>[] = [
  ...columns,
  {
    header: 'Changes',
    kind: 'line',
    cell: ({ changes }) =>
      changes.map(({ column, before, after }) => (
        <Text fz="sm" key={column} style={{ overflowWrap: 'anywhere' }}>
          {column}: {before || 'empty'} → {after || 'empty'}
        </Text>
      )),
  },
];

const key = ({ line }: { line: number }) => line;

interface CheckedProps {
  checked: CheckedItems;
  take: ReturnType<typeof useImportItems>;
  onDone: () => void;
}

function Checked({ checked, take, onDone }: CheckedProps) {
  const { name, file, found } = checked;
  const { seen, total, added, changed, unchanged, refused } = found;
  const taken = added.count + changed.count;
  const begin = () => take.mutate({ file, source: name, seen }, { onSuccess: onDone });
  return (
    <FoundInFile
      title={name}
      take={take}
      failed="Failed to import the items"
      words={`Import ${counted(taken, 'item')}`}
      nothing={taken === 0}
      onTake={begin}
      onLeave={onDone}
    >
      <Text>
        {counted(total, 'row')}: {added.count} new, {changed.count} changed, {unchanged} as they are,{' '}
        {refused.length} refused. Items that the file does not name stay as they are.
      </Text>
      <Sample label="New items" rows={added.first} count={added.count} columns={columns} rowKey={key} />
      <Sample
        label="Changed items"
        rows={changed.first}
        count={changed.count}
        columns={changedColumns}
        rowKey={key}
      />
      <RefusedRows rows={refused} columns={found.columns} fileName="refused-items.csv" />
    </FoundInFile>
  );
}

/** A file of items is chosen, looked at, and taken; the import goes on when the dialog is closed. */
export function ImportItems({ onClose }: { onClose: () => void }) {
  const check = useCheckItems();
  const take = useImportItems();
  const choice = (
    <>
      <Text>
        The first line names the columns, as the export writes them: {itemColumns.join(', ')}. Only the name
        must be there, and the category of a new item. A row whose name is here changes that item; a column
        that the file does not have stays as it is. At most 10,000 rows and 5 MB, saved as CSV UTF-8.
      </Text>
      <ChooseFile accept=".csv,text/csv" loading={check.isPending} onChoose={(file) => check.mutate(file)} />
      <FailureAlert title="This file cannot be imported" error={check.error} />
    </>
  );
  return (
    <ImportDialog
      title="Import items from CSV"
      size={860}
      {...{ check, take, choice, onClose }}
      past={<ImportsList what="items" />}
    >
      {(checked, leave) => <Checked checked={checked} take={take} onDone={leave} />}
    </ImportDialog>
  );
}
