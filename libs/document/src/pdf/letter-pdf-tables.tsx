import { Text, View } from '@react-pdf/renderer';
import type { LetterFact, LetterRow, LetterTable } from '../letter/letter-content.ts';
import { SectionTitle, type Sheet } from './letter-pdf-sheet.tsx';
import { CONTENT_WIDTH, SHEET_HEIGHT, SIZES, styles } from './letter-pdf-styles.ts';
import { tagged, type Tag } from './letter-pdf-tags.ts';

interface FactsProps {
  readonly facts: readonly LetterFact[];
  readonly fit: Sheet['fit'];
}

/** Labels and values in two columns; what is long takes the whole line, as does the first, whom the letter is about. */
export function Facts({ facts, fit }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <View style={styles.facts} {...tagged('L')}>
      {facts.map(([label, value], index) => {
        const wide = value.length > 32 || index === 0;
        return (
          <View key={label} wrap={false} style={wide ? styles.factWide : styles.fact} {...tagged('LI')}>
            <Text style={styles.factLabel} {...tagged('Lbl')}>
              {label}
            </Text>
            <Text
              style={[styles.factValue, index === 0 ? styles.strong : {}]}
              {...tagged('LBody')}
              {...fit(SIZES.body, (wide ? CONTENT_WIDTH : CONTENT_WIDTH / 2 - 12) - 94)}
            >
              {value}
            </Text>
          </View>
        );
      })}
    </View>
  );
}

/** Points of all columns but the last, and what is left for that. */
const COLUMNS = { 2: [74], 3: [64, 96] } as const;

/** The title and the head stay with the first row; no row that fits a sheet is broken inside. */
export function Table({ table, sheet }: { table: LetterTable; sheet: Sheet }) {
  const { title, columns, rows } = table;
  const widths = COLUMNS[columns.length as keyof typeof COLUMNS];
  const left = CONTENT_WIDTH - widths.reduce((sum, width) => sum + width, 0);
  const { tag: whole } = tagged('Table');
  const drawn = rows.map((row, index) => (
    <Row key={index} row={row} widths={[...widths, left]} whole={whole} sheet={sheet} />
  ));
  const head = (
    <View style={styles.tableHead} {...tagged('TR', { within: whole })}>
      {columns.map((column, index) => (
        <Text key={column} style={{ width: widths[index] ?? left }} {...tagged('TH')}>
          {column}
        </Text>
      ))}
    </View>
  );
  return (
    <>
      <View wrap={!fitsSheet(rows[0]!, sheet)}>
        <SectionTitle>{title}</SectionTitle>
        {head}
        {drawn[0]}
      </View>
      {drawn.slice(1)}
    </>
  );
}

interface RowProps {
  readonly row: LetterRow;
  readonly widths: readonly number[];
  /** The table. */
  readonly whole: Tag;
  readonly sheet: Sheet;
}

function Row({ row, widths, whole, sheet }: RowProps) {
  return (
    <View wrap={!fitsSheet(row, sheet)} style={styles.row}>
      <View style={styles.cells} {...tagged('TR', { within: whole })}>
        {row.cells.map((cell, index) => (
          <View key={index} style={{ width: widths[index]!, paddingRight: 8 }} {...tagged('TD')}>
            <Text style={index === 0 ? styles.strong : {}} {...sheet.fit(SIZES.table, widths[index]! - 10)}>
              {cell}
            </Text>
          </View>
        ))}
      </View>
      {row.below.map((line, index) => (
        <View key={index} {...tagged('TR', { within: whole })}>
          <Text
            style={styles.below}
            {...sheet.fit(SIZES.table, BELOW_WIDTH)}
            {...tagged('TD', { columns: widths.length })}
          >
            {line}
          </Text>
        </View>
      ))}
    </View>
  );
}

const BELOW_WIDTH = CONTENT_WIDTH - 20;

/** Wide letters may make a row higher than a sheet, which must not cut it off. */
function fitsSheet({ cells, below }: LetterRow, { lines }: Sheet): boolean {
  const own = lines(cells.at(-1) ?? '', SIZES.table, 300);
  const count = below.reduce((sum, line) => sum + lines(line, SIZES.table, BELOW_WIDTH), own);
  return count * SIZES.table * 1.4 < SHEET_HEIGHT - 80;
}
