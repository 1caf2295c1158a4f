import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export interface Column<Row> {
  label: string;
  /** Null: the cell is empty, and the narrow layout leaves out its line. */
  show: (row: Row) => ReactNode;
  /** The value is never broken into lines, except on phones. */
  isWhole?: boolean;
  /** A text of any length, which may be broken anywhere. */
  isLong?: boolean;
}

export interface DataTableProps<Row> {
  /** Id of the heading that names the table. */
  labelledBy: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string;
}

/** A table that becomes a list of named values where it does not fit. */
export function DataTable<Row>({ labelledBy, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <table className={classes.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)}>
            {columns.map(({ label, show, isWhole, isLong }) => {
              const content = show(row);
              const isEmpty = content === null || content === '';
              return (
                <td
                  key={label}
                  data-label={label}
                  data-whole={isWhole ? '' : undefined}
                  data-long={isLong ? '' : undefined}
                  data-empty={isEmpty ? '' : undefined}
                >
                  {isEmpty ? '–' : <div>{content}</div>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
