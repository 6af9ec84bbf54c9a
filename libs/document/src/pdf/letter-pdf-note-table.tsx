import type { ReactNode } from 'react';
import { Text, View } from '@react-pdf/renderer';
import { styles } from './letter-pdf-styles.ts';
import { tagged } from './letter-pdf-tags.ts';
import { GUTTER, type SetTable, type SetTableRow } from './note-table-setting.ts';

interface NoteTableProps {
  readonly table: SetTable;
  /** What stands on one sheet with the last row. */
  readonly closing?: ReactNode;
}

/**
 * The head stays with the first row, and stands again wherever the table goes on; no row is broken inside. As of other
 * blocks, the gap below is no part of it.
 */
export function NoteTable({ table, closing }: NoteTableProps) {
  const { heads, rows, size } = table;
  const width = table.widths.reduce((sum, one) => sum + one, 0);
  const { tag: whole } = tagged('Table');
  const row = (set: SetTableRow) => (
    <View style={[styles.row, { width, fontSize: size }]} wrap={false}>
      <View style={styles.cells} {...tagged('TR', { within: whole })}>
        <Cells table={table} row={set} kind="TD" />
      </View>
    </View>
  );
  const last = rows.at(-1);
  const ending = closing !== undefined && last;
  return (
    <>
      <View minPresenceAhead={heads.height + (rows[0]?.height ?? 0)} />
      <View style={styles.noteTable} minPresenceAhead={-styles.noteTable.marginBottom}>
        <View
          fixed
          style={[styles.noteTableHead, { width, fontSize: size }]}
          {...tagged('TR', { within: whole })}
        >
          <Cells table={table} row={heads} kind="TH" />
        </View>
        {(ending ? rows.slice(0, -1) : rows).map((one, index) => (
          <View key={index}>{row(one)}</View>
        ))}
        {ending && (
          <View wrap={false}>
            {row(last)}
            {closing}
          </View>
        )}
      </View>
      {!ending && closing}
    </>
  );
}

interface CellsProps {
  readonly table: SetTable;
  readonly row: SetTableRow;
  readonly kind: 'TH' | 'TD';
}

const Cells = ({ table: { widths, sides }, row: { cells }, kind }: CellsProps) =>
  cells.map((cell, index) => (
    <View key={index} style={{ width: widths[index]!, paddingRight: GUTTER - 2 }} {...tagged(kind)}>
      <Text style={{ textAlign: sides[index]! }} {...cell} />
    </View>
  ));
