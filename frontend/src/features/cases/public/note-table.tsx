import type { TextPlace } from '@vouchwell/rules';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Piece, TableSection } from './note-sections.ts';
import classes from './trace.module.css';

interface NoteTableProps {
  table: TableSection;
  /** What is no word to a reader. */
  sign: (place: TextPlace) => ReactNode;
  piece: (piece: Piece) => ReactNode;
}

/** Whether there is more than is in sight. */
function useWider() {
  const box = useRef<HTMLDivElement>(null);
  const [wider, setWider] = useState(false);
  useEffect(() => {
    const outer = box.current;
    if (!outer) return;
    const sizes = new ResizeObserver(() => setWider(outer.scrollWidth > outer.clientWidth));
    for (const one of [outer, ...outer.children]) sizes.observe(one);
    return () => sizes.disconnect();
  }, []);
  return { box, wider };
}

/** A table of a note in its columns. One that is wider than its place is moved within it, by keys as well. */
export function NoteTable({ table, sign, piece }: NoteTableProps) {
  const { box, wider } = useWider();
  const [heads = [], ...rows] = table.rows.map((cells) =>
    cells.map(({ before, pieces }, column) => ({
      key: column,
      style: { textAlign: table.sides[column], minWidth: `${(table.widths[column] ?? 0) + 1}ch` },
      children: [sign(before), ...pieces.map(piece)],
    })),
  );
  return (
    <>
      <div
        ref={box}
        className={classes.wide}
        {...(wider && { role: 'group', tabIndex: 0, 'aria-label': 'Table, goes on to the right' })}
      >
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
