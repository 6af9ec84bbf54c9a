import type { TextPlace } from '@vouchwell/rules';
import type { ReactNode } from 'react';
import type { Piece, TableSection } from './note-sections.ts';
import classes from './trace.module.css';

interface NoteTableProps {
  table: TableSection;
  /** What is no word to a reader. */
  sign: (place: TextPlace) => ReactNode;
  piece: (piece: Piece) => ReactNode;
}

/** A table of a note in its columns. */
export function NoteTable({ table, sign, piece }: NoteTableProps) {
  const [heads = [], ...rows] = table.rows.map((cells) =>
    cells.map(({ before, pieces }, column) => ({
      key: column,
      style: { textAlign: table.sides[column] },
      children: [sign(before), ...pieces.map(piece)],
    })),
  );
  return (
    <>
      <div className={classes.wide}>
        <table className={classes.table}>
          <thead>
            <tr>
              {heads.map(({ key, ...head }) => (
                <th key={key} scope="col" {...head} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map(({ key, ...cell }) => (
                  <td key={key} {...cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {sign(table.rest)}
    </>
  );
}
