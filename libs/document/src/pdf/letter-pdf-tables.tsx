import { Text, View } from '@react-pdf/renderer';
import type { LetterFact, LetterRow, LetterTable } from '../letter/letter-content.ts';
import { SectionTitle, type Sheet } from './letter-pdf-sheet.tsx';
import { CONTENT_WIDTH, SHEET_HEIGHT, SIZES, styles } from './letter-pdf-styles.ts';
import { tagged, type Tag } from './letter-pdf-tags.ts';
import { linesOf, type SetText } from './lines.ts';

interface FactsProps {
  readonly facts: readonly LetterFact[];
  readonly set: Sheet['set'];
}

/** Letters that surely fit one line of half the width. */
const SHORT = 26;

/** Labels and values in two columns; what is long takes the whole line, as does the first, whom the letter is about. */
export function Facts({ facts, set }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <View style={styles.facts} {...tagged('L')}>
      {facts.map(([label, value], index) => {
        const wide = value.length > SHORT || index === 0;
        const width = wide ? CONTENT_WIDTH : CONTENT_WIDTH / 2 - 12;
        return (
          <View key={label} wrap={false} style={wide ? styles.factWide : styles.fact} {...tagged('LI')}>
            <Text style={styles.factLabel} {...tagged('Lbl')}>
              {label}
            </Text>
            <Text
              style={[styles.factValue, index === 0 ? styles.strong : {}]}
              {...tagged('LBody')}
              {...set(value, SIZES.body, width - 94, index === 0 ? 'strong' : 'regular')}
            />
          </View>
        );
      })}
    </View>
  );
}

/** Points of all columns but the last. */
const COLUMNS = { 2: [74], 3: [64, 96] } as const;
/** Of the heads with their line. */
const HEAD_HEIGHT = 20;

/**
 * The title and the head stay with the first row, and the head stands again wherever the table goes on; no row that fits
 * a sheet is broken inside.
 */
export function Table({ table, sheet }: { table: LetterTable; sheet: Sheet }) {
  const { title, columns, rows } = table;
  const fixed = COLUMNS[columns.length as keyof typeof COLUMNS];
  const widths = [...fixed, CONTENT_WIDTH - fixed.reduce((sum, width) => sum + width, 0)];
  const { tag: whole } = tagged('Table');
  const drawn = rows.map((row) => setRow(row, widths, sheet.set));
  return (
    <>
      <SectionTitle ahead={HEAD_HEIGHT + (movesWhole(drawn[0]!) ? drawn[0]!.height : 0)}>
        {title}
      </SectionTitle>
      <View>
        <View fixed style={styles.tableHead} {...tagged('TR', { within: whole })}>
          {columns.map((column, index) => (
            <Text key={column} style={{ width: widths[index]! }} {...tagged('TH')}>
              {column}
            </Text>
          ))}
        </View>
        {drawn.map((row, index) => (
          <Row key={index} row={row} widths={widths} whole={whole} />
        ))}
      </View>
    </>
  );
}

/** A row with its lines, and the points that they take. */
interface SetRow {
  readonly cells: readonly SetText[];
  readonly below: readonly SetText[];
  readonly height: number;
}

function setRow({ cells, below }: LetterRow, widths: readonly number[], set: Sheet['set']): SetRow {
  const setCells = cells.map((cell, at) =>
    set(cell, SIZES.table, widths[at]! - 10, at === 0 ? 'strong' : 'regular'),
  );
  const setBelow = below.map((line) => set(line, SIZES.table, widths.at(-1)! - 10));
  const lines = setBelow.reduce((sum, line) => sum + linesOf(line), Math.max(...setCells.map(linesOf)));
  const { lineHeight, paddingVertical, borderBottomWidth } = styles.row;
  const around = 2 * paddingVertical + borderBottomWidth + below.length * styles.below.marginTop;
  return { cells: setCells, below: setBelow, height: lines * SIZES.table * lineHeight + around };
}

/** Letters of other heights than most may make a row higher than a sheet, which must not cut it off. */
const movesWhole = ({ height }: SetRow): boolean => height * 1.05 < SHEET_HEIGHT - 80;

interface RowProps {
  readonly row: SetRow;
  readonly widths: readonly number[];
  /** The table. */
  readonly whole: Tag;
}

function Row({ row, widths, whole }: RowProps) {
  return (
    <View wrap={!movesWhole(row)} style={styles.row}>
      <View style={styles.cells} {...tagged('TR', { within: whole })}>
        {row.cells.map((cell, index) => (
          <View key={index} style={{ width: widths[index]!, paddingRight: 8 }} {...tagged('TD')}>
            <Text style={index === 0 ? styles.strong : {}} {...cell} />
          </View>
        ))}
      </View>
      {row.below.map((line, index) => (
        <View key={index} {...tagged('TR', { within: whole })}>
          <Text
            style={[styles.below, { paddingLeft: CONTENT_WIDTH - widths.at(-1)! }]}
            {...line}
            {...tagged('TD', { columns: widths.length })}
          />
        </View>
      ))}
    </View>
  );
}
