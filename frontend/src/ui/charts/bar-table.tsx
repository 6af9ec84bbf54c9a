import { numberText } from '../../lib/counted.ts';
import classes from './bar-table.module.css';

export interface BarRow {
  /** Where names may be alike. */
  key?: number;
  name: string;
  /** Drawn as bars, beside their figures. */
  values: readonly number[];
  /** What else there is to say, behind the bars. */
  texts?: readonly string[];
}

export interface BarTableProps {
  /** What the table shows, for those who hear it. */
  label: string;
  /** Of the names, the values and the texts. */
  headers: readonly string[];
  rows: readonly BarRow[];
  /** The top of the scale of each value; absent: the largest there is. */
  tops?: readonly number[];
  /** How a value is written. */
  write?: (value: number, column: number, row: BarRow) => string;
}

/** A bar for each figure, and the figure beside it: the length says it, and no colour. */
export function BarTable({ label, headers, rows, tops, write = numberText }: BarTableProps) {
  const top = (column: number) =>
    tops?.[column] ?? Math.max(0, ...rows.map(({ values }) => values[column] ?? 0));
  if (rows.length === 0) return <p className={classes.none}>Nothing in this period.</p>;
  return (
    <table className={classes.chart} aria-label={label}>
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key ?? row.name}>
            <th scope="row">{row.name}</th>
            {row.values.map((value, column) => (
              <td key={headers[column + 1]}>
                <span className={classes.bar}>
                  <span className={classes.track} aria-hidden>
                    <span
                      className={classes.fill}
                      style={{ width: `${top(column) > 0 ? (value / top(column)) * 100 : 0}%` }}
                    />
                  </span>
                  <span className={classes.figure}>{write(value, column, row)}</span>
                </span>
              </td>
            ))}
            {row.texts?.map((text, index) => (
              <td key={headers[row.values.length + 1 + index]} className={classes.text}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
